import { commitmentOf, DAILY_NONCE, dailySeed, seedOf } from '@caravanserai/contract';
import { makeGame, replay, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';
import { fileWith, playedGame, random } from '../../test/games.ts';

const secret = 'ab'.repeat(32);
const nonces = { blue: '01'.repeat(16), white: '23'.repeat(16) };
const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const seed = seedOf({ matchId: id, secret, nonces: [nonces.blue, nonces.white] });
const game = playedGame(seed, random);
const players = { blue: 'Ada', white: 'Bo' };
const record = { rulesVersion: targi.rulesVersion, seed, options: game.options, players, moves: game.moves };
const replayed = replay(record);
const steps = replayed.ok ? replayed.value.steps : [];
const { winner } = targi.score(game.end);

/** As returned by GET /api/matches/:id/file. */
const honest = {
  format: 'caravanserai-match-1',
  id,
  game: 'targi',
  rulesVersion: targi.rulesVersion,
  options: game.options,
  players,
  fairness: { commitment: commitmentOf(secret), nonces, secret, seed },
  moves: steps.map(({ seat, move }) => ({ seat, move })),
  result: { winners: winner ? [winner] : [], by: 'play' },
  notation: makeGame(record),
};

async function verify(file: unknown, ...flags: string[]) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return run(['targi', 'verify', fileWith(text), ...flags]);
}

test('an honest game holds, in words and for programs', async () => {
  const { code, out } = await verify(honest);
  expect(out).toContain(`fingerprint: ${honest.fairness.commitment}`);
  expect(out.match(/^✓/gm)).toHaveLength(5);
  expect(out).toContain(`all ${game.moves.length} moves are legal`);
  expect(code).toBe(0);
  expect(JSON.parse((await verify(honest, '--json')).out)).toEqual({
    commitment: true,
    seed: true,
    moves: true,
    result: true,
    notation: true,
    isFair: true,
  });
});

test('a game that was given up holds without a winner by play', async () => {
  const moves = honest.moves.slice(0, 9);
  const notation = makeGame({ ...record, moves: game.moves.slice(0, 9) });
  const file = { ...honest, moves, notation, result: { winners: ['blue'], by: 'resignation' } };
  expect((await verify(file)).code).toBe(0);
});

test('a daily game is dealt from the date in place of the match and of numbers of the players', async () => {
  const dailyNonces = { blue: DAILY_NONCE, white: DAILY_NONCE };
  const dealt = dailySeed('targi', '2026-11-19', secret, 2);
  const { moves, end, options } = playedGame(dealt, random);
  const daily = { rulesVersion: targi.rulesVersion, seed: dealt, options, players, moves };
  const won = targi.score(end).winner;
  const lines = replay(daily);
  const file = {
    ...honest,
    fairness: { ...honest.fairness, seed: dealt, nonces: dailyNonces, daily: '2026-11-19' },
    moves: lines.ok ? lines.value.steps.map(({ seat, move }) => ({ seat, move })) : [],
    result: { winners: won ? [won] : [], by: 'play' },
    notation: makeGame(daily),
  };
  expect((await verify(file)).out).toContain('daily:targi:2026-11-19');
  expect((await verify(file)).code).toBe(0);
  const changes = [{ nonces }, { daily: 'a date that the server liked' }, { daily: '2026-02-30' }];
  for (const change of changes) {
    expect((await verify({ ...file, fairness: { ...file.fairness, ...change } })).code).toBe(2);
  }
  expect((await verify({ ...file, fairness: { ...file.fairness, daily: '2026-11-20' } })).code).toBe(1);
});

const other = 'cd'.repeat(32);
const { fairness, moves } = honest;
const swapped = [moves[0], moves[2], moves[1], ...moves.slice(3)];
const loser = { winners: [winner === 'blue' ? 'white' : 'blue'], by: 'play' };
test.each([
  ['another commitment', { fairness: { ...fairness, commitment: commitmentOf(other) } }, ['commitment']],
  [
    'another secret',
    { fairness: { ...fairness, secret: other } },
    ['commitment', 'seed', 'moves', 'result', 'notation'],
  ],
  ['another seed', { fairness: { ...fairness, seed: other } }, ['seed']],
  ['another match', { id: 'BAAAAAAAAAAAAAAAAAAAAA' }, ['seed', 'moves', 'result', 'notation']],
  ['a move left out', { moves: moves.slice(0, -1) }, ['result', 'notation']],
  ['moves in another order', { moves: swapped }, ['moves', 'result', 'notation']],
  ['a move by the other', { moves: [{ ...moves[0], seat: 'nobody' }, ...moves.slice(1)] }, ['moves', 'notation']],
  ['another winner', { result: loser }, ['result']],
  ['an end that was not', { result: { winners: ['blue'], by: 'resignation' } }, ['result']],
  ['another notation', { notation: `${honest.notation} ` }, ['notation']],
])('%s is found', async (_name, change, wrong) => {
  const { code, out } = await verify({ ...honest, ...change }, '--json');
  expect(code).toBe(1);
  const found = JSON.parse(out) as Record<string, boolean>;
  const failing = Object.keys(found).filter((name) => name !== 'isFair' && !found[name]);
  expect(failing).toEqual(wrong);
  expect((await verify({ ...honest, ...change })).out).toContain('✗');
});

test.each([
  ['no JSON', 'hello'],
  ['another kind of file', { a: 1 }],
  ['another game', { ...honest, game: 'chess' }],
  ['a secret that is none', { ...honest, fairness: { ...fairness, secret: 'x' } }],
  ['a move that is none', { ...honest, moves: [{ seat: 'blue', move: { type: 'fly' } }] }],
  ['other rules', { ...honest, rulesVersion: 99 }],
  ['nothing', 'null'],
])('%s is refused', async (_name, file) => {
  expect(await verify(file)).toMatchObject({ code: 2, out: '' });
});
