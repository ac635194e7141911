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
  messages: budget('messages on sockets', [60, 1200], [240, 4800]),
  connects: budget('sockets and streams that are opened', [20, 20], [60, 60]),
  webhooks: budget('webhooks that tell somebody', [120, 300], [480, 1200]),
  pushes: budget('push messages that tell somebody', [10, 4], [40, 16]),
  mails: budget('e-mails to one address', [5, 0.1], [20, 0.4]),
} as const satisfies Record<string, Budget<Rate>>;
export type RateName = keyof typeof RATES;

export const HOLDINGS = {
  sockets: { what: 'open sockets and streams', person: 10, address: 60 },
  exports: { what: 'exports that are read', person: 1, address: 4 },
  passwords: { what: 'requests with a password that are worked at', person: 2, address: 2 },
  webhooks: { what: 'webhooks of somebody that are called', person: 4, address: 8 },
  pushes: { what: 'push messages to somebody that are under way', person: 10, address: 20 },
  watches: { what: 'matches that are watched, on all sockets together', person: 40, address: 120 },
} as const satisfies Record<string, Budget<number>>;
export type HoldingName = keyof typeof HOLDINGS;

export const BODY_BYTES = 16_384; // of a request, or of a message on a socket
export const SLOW_CLIENT_BYTES = 400_000; // waiting to be sent: such a line is closed
export const EXPORT_WAIT_MS = 30_000; // for a reader to take what an export has for it
export const HEADERS_MS = 8_000; // for the head of a request to arrive
export const REQUEST_MS = 10_000; // for all of it
export const CONNECTIONS = 100; // open at once from one address; a proxy that is trusted has no limit
export const MESSAGES_UNDERWAY = 16; // of one socket, not answered yet
export const FLOOD_REFUSALS = 200; // of one socket within ten seconds: then it is closed

export const OPEN_TABLES = 5; // of one host, not started yet
export const BOT_GAMES = 10; // running, of one host
export const BOTS_OWNED = 10; // of one account
export const BOT_TOKENS = 20; // of one bot
export const TABLES_LISTED = 100; // in the lobby
export const TABLES_LISTED_OF_HOST = 2;

export const WEBHOOKS_AT_ONCE = 50; // of a node: more are left out
export const PUSHES_AT_ONCE = 50; // of a node: more are tried again later
export const PUSH_DEVICES = 10; // of one person: the latest
export const PUSH_KEPT_DAYS = 7; // by a push service, for a device that is switched off, if the move has no deadline

export const TABLE_LISTED_MS = 60 * 60_000; // in the lobby, at most
export const HOST_GONE_MS = 2 * 60_000; // nobody at a table was seen for so long: it is not offered to others

export const CHAT_CHARACTERS = 500; // a line
export const CHAT_LINES = 200; // kept of a match: the latest

export const HASH_QUEUE = 16; // passwords that wait for the thread that hashes them

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
  ['connections from one address at once (not from a trusted proxy)', String(CONNECTIONS)],
  ['what a socket or a stream may leave unread', bytes(SLOW_CLIENT_BYTES)],
  ['time for the reader of an export to take more', `${EXPORT_WAIT_MS / 1000} s`],
  ['messages of one socket that are worked at', String(MESSAGES_UNDERWAY)],
  ['refusals for flooding within ten seconds before a socket is closed', String(FLOOD_REFUSALS)],
  ['tables of one host that have not started', String(OPEN_TABLES)],
  ['running games of one host against the house', String(BOT_GAMES)],
  ['bots of one account; tokens of one bot', `${BOTS_OWNED}; ${BOT_TOKENS}`],
  ['tables in the lobby; of one host', `${TABLES_LISTED}; ${TABLES_LISTED_OF_HOST}`],
  [
    'a table in the lobby; without anybody who was seen at it',
    `${TABLE_LISTED_MS / 60_000} minutes; ${HOST_GONE_MS / 60_000} minutes`,
  ],
  ['a line of chat; lines kept of a match', `${CHAT_CHARACTERS} characters; ${CHAT_LINES}`],
  ['webhooks that a node calls at once', String(WEBHOOKS_AT_ONCE)],
  ['push messages of a node that are under way', String(PUSHES_AT_ONCE)],
  ['browsers of one person that are told by push', String(PUSH_DEVICES)],
  ['a push message for a device that is switched off, at most', `until the deadline, or ${PUSH_KEPT_DAYS} days`],
  ['passwords that wait to be hashed', String(HASH_QUEUE)],
  ...Object.values(KEPT).map(({ days, what }) => [`kept: ${what}`, `${days} ${days === 1 ? 'day' : 'days'}`] as const),
];

function bytes(count: number): string {
  return `${Math.round(count / 1000)} kB`;
}

function budget(what: string, person: readonly [number, number], address: readonly [number, number]): Budget<Rate> {
  const rate = ([atOnce, perMinute]: readonly [number, number]): Rate => ({ atOnce, perMinute });
  return { what, person: rate(person), address: rate(address) };
}
