/** Every limit of the server. docs/operations.md shows these tables, and a test compares them. */

/** Token bucket: a burst after a pause, then a rate per minute. */
export interface Rate {
  readonly atOnce: number;
  readonly perMinute: number;
}

/** Both limits apply: to one person with many addresses, and to one address with many persons. */
export interface Budget<Amount> {
  readonly what: string;
  readonly person: Amount;
  readonly address: Amount; // an IPv4 address, or the first 64 bits of an IPv6 address
}

/** Common sizes of IPv6 subscribers' networks, the widest first. Each is counted, with a multiple of the amount of an address. */
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
  imports: budget('games of one device that are added to a table of two', [20, 10], [40, 20]),
  listings: budget('public tables, also by `seek`', [10, 1], [20, 0.5]),
  bots: budget('computer opponents that sit down', [8, 4], [24, 12]),
  chat: budget('lines of chat', [10, 30], [50, 150]),
  messages: budget('messages on sockets, pings and unasked pongs included', [60, 1200], [240, 4800]),
  connects: budget('sockets and streams that are opened', [20, 20], [60, 60]),
  webhooks: budget('webhooks that tell somebody of their games', [120, 300], [480, 1200]),
  webhookInvitations: budget('webhooks that tell somebody of invitations', [60, 60], [240, 240]),
  pushes: budget('push messages that tell somebody of their games', [10, 4], [40, 16]),
  pushInvitations: budget('push messages that tell somebody of invitations', [10, 4], [40, 16]),
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

export const BODY_BYTES = 16_384; // of a request body, or of a message on a socket
export const MESSAGE_FRAGMENTS = 64; // of one message on a socket
export const MESSAGE_CHUNKS = 128; // TCP reads that one frame may be spread over
export const UNREAD_PAUSE_BYTES = 100_000; // waiting to be sent: the server stops reading from the socket
export const SLOW_CLIENT_BYTES = 400_000; // waiting to be sent: the connection is closed
export const CLOSING_BYTES = 64_000; // still read from a socket that is being closed
export const EXPORT_WAIT_MS = 30_000; // for the reader of an export to take the next part
export const HEADERS_MS = 8_000; // for all request headers to arrive
export const REQUEST_MS = 10_000; // for the whole request to arrive
export const ANSWER_MS = 60_000; // without a byte to or from the client: the connection is closed
export const CONNECTIONS = 100; // open at once from one address; no limit for a trusted proxy
export const FLOOD_OF_ADDRESS = 2000; // new connections and refused requests of one address within `FLOOD_WITHIN_MS`; beyond, it is blocked for the rest of that time
export const FLOOD_WITHIN_MS = 10_000;
export const PIPELINED = 16; // unanswered requests of one connection
export const UNREAD_BYTES_OF_ADDRESS = 4_000_000; // sent to all connections of an address, and not read
export const UNREAD_BYTES_OF_NODE = 64_000_000;
export const MESSAGES_UNDERWAY = 16; // unanswered messages of one socket
export const FLOOD_REFUSALS = 200; // of one socket within `FLOOD_WITHIN_MS`; beyond, it is closed
export const NOTICE_EVERY_MS = 1000; // minimum interval between two lists of waiting games for one person
export const PRESENCE_EVERY_MS = 500; // minimum interval between two counts of who is at a match

export const RACE_ALLOWANCE_MS = 100; // most that a call in a race is dated back from its arrival; normally half a round trip

export const GAMES_AT_ONCE = 50; // of one person, including tables that have not started; no limit for the server's bots
export const OPEN_TABLES = 5; // of one host, not started yet
export const INVITATIONS_OF_NETWORK = 10; // of one person that wait, from hosts in one network
export const BOT_GAMES = 10; // of one host with bots of the server, including tables that have not started
export const BOTS_OWNED = 10; // of one account
export const BOT_TOKENS = 20; // of one bot
export const DUOS = 20; // lasting tables of two of one person
export const CHAIRS_OPEN_MS = 24 * 60 * 60_000; // to accept two games on one deal
export const DUO_GAMES = 500; // of one device, added to a table of two
export const PUZZLE_TRIES = 2000; // of one person, in each game
export const TABLES_LISTED = 100; // in the lobby
export const TABLES_LISTED_OF_HOST = 2;

export const WEBHOOKS_AT_ONCE = 50; // of a node; further calls wait in a fair queue
export const WEBHOOKS_WAITING = 500; // of a node; beyond, the network or person with the most waiting calls loses its last
export const PUSHES_AT_ONCE = 50; // of a node; further ones are retried later
export const PUSH_DEVICES = 10; // of one person: the latest
export const PUSH_KEPT_DAYS = 7; // storage time at a push service for a device that is offline, if the move has no deadline

export const TABLE_LISTED_MS = 60 * 60_000; // longest time in the lobby
export const HOST_GONE_MS = 2 * 60_000; // a table is no longer offered if none of its players was seen for this long
export const HOST_RELOAD_MS = 5_000; // how long a table is still offered after all its players closed their sockets: a page may be reloading

/** Hashes stored for one seat of a rated game: of browsers, and of browsers and addresses together. */
export const [BROWSERS_OF_SEAT, ORIGINS_OF_SEAT] = [20, 40];

/**
 * Entries in the log of a match. The longest Targi game that a program constructed has 296 moves, and the rules allow at most 1,620, of
 * them 1,336 by one seat: 12 rounds of 3 placements, 5 pieces with 3 moves each, 2 moves for the hand card, 3 at the end of the turn and up
 * to 90 exchanges at the Trader, and 4 raids. Games of Targets have about 160 entries, but Doubles and tied Golden Targets have no upper
 * bound. Therefore the limit counts per seat: a player who fills the log ends only their own game.
 */
export const SEAT_LINES = 2000; // written by one seat in one match, undone moves included; beyond, it can only resign
export const UNDOS = 20; // granted to one player in one match
export const UNDO_LINES = 600; // entries of a match after which undo is refused, so that a whole game still fits under SEAT_LINES
export const RATING_POINTS = 500; // shown of the history of a rating: the latest
export const LOG_PAGE = 400; // entries; a picture has at most two pages of the log, the latest

export const CHAT_CHARACTERS = 500; // of one message
export const CHAT_MARKS = 8; // combining marks on one letter
export const CHAT_LINES = 200; // stored for a match: the latest
export const CHAT_KEPT_CHARACTERS = 20_000; // of all lines together, because everybody who joins receives them in one message

export const HASH_QUEUE = 200; // passwords of a node waiting to be hashed, about 100 ms each; beyond, the largest network loses its last

export const GUESSES_FREE = 5; // wrong passwords for one name; each further one doubles the time that an address waits before its next guess
export const GUESS_LONGEST_WAIT_MS = 15 * 60_000;
export const GUESSES_FORGOTTEN_MS = 60 * 60_000; // after the latest wrong password
export const GUESSES_KEPT = 20_000; // entries of names, and of addresses at names, in a node's memory: the latest
export const DEVICE_MARKS = 5; // accounts in the device cookie of a browser: the latest

/** Retention times of unused data. */
export const KEPT = {
  emptyTable: { days: 1, what: 'a table where nobody sits' },
  lonelyTable: { days: 7, what: 'a table that never started, since one of its players was last seen' },
  emptyDuo: { days: 90, what: 'a lasting table of two that nobody has joined' },
  guestSession: { days: 30, what: 'the cookie of a guest, since it was last used' },
  guest: { days: 30, what: 'a guest without a cookie who has never played' },
  accountSession: { days: 365, what: 'the cookie of an account, since it was last used' },
} as const satisfies Record<string, { readonly days: number; readonly what: string }>;

/** All other limits, for the table in the docs. */
export const OTHER_LIMITS: readonly (readonly [what: string, limit: string])[] = [
  ['body of a request, message on a socket', bytes(BODY_BYTES)],
  ['time for a request to arrive: its head, all of it', `${HEADERS_MS / 1000} s, ${REQUEST_MS / 1000} s`],
  [
    `an IPv6 network of ${NETWORKS.map(({ bits }) => bits).join(', ')} bits`,
    `${NETWORKS.map(({ times }) => times).join(', ')} times as much as an address`,
  ],
  ['connections from one address at once (not from a trusted proxy)', String(CONNECTIONS)],
  [
    `new connections and refused requests of one address within ${FLOOD_WITHIN_MS / 1000} s, before its connections are closed for the rest of them`,
    String(FLOOD_OF_ADDRESS),
  ],
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
  [`refusals for flooding within ${FLOOD_WITHIN_MS / 1000} s before a socket is closed`, String(FLOOD_REFUSALS)],
  ['lists of waiting games that a node sends to one person', `one in ${NOTICE_EVERY_MS / 1000} s`],
  ['counts of who is at a match, from one node', `one in ${PRESENCE_EVERY_MS / 1000} s`],
  ['what a call in a race is counted earlier than it arrived, for half of a round trip', `${RACE_ALLOWANCE_MS} ms`],
  ['games of one person at once, tables that have not started included', String(GAMES_AT_ONCE)],
  ['tables of one host that have not started', String(OPEN_TABLES)],
  ['invitations of one person that wait, from hosts in one network', String(INVITATIONS_OF_NETWORK)],
  ['games of one host against computer opponents, tables that have not started included', String(BOT_GAMES)],
  ['lasting tables of two of one person; games of one device at such a table', `${DUOS}; ${DUO_GAMES}`],
  ['tries at puzzles of one person in one game', String(PUZZLE_TRIES)],
  ['time to accept two games on one deal', `${CHAIRS_OPEN_MS / 3_600_000} hours`],
  ['bots of one account; tokens of one bot', `${BOTS_OWNED}; ${BOT_TOKENS}`],
  ['tables in the lobby; of one host', `${TABLES_LISTED}; ${TABLES_LISTED_OF_HOST}`],
  [
    'a table in the lobby; without anybody who was seen at it; after the last socket of its players closed',
    `${TABLE_LISTED_MS / 60_000} minutes; ${HOST_GONE_MS / 60_000} minutes; ${HOST_RELOAD_MS / 1000} seconds`,
  ],
  [
    'browsers that a seat of a rated game is known by, as hashes; browsers and addresses together',
    `${BROWSERS_OF_SEAT}; ${ORIGINS_OF_SEAT}`,
  ],
  ['lines of the log that one seat writes in one match', String(SEAT_LINES)],
  ['undos of one player in one match; lines of a match after which there is no undo', `${UNDOS}; ${UNDO_LINES}`],
  ['lines of the log in a picture; in a page of the log', `${2 * LOG_PAGE}; ${LOG_PAGE}`],
  ['ratings in the history of a player that are shown: the latest', String(RATING_POINTS)],
  [
    'a line of chat; lines kept of a match',
    `${CHAT_CHARACTERS} characters; ${CHAT_LINES}, with ${CHAT_KEPT_CHARACTERS} characters in all`,
  ],
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
