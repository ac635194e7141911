import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBSCRIPTION } from './authorisation.ts';

/** All requests of the API in a working order. `examples.test.ts` sends them and generates docs/api.md. */
export interface Step {
  readonly as: 'ada' | 'bea' | 'robot' | 'nobody';
  readonly ask: string; // method and path; words in capitals are placeholders for values of earlier answers
  readonly body?: unknown;
  /** Placeholders for values of the answer: `TABLE` is its `id`. */
  readonly keep?: Readonly<Record<string, string>>;
  readonly status?: number; // default: 200
  readonly isStream?: true; // only its first line is shown
  /** Not shown: only prepares the next request. */
  readonly isHidden?: boolean;
}

const TERMS = {
  game: 'targi',
  options: { first: 'blue' },
  seats: 2,
  clock: { kind: 'live', baseS: 900, incrementS: 10 },
  rated: false,
  visibility: 'public',
  chat: true,
};
const HOOK = 'https://bots.example/turn';
const PLAY = { onVersion: 0, moves: [{ type: 'place', at: 5 }], key: 'any text, new for each decision' };
const STROKE = { vxMmS: 20, vzMmS: -1200, highPm: 150, sidePm: 0 };
const TRY = {
  puzzle: '4k0z2a',
  isSolved: true,
  isRated: true,
  playerPoints: 1500,
  puzzlePoints: 1420,
  atMs: 1_760_000_000_000,
};
const NOT_A_MOVE = { onVersion: 1, moves: [{ type: 'place', at: '8' }], key: 'mistyped' };

const DEVICE_GAME = {
  game: 'targi',
  text: readFileSync(join(import.meta.dirname, '../../../packages/targi/golden/open-hands.targi'), 'utf8'),
  seat: 'white',
  playedMs: 1_760_000_000_000,
};

export const STORY: readonly Step[] = [
  { as: 'ada', ask: 'POST /session', body: { language: 'en' }, keep: { ADA: 'me.id' } },
  { as: 'ada', ask: 'POST /account', body: { name: 'Ada', password: 'correct horse' } },
  { as: 'ada', ask: 'GET /me' },
  { as: 'ada', ask: 'PUT /account/name', body: { name: 'Ada Dune' } },
  { as: 'ada', ask: 'PUT /account/password', body: { old: 'correct horse', password: 'battery staple' } },
  { as: 'ada', ask: 'PUT /account/language', body: { language: 'fr' } },
  { as: 'ada', ask: 'PUT /account/notices', body: { webhook: HOOK, password: 'battery staple' } },
  { as: 'nobody', ask: 'GET /push/key' },
  { as: 'ada', ask: 'PUT /push/subscription', body: SUBSCRIPTION },
  { as: 'ada', ask: 'DELETE /push/subscription' },
  { as: 'ada', ask: 'POST /bots', body: { name: 'Robot of Ada' }, keep: { ROBOT: 'id' } },
  { as: 'ada', ask: 'PUT /bots/ROBOT/notices', body: { webhook: HOOK, password: 'battery staple' } },
  { as: 'ada', ask: 'GET /bots' },
  { as: 'ada', ask: 'POST /bots/ROBOT/tokens', body: { label: 'at home' }, keep: { TOKEN: 'token' } },
  { as: 'ada', ask: 'POST /logout' },
  { as: 'ada', ask: 'POST /login', body: { name: 'Ada Dune', password: 'battery staple' } },
  { as: 'bea', ask: 'POST /session', body: {}, keep: { BEA: 'me.id' }, isHidden: true },

  { as: 'nobody', ask: 'GET /games' },
  { as: 'nobody', ask: 'GET /lobby/stream', isStream: true },
  { as: 'ada', ask: 'POST /matches', body: { terms: TERMS }, keep: { TABLE: 'id' } },
  { as: 'ada', ask: 'POST /matches/TABLE/sit', body: { nonce: '00112233445566778899aabbccddeeff', seat: 'blue' } },
  { as: 'nobody', ask: 'GET /lobby' },
  { as: 'robot', ask: 'POST /lobby/seek', body: { terms: TERMS } },
  { as: 'robot', ask: 'POST /matches/TABLE/sit', body: { nonce: 'ffeeddccbbaa99887766554433221100' }, isHidden: true },
  { as: 'ada', ask: 'GET /matches/TABLE' },
  { as: 'ada', ask: 'POST /matches/TABLE/play', body: PLAY },
  { as: 'robot', ask: 'POST /matches/TABLE/play', body: NOT_A_MOVE, status: 400 },
  { as: 'ada', ask: 'POST /matches/TABLE/play', body: { ...PLAY, onVersion: 1, key: 'another' }, status: 409 },
  { as: 'ada', ask: 'POST /matches/TABLE/claim', status: 409 },
  { as: 'ada', ask: 'POST /matches/TABLE/undo', body: { onVersion: 1, to: 0 } },
  { as: 'robot', ask: 'POST /matches/TABLE/undo/answer', body: { onVersion: 1, to: 0, granted: true } },
  { as: 'nobody', ask: 'GET /matches/TABLE/at/1' },
  { as: 'nobody', ask: 'GET /matches/TABLE/log?before=2' },
  { as: 'ada', ask: 'POST /matches/TABLE/chat', body: { text: 'Salam' } },
  { as: 'robot', ask: 'GET /matches/TABLE/chat' },
  { as: 'ada', ask: 'GET /mine/waiting' },
  { as: 'robot', ask: 'GET /mine/stream', isStream: true },
  { as: 'ada', ask: 'GET /mine?status=running' },
  { as: 'nobody', ask: 'GET /matches/TABLE/stream', isStream: true },
  { as: 'ada', ask: 'POST /matches/TABLE/resign' },
  { as: 'nobody', ask: 'GET /matches/TABLE/file' },
  { as: 'nobody', ask: 'GET /matches/TABLE/file?format=notation' },
  { as: 'ada', ask: 'POST /matches/TABLE/rematch', keep: { NEXT: 'match' } },
  { as: 'ada', ask: 'POST /matches/NEXT/sit', body: { nonce: '00112233445566778899aabbccddeeff' }, isHidden: true },
  { as: 'ada', ask: 'POST /matches/NEXT/leave' },
  { as: 'nobody', ask: 'GET /export?game=targi&since=0', isStream: true },
  { as: 'ada', ask: 'GET /mine/export', isStream: true },
  { as: 'bea', ask: 'POST /matches', body: { terms: TERMS, invite: ['Robot of Ada'] }, keep: { CHALLENGE: 'id' } },
  {
    as: 'bea',
    ask: 'POST /matches/CHALLENGE/sit',
    body: { nonce: '00112233445566778899aabbccddeeff' },
    isHidden: true,
  },
  { as: 'robot', ask: 'GET /mine/invitations' },
  { as: 'robot', ask: 'POST /matches/CHALLENGE/decline' },
  { as: 'bea', ask: 'POST /matches', body: { terms: TERMS }, keep: { OTHER: 'id' }, isHidden: true },
  { as: 'bea', ask: 'POST /matches/OTHER/sit', body: { nonce: '00112233445566778899aabbccddeeff' }, isHidden: true },
  { as: 'bea', ask: 'POST /matches/OTHER/bot', body: { bot: 'shepherd' } },
  { as: 'bea', ask: 'POST /matches/OTHER/abort' },
  { as: 'nobody', ask: 'GET /daily/targi/TODAY' },
  { as: 'bea', ask: 'POST /daily/targi/TODAY/start', keep: { DAILY: 'match' } },
  { as: 'bea', ask: 'POST /matches/DAILY/resign', isHidden: true },
  { as: 'bea', ask: 'POST /daily/targi/TODAY/practise' },
  { as: 'bea', ask: 'GET /daily/targi' },
  { as: 'nobody', ask: 'GET /daily/targi/TODAY/games', status: 409 },
  { as: 'ada', ask: 'POST /duos', body: {}, keep: { DUO: 'id' } },
  { as: 'ada', ask: 'POST /duos/DUO/link', keep: { DUO: 'id' } },
  { as: 'bea', ask: 'GET /duos/DUO' },
  { as: 'bea', ask: 'POST /duos/DUO/join' },
  { as: 'ada', ask: 'POST /duos/DUO/next', body: { game: 'targi' }, keep: { NEXT: 'match' } },
  { as: 'ada', ask: 'POST /matches/NEXT/sit', body: { nonce: '00112233445566778899aabbccddeeff' }, isHidden: true },
  { as: 'bea', ask: 'POST /matches/NEXT/sit', body: { nonce: 'ffeeddccbbaa99887766554433221100' }, isHidden: true },
  { as: 'bea', ask: 'POST /matches/NEXT/resign', isHidden: true },
  { as: 'ada', ask: 'GET /duos/DUO' },
  { as: 'ada', ask: 'GET /duos/DUO/games' },
  { as: 'bea', ask: 'POST /duos/DUO/games', body: DEVICE_GAME, keep: { KEY: 'key' } },
  { as: 'ada', ask: 'GET /duos/DUO/games/KEY' },
  { as: 'ada', ask: 'GET /duos/DUO/cards' },
  { as: 'ada', ask: 'DELETE /duos/DUO/games/KEY' },
  { as: 'ada', ask: 'GET /mine/duos' },
  { as: 'bea', ask: 'POST /duos/DUO/leave' },
  { as: 'nobody', ask: 'GET /shots/targets/TODAY' },
  { as: 'bea', ask: 'POST /shots/targets/TODAY/tries', body: { n: 1, stroke: STROKE, key: 'any text' } },
  { as: 'bea', ask: 'POST /shots/targets/TODAY/tries', body: { n: 1, stroke: STROKE, key: 'another' }, status: 409 },
  { as: 'bea', ask: 'GET /shots/targets' },
  { as: 'nobody', ask: 'GET /shots/targets/TODAY/tries', status: 409 },
  { as: 'ada', ask: 'POST /puzzles/targi/tries', body: { tries: [TRY] } },
  { as: 'ada', ask: 'GET /puzzles/targi/tries' },
  { as: 'nobody', ask: 'GET /puzzles/targi' },
  { as: 'nobody', ask: 'GET /people/ADA' },
  { as: 'nobody', ask: 'GET /leaderboard/targi' },
  { as: 'ada', ask: 'DELETE /bots/ROBOT/tokens' },
  { as: 'ada', ask: 'DELETE /bots/ROBOT', body: { password: 'battery staple' } },
  { as: 'ada', ask: 'DELETE /account', body: { password: 'battery staple' } },
];

/** Socket messages of Bea at a table of Targi: what is sent, and the type of the answering message. */
export const TALK: readonly { readonly send?: object; readonly heard: string }[] = [
  { heard: 'hello' },
  { send: { type: 'watch', match: 'TABLE' }, heard: 'match' },
  { heard: 'presence' },
  { send: { type: 'play', id: 1, match: 'TABLE', request: PLAY }, heard: 'done' },
  { heard: 'update' },
  { send: { type: 'play', id: 2, match: 'TABLE', request: { ...PLAY, key: 'another' } }, heard: 'refused' },
  { send: { type: 'say', id: 3, match: 'TABLE', text: 'Salam' }, heard: 'done' },
  { heard: 'chat' },
  { send: { type: 'lobby', on: true }, heard: 'lobby' },
  { send: { type: 'ping', id: 4 }, heard: 'pong' },
  { send: { type: 'unwatch', match: 'TABLE' }, heard: '' },
];
