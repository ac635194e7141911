/** Permissions of every route and every socket message, for every kind of caller. `authorisation.test.ts` checks them. */

/**
 * nobody has no session. guest and account are not seated at the table; account owns bot, which uses a token. blue created the table, is
 * seated and to act; white is seated, too.
 */
export const CALLERS = ['nobody', 'guest', 'account', 'bot', 'blue', 'white'] as const;
export type Caller = (typeof CALLERS)[number];

/** `ok`, or the code of the refusal: one for each caller in the order of `CALLERS`, or one for all. */
export type Expected = string | readonly [string, string, string, string, string, string];

export interface Row {
  readonly expected: Expected;
  readonly table?: 'open' | 'running' | 'over' | 'asked'; // created for each caller; asked: blue asks for undo
  readonly body?: unknown; // MOVE is replaced by a legal move of blue, NONCE by a random number
  readonly isStream?: true; // a streamed answer
  readonly query?: string;
  readonly path?: Readonly<Record<string, string>>; // values of parameters other than the table and the bot
}

const signedIn: Expected = ['unauthorized', 'ok', 'ok', 'ok', 'ok', 'ok'];
const seated: Expected = ['unauthorized', 'not-seated', 'not-seated', 'not-seated', 'ok', 'ok'];
const forAccounts: Expected = ['unauthorized', 'forbidden', 'ok', 'forbidden', 'forbidden', 'forbidden'];
const forPeople: Expected = ['unauthorized', 'ok', 'ok', 'forbidden', 'ok', 'ok']; // not for bot tokens
const inNoDuo: Expected = ['unauthorized', 'not-found', 'not-found', 'forbidden', 'not-found', 'not-found'];
const TERMS = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: false,
  visibility: 'private',
  chat: true,
};
export const SUBSCRIPTION = {
  endpoint: 'https://push.example/send/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  language: 'en',
};
const DAILY = { ':game': 'targi', ':date': new Date().toISOString().slice(0, 10) };
const PUZZLES = { ':game': 'targi' };
const SHOT = { ...DAILY, ':game': 'targets' };
const STROKE = { vxMmS: 0, vzMmS: -1000, highPm: 150, sidePm: 0 };
const NO_DUO = { ':id': 'A'.repeat(22), ':key': 'A'.repeat(22) }; // who may do what at a table of two: `duos.test.ts`
const DEVICE_GAME = { game: 'targi', text: 'x', seat: 'blue', playedMs: 1 };
const PLAY = { onVersion: 0, moves: ['MOVE'], key: 'k' };

export const ROUTES: Readonly<Record<string, Row>> = {
  'POST /api/session': { expected: 'ok', body: {} },
  'GET /api/me': { expected: signedIn },
  'POST /api/account': {
    expected: ['unauthorized', 'ok', 'wrong-status', 'forbidden', 'ok', 'ok'],
    body: { name: 'NAME', password: 'correct horse' },
  },
  'PUT /api/account/name': { expected: forAccounts, body: { name: 'NAME' } },
  'PUT /api/account/password': {
    expected: ['unauthorized', 'forbidden', 'wrong-password', 'forbidden', 'forbidden', 'forbidden'],
    body: { old: 'not it at all', password: 'correct horse' },
  },
  'PUT /api/account/language': { expected: forPeople, body: { language: 'fr' } },
  'PUT /api/account/notices': { expected: forPeople, body: {} },
  'DELETE /api/account': { expected: ['unauthorized', 'ok', 'wrong-password', 'forbidden', 'ok', 'ok'], body: {} },
  'POST /api/login': { expected: 'wrong-password', body: { name: 'nobody at all', password: 'x' } },
  'POST /api/logout': { expected: signedIn },
  'GET /api/bots': { expected: forAccounts },
  'POST /api/bots': { expected: forAccounts, body: { name: 'NAME' } },
  'DELETE /api/bots/:id': {
    expected: ['unauthorized', 'forbidden', 'wrong-password', 'forbidden', 'forbidden', 'forbidden'],
    body: { password: 'not it at all' },
  },
  'PUT /api/bots/:id/notices': {
    expected: forAccounts,
    body: { webhook: 'https://bots.example/turn', password: 'correct horse' },
  },
  'POST /api/bots/:id/tokens': { expected: forAccounts, body: { label: 'x' } },
  'DELETE /api/bots/:id/tokens': { expected: forAccounts },
  'GET /api/push/key': { expected: 'ok' },
  'PUT /api/push/subscription': { expected: forPeople, body: SUBSCRIPTION },
  'DELETE /api/push/subscription': { expected: forPeople },

  // Today at UTC is open everywhere.
  'GET /api/daily/:game': { expected: 'ok', path: DAILY },
  'GET /api/daily/:game/:date': { expected: 'ok', path: DAILY },
  'GET /api/daily/:game/:date/games': { expected: 'not-now', path: DAILY },
  'POST /api/daily/:game/:date/start': { expected: forPeople, path: DAILY },
  'POST /api/daily/:game/:date/practise': {
    expected: ['unauthorized', 'not-now', 'not-now', 'forbidden', 'not-now', 'not-now'],
    path: DAILY,
  },

  'GET /api/puzzles/:game': { expected: 'ok', path: PUZZLES },
  'GET /api/puzzles/:game/tries': { expected: forPeople, path: PUZZLES },
  'POST /api/puzzles/:game/tries': { expected: forPeople, path: PUZZLES, body: { tries: [] } },
  'POST /api/duos': { expected: forPeople, body: {} },
  'GET /api/mine/duos': { expected: forPeople },
  'GET /api/duos/:id': { expected: 'not-found', path: NO_DUO },
  ...Object.fromEntries(
    [
      'GET /api/duos/:id/games',
      'GET /api/duos/:id/cards',
      'POST /api/duos/:id/join',
      'POST /api/duos/:id/leave',
      'POST /api/duos/:id/link',
    ].map((route) => [route, { expected: inNoDuo, path: NO_DUO }]),
  ),
  'POST /api/duos/:id/games': { expected: inNoDuo, path: NO_DUO, body: DEVICE_GAME },
  'GET /api/duos/:id/games/:key': { expected: inNoDuo, path: NO_DUO },
  'DELETE /api/duos/:id/games/:key': { expected: inNoDuo, path: NO_DUO },
  'POST /api/duos/:id/next': { expected: inNoDuo, path: NO_DUO, body: { game: 'targi' } },
  'GET /api/shots/:game': { expected: 'ok', path: SHOT },
  'GET /api/shots/:game/:date': { expected: 'ok', path: SHOT },
  'GET /api/shots/:game/:date/tries': { expected: 'not-now', path: SHOT },
  'POST /api/shots/:game/:date/tries': {
    expected: forPeople,
    path: SHOT,
    body: { n: 1, stroke: STROKE, key: 'k' },
  },

  'POST /api/matches': { expected: signedIn, body: { terms: TERMS } },
  'GET /api/matches/:id': { expected: 'ok', table: 'running' }, // anyone with the link may watch
  'GET /api/matches/:id/log': { expected: 'ok', table: 'running', query: '?before=1' },
  'GET /api/matches/:id/at/:version': { expected: 'ok', table: 'running', path: { ':version': '0' } },
  'POST /api/matches/:id/sit': {
    expected: ['unauthorized', 'ok', 'ok', 'ok', 'already-seated', 'ok'],
    table: 'open',
    body: { nonce: 'NONCE' },
  },
  'POST /api/matches/:id/bot': {
    expected: ['unauthorized', 'forbidden', 'forbidden', 'forbidden', 'ok', 'forbidden'],
    table: 'open',
    body: { bot: 'shepherd' },
  },
  'POST /api/matches/:id/leave': {
    expected: ['unauthorized', 'not-seated', 'not-seated', 'not-seated', 'ok', 'not-seated'],
    table: 'open',
  },
  'POST /api/matches/:id/decline': {
    expected: ['unauthorized', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'], // nobody is invited
    table: 'open',
  },
  'GET /api/matches/:id/stream': { expected: 'ok', table: 'running', isStream: true },
  'POST /api/matches/:id/play': {
    expected: ['unauthorized', 'not-seated', 'not-seated', 'not-seated', 'ok', 'not-your-turn'],
    table: 'running',
    body: PLAY,
  },
  'POST /api/matches/:id/undo': { expected: seated, table: 'asked', body: { onVersion: 1, to: 0 } },
  'POST /api/matches/:id/undo/answer': {
    expected: ['unauthorized', 'not-seated', 'not-seated', 'not-seated', 'not-now', 'ok'],
    table: 'asked',
    body: { onVersion: 1, to: 0, granted: true },
  },
  'POST /api/matches/:id/resign': { expected: seated, table: 'running' },
  'POST /api/matches/:id/claim': {
    expected: ['unauthorized', 'not-seated', 'not-seated', 'not-seated', 'not-now', 'not-now'], // no player is late
    table: 'running',
  },
  'POST /api/matches/:id/abort': { expected: seated, table: 'running' },
  'POST /api/matches/:id/rematch': { expected: seated, table: 'over' },
  'GET /api/matches/:id/chat': { expected: seated, table: 'running' },
  'POST /api/matches/:id/chat': { expected: seated, table: 'running', body: { text: 'salam' } },
  'GET /api/matches/:id/file': { expected: 'ok', table: 'over' },

  'GET /api/games': { expected: 'ok' },
  'GET /api/lobby': { expected: 'ok' },
  'GET /api/lobby/stream': { expected: 'ok', isStream: true },
  'POST /api/lobby/seek': { expected: signedIn, body: { terms: { ...TERMS, visibility: 'public' } } },
  'GET /api/mine': { expected: signedIn },
  'GET /api/mine/waiting': { expected: signedIn },
  'GET /api/mine/invitations': { expected: signedIn },
  'GET /api/mine/stream': { expected: signedIn, isStream: true },
  'GET /api/mine/export': { expected: signedIn },
  'GET /api/export': { expected: 'ok' },
  'GET /api/people/:id': { expected: 'ok' },
  'GET /api/leaderboard/:game': { expected: 'ok', path: { ':game': 'targi' } },

  'GET /*': { expected: 'ok', path: { '*': '' } }, // the page
  'GET /api': { expected: 'ok' },
  'GET /api/openapi.json': { expected: 'ok' },
  'GET /api/socket.json': { expected: 'ok' },
  'GET /healthz': { expected: 'ok' },
  'GET /metrics': { expected: 'forbidden' }, // it has its own token, which another test covers
};

/** Socket messages; opening a socket requires a session. */
export const MESSAGES: Readonly<Record<string, Row>> = {
  watch: { expected: 'ok', table: 'running', body: { match: 'MATCH' } },
  unwatch: { expected: 'ok', table: 'running', body: { match: 'MATCH' } },
  lobby: { expected: 'ok', body: { on: true } },
  ping: { expected: 'ok', body: { id: 1 } },
  play: {
    expected: ['', 'not-seated', 'not-seated', 'not-seated', 'ok', 'not-your-turn'],
    table: 'running',
    body: { id: 2, match: 'MATCH', request: PLAY },
  },
  say: {
    expected: ['', 'not-seated', 'not-seated', 'not-seated', 'ok', 'ok'],
    table: 'running',
    body: { id: 3, match: 'MATCH', text: 'salam' },
  },
};

export function expectedOf({ expected }: Row, caller: Caller): string {
  return typeof expected === 'string' ? expected : expected[CALLERS.indexOf(caller)];
}
