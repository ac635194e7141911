import { commitmentOf, quickRng, seedOf } from '@caravanserai/contract';
import {
  DEFAULT_OPTIONS,
  init,
  makeGame,
  type Options,
  playWith,
  RULES_VERSION,
  sampleMove,
  score,
  toAct,
  type Turn,
} from '@caravanserai/targets';
import { expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';
import { fileWith } from '../../test/games.ts';
import { openPhysics } from './physics.ts';

const secret = 'ab'.repeat(32);
const nonces = { red: '01'.repeat(16), blue: '23'.repeat(16), yellow: '45'.repeat(16) };
const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const seed = seedOf({ matchId: id, secret, nonces: Object.values(nonces) });
const options: Options = { ...DEFAULT_OPTIONS, players: 3 };
const players = { red: 'Ada', blue: 'Bo', yellow: 'Cy', green: '' };

const { flick: simulate } = await openPhysics();
const rng = quickRng('verify');
const moves: Turn[] = [];
let state = init(options, seed);
for (let [seat] = toAct(state); seat; [seat] = toAct(state)) {
  const move = sampleMove(state, seat, rng);
  const played = playWith(simulate)(state, seat, move);
  if (!played.ok) throw new Error('a sampled move is legal');
  moves.push({ seat, move });
  state = played.value.state;
}

/** As returned by GET /api/matches/:id/file. */
const honest = {
  format: 'caravanserai-match-1',
  id,
  game: 'targets',
  rulesVersion: RULES_VERSION,
  options,
  players,
  fairness: { commitment: commitmentOf(secret), nonces, secret, seed },
  moves,
  result: { winners: score(state).winners, by: 'play' },
  notation: makeGame({ rulesVersion: RULES_VERSION, seed, options, players, moves }, simulate),
};

async function verify(file: unknown, ...flags: string[]) {
  return run(['targets', 'verify', fileWith(JSON.stringify(file)), ...flags]);
}

test('an honest game holds, with the numbers of all who played', async () => {
  const { code, out } = await verify(honest);
  expect(out.match(/^✓/gm)).toHaveLength(5);
  for (const nonce of Object.values(nonces)) expect(out).toContain(nonce);
  expect(code).toBe(0);
});

const { fairness } = honest;
const other = 'cd'.repeat(32);
const flickAt = moves.findIndex(({ move }) => move.type === 'flick');
const { move: first } = moves[flickAt];
const harder = first.type === 'flick' ? { ...first, highPm: first.highPm + 1 } : first;
test.each([
  ['another commitment', { fairness: { ...fairness, commitment: commitmentOf(other) } }, ['commitment']],
  ['another seed', { fairness: { ...fairness, seed: other } }, ['seed']],
  ['a move left out', { moves: moves.slice(0, -1) }, ['result', 'notation']],
  ['another winner', { result: { winners: ['green'], by: 'play' } }, ['result']],
  ['another notation', { notation: `${honest.notation} ` }, ['notation']],
])('%s is found', async (_name, change, wrong) => {
  const { code, out } = await verify({ ...honest, ...change }, '--json');
  const found = JSON.parse(out) as Record<string, boolean>;
  expect(Object.keys(found).filter((name) => name !== 'isFair' && !found[name])).toEqual(wrong);
  expect(code).toBe(1);
});

test('another secret, another stroke and a player less are found', async () => {
  const changes = [
    { fairness: { ...fairness, secret: other } },
    { moves: moves.with(flickAt, { ...moves[flickAt], move: harder }) },
    { moves: moves.with(0, { ...moves[0], seat: 'green' }) },
  ];
  for (const change of changes) {
    const { code, out } = await verify({ ...honest, ...change }, '--json');
    expect(JSON.parse(out)).toMatchObject({ notation: false, isFair: false });
    expect(code).toBe(1);
  }
});

test.each([
  ['a game of Targi', { game: 'targi' }, 'not a proof of an online game of Targets'],
  ['no options', { options: {} }, 'not a proof'],
  ['no move', { moves: [{ seat: 'red', move: { type: 'dance' } }] }, 'not a proof'],
  ['other rules', { rulesVersion: 0 }, 'another version of the rules'],
])('%s: %o is refused', async (_name, change, words) => {
  const { code, err } = await verify({ ...honest, ...change });
  expect(err).toContain(words);
  expect(code).toBe(2);
});
