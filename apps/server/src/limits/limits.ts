/** Every limit of the house, once. docs/operations.md shows these tables, and a test compares them. */

/** So many at once after a pause, and then so many a minute. */
export interface Rate {
  readonly atOnce: number;
  readonly perMinute: number;
}

/** Both count: one person with many addresses and one address with many persons. */
export interface Budget<Amount> {
  readonly what: string;
  readonly person: Amount;
  readonly address: Amount; // an IPv4 address, or the first 64 bits of an IPv6 address
}

/** IPv6 subscribers are given networks of these sizes; each is counted, with so many times the amount of an address. The widest first. */
export const NETWORKS = [
  { bits: 48, times: 4 },
  { bits: 56, times: 2 },
  { bits: 64, times: 1 },
] as const;

export const RATES = {
  reads: budget('cheap questions: who am I, which games, my bots, the chat of a table', [240, 240], [1200, 1200]),
  pictures: budget('whole matches: pictures, moments, files, `watch`', [60, 120], [240, 480]),
  lists: budget('lists: the lobby, my games, people, leaders', [30, 60], [120, 240]),
  exports: budget('exports of finished games', [2, 2], [4, 4]),
  writes: budget('other requests that change something', [60, 120], [240, 480]),
  plays: budget('moves by HTTP', [120, 600], [480, 2400]),
  guests: budget('new guests', [20, 10], [20, 10]),
  passwords: budget('passwords that are set or tried', [10, 5], [10, 5]),
  tables: budget('new tables, `seek` and `rematch`', [10, 10], [40, 40]),
  bots: budget('opponents of the house that sit down', [8, 4], [24, 12]),
  chat: budget('lines of chat', [10, 30], [50, 150]),
  messages: budget('messages on sockets, pings and unasked pongs included', [60, 1200], [240, 4800]),
  connects: budget('sockets and streams that are opened', [20, 20], [60, 60]),
  webhooks: budget('webhooks that tell somebody', [120, 300], [480, 1200]),
  pushes: budget('push messages that tell somebody', [10, 4], [40, 16]),
  pages: budget('pages and files of the site, and whatever else is asked for', [2400, 2400], [2400, 2400]),
  previews: budget('pictures for link previews', [30, 60], [30, 60]),
  mails: budget('e-mails to one address', [5, 0.1], [20, 0.4]),
} as const satisfies Record<string, Budget<Rate>>;
export type RateName = keyof typeof RATES;

export const HOLDINGS = {
  sockets: { what: 'open sockets and streams', person: 10, address: 60 },
  exports: { what: 'exports that are read', person: 1, address: 4 },
  passwords: { what: 'requests with a password that are worked at', person: 2, address: 2 },
  webhooks: { what: 'webhooks of a person and all their bots that are called or wait', person: 4, address: 8 },
  pushes: { what: 'push messages to somebody that are under way', person: 10, address: 20 },
  watches: { what: 'matches that are watched, on all sockets together', person: 40, address: 120 },
} as const satisfies Record<string, Budget<number>>;
export type HoldingName = keyof typeof HOLDINGS;

export const BODY_BYTES = 16_384; // of a request, or of a message on a socket
export const MESSAGE_FRAGMENTS = 64; // of one message on a socket
export const MESSAGE_CHUNKS = 128; // TCP reads that one frame may be spread over
export const UNREAD_PAUSE_BYTES = 100_000; // waiting to be sent: nothing more is read from such a socket
export const SLOW_CLIENT_BYTES = 400_000; // waiting to be sent: such a connection is closed
export const CLOSING_BYTES = 64_000; // read from a socket that is being closed
export const EXPORT_WAIT_MS = 30_000; // for a reader to take what an export has for it
export const HEADERS_MS = 8_000; // for the head of a request to arrive
export const REQUEST_MS = 10_000; // for all of it
export const ANSWER_MS = 60_000; // without a byte to or from the client: the connection is closed
export const CONNECTIONS = 100; // open at once from one address; a proxy that is trusted has no limit
export const PIPELINED = 16; // requests of one connection that are not answered yet
export const UNREAD_BYTES_OF_ADDRESS = 4_000_000; // sent to all connections of an address, and not read
export const UNREAD_BYTES_OF_NODE = 64_000_000;
export const MESSAGES_UNDERWAY = 16; // of one socket, not answered yet
export const FLOOD_REFUSALS = 200; // of one socket within ten seconds: then it is closed
export const NOTICE_EVERY_MS = 1000; // between two lists of waiting games to one person

export const RACE_ALLOWANCE_MS = 100; // that a call in a race is counted earlier than it arrived: half of a round trip, and at most this

export const GAMES_AT_ONCE = 50; // of one person, tables that have not started included; the house's opponents have no limit
export const OPEN_TABLES = 5; // of one host, not started yet
export const BOT_GAMES = 10; // running, of one host
export const BOTS_OWNED = 10; // of one account
export const BOT_TOKENS = 20; // of one bot
export const TABLES_LISTED = 100; // in the lobby
export const TABLES_LISTED_OF_HOST = 2;

export const WEBHOOKS_AT_ONCE = 50; // of a node: more wait in a fair queue
export const WEBHOOKS_WAITING = 500; // of a node: of more, the largest network or person loses the last
export const PUSHES_AT_ONCE = 50; // of a node: more are tried again later
export const PUSH_DEVICES = 10; // of one person: the latest
export const PUSH_KEPT_DAYS = 7; // by a push service, for a device that is switched off, if the move has no deadline

export const TABLE_LISTED_MS = 60 * 60_000; // in the lobby, at most
export const HOST_GONE_MS = 2 * 60_000; // nobody at a table was seen for so long: it is not offered to others
export const HOST_RELOAD_MS = 5_000; // everybody at a table closed their sockets: it is offered for so long, as a page may be reloading

export const ORIGINS_OF_SEAT = 20; // hashes of addresses that are stored of one seat in a rated game

/**
 * Lines of the log of a match. The longest game of Targi that a program built has 296 moves, and no game can have more than 1,620, of them
 * 1,336 by one seat: 12 rounds of 3 placements, 5 pieces with 3 moves each, 2 moves for the hand card, 3 at the end of the turn and up to
 * 90 exchanges at the Trader, and 4 raids. Games of Targets have about 160 lines, but Doubles and tied Golden Targets may go on for ever.
 * So lines are counted by seat: a player who fills the log ends their own game, and nobody else's.
 */
export const SEAT_LINES = 2000; // that one seat writes in one match, undone moves included; then it can only resign
export const UNDOS = 20; // that one player may get in one match
export const UNDO_LINES = 600; // of a match: after so many there is no undo, so that a whole game still fits under SEAT_LINES
export const LOG_PAGE = 400; // a picture has at most two pages of the log: the latest

export const CHAT_CHARACTERS = 500; // a line
export const CHAT_MARKS = 8; // accents on one letter
export const CHAT_LINES = 200; // kept of a match: the latest

export const HASH_QUEUE = 200; // passwords of a node that wait to be hashed, about 100 ms each; then the largest network loses its last

export const GUESSES_FREE = 5; // wrong passwords for one name; each one more doubles the time that an address waits for its next
export const GUESS_LONGEST_WAIT_MS = 15 * 60_000;
export const GUESSES_FORGOTTEN_MS = 60 * 60_000; // after the last one
export const GUESSES_KEPT = 20_000; // names, and addresses at names, that a node remembers: the latest
export const DEVICE_MARKS = 5; // accounts that a browser is known for: the latest

/** For how long what nobody comes back for is kept. */
export const KEPT = {
  emptyTable: { days: 1, what: 'a table where nobody sits' },
  lonelyTable: { days: 7, what: 'a table that never started, since one of its players was last seen' },
  guestSession: { days: 30, what: 'the cookie of a guest, since it was last used' },
  guest: { days: 30, what: 'a guest without a cookie who has never played' },
  accountSession: { days: 365, what: 'the cookie of an account, since it was last used' },
} as const satisfies Record<string, { readonly days: number; readonly what: string }>;

/** Everything else that is a limit, for the table in the documents. */
export const OTHER_LIMITS: readonly (readonly [what: string, limit: string])[] = [
  ['body of a request, message on a socket', bytes(BODY_BYTES)],
  ['time for a request to arrive: its head, all of it', `${HEADERS_MS / 1000} s, ${REQUEST_MS / 1000} s`],
  [
    `an IPv6 network of ${NETWORKS.map(({ bits }) => bits).join(', ')} bits`,
    `${NETWORKS.map(({ times }) => times).join(', ')} times as much as an address`,
  ],
  ['connections from one address at once (not from a trusted proxy)', String(CONNECTIONS)],
  ['a connection on which nothing is read or written', `closed after ${ANSWER_MS / 1000} s`],
  ['requests of one connection that wait for their answers', String(PIPELINED)],
  [
    'answers that one address leaves unread; all clients of a node: then the connections with the most are closed',
    `${bytes(UNREAD_BYTES_OF_ADDRESS)}; ${bytes(UNREAD_BYTES_OF_NODE)}`,
  ],
  ['fragments of a message on a socket; TCP reads of one frame', `${MESSAGE_FRAGMENTS}; ${MESSAGE_CHUNKS}`],
  ['what a socket or a stream may leave unread', bytes(SLOW_CLIENT_BYTES)],
  ['what a socket may leave unread before the server stops reading it', bytes(UNREAD_PAUSE_BYTES)],
  ['what is read from a socket that is being closed', bytes(CLOSING_BYTES)],
  ['time for the reader of an export to take more', `${EXPORT_WAIT_MS / 1000} s`],
  ['messages of one socket that are worked at', String(MESSAGES_UNDERWAY)],
  ['refusals for flooding within ten seconds before a socket is closed', String(FLOOD_REFUSALS)],
  ['lists of waiting games that a node sends to one person', `one in ${NOTICE_EVERY_MS / 1000} s`],
  ['what a call in a race is counted earlier than it arrived, for half of a round trip', `${RACE_ALLOWANCE_MS} ms`],
  ['games of one person at once, tables that have not started included', String(GAMES_AT_ONCE)],
  ['tables of one host that have not started', String(OPEN_TABLES)],
  ['running games of one host against the house', String(BOT_GAMES)],
  ['bots of one account; tokens of one bot', `${BOTS_OWNED}; ${BOT_TOKENS}`],
  ['tables in the lobby; of one host', `${TABLES_LISTED}; ${TABLES_LISTED_OF_HOST}`],
  [
    'a table in the lobby; without anybody who was seen at it; after the last socket of its players closed',
    `${TABLE_LISTED_MS / 60_000} minutes; ${HOST_GONE_MS / 60_000} minutes; ${HOST_RELOAD_MS / 1000} seconds`,
  ],
  ['addresses that a seat of a rated game is known by, as hashes', String(ORIGINS_OF_SEAT)],
  ['lines of the log that one seat writes in one match', String(SEAT_LINES)],
  ['undos of one player in one match; lines of a match after which there is no undo', `${UNDOS}; ${UNDO_LINES}`],
  ['lines of the log in a picture; in a page of the log', `${2 * LOG_PAGE}; ${LOG_PAGE}`],
  ['a line of chat; lines kept of a match', `${CHAT_CHARACTERS} characters; ${CHAT_LINES}`],
  ['accents on one letter of a line of chat', String(CHAT_MARKS)],
  ['webhooks that a node calls at once; that wait', `${WEBHOOKS_AT_ONCE}; ${WEBHOOKS_WAITING}`],
  ['push messages of a node that are under way', String(PUSHES_AT_ONCE)],
  ['browsers of one person that are told by push', String(PUSH_DEVICES)],
  ['a push message for a device that is switched off, at most', `until the deadline, or ${PUSH_KEPT_DAYS} days`],
  ['passwords that wait to be hashed, of all callers together', String(HASH_QUEUE)],
  ['wrong passwords for one name before an address waits', String(GUESSES_FREE)],
  [
    'time that an address then waits for its next: doubled by each wrong password for the name, at most; forgotten after',
    `${GUESS_LONGEST_WAIT_MS / 60_000} minutes; ${GUESSES_FORGOTTEN_MS / 60_000} minutes`,
  ],
  ['accounts that a browser is known for', String(DEVICE_MARKS)],
  ...Object.values(KEPT).map(({ days, what }) => [`kept: ${what}`, `${days} ${days === 1 ? 'day' : 'days'}`] as const),
];

function bytes(count: number): string {
  return `${Math.round(count / 1000)} kB`;
}

function budget(what: string, person: readonly [number, number], address: readonly [number, number]): Budget<Rate> {
  const rate = ([atOnce, perMinute]: readonly [number, number]): Rate => ({ atOnce, perMinute });
  return { what, person: rate(person), address: rate(address) };
}
