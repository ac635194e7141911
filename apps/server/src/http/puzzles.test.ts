import { type PuzzleFigures, type PuzzleTry, TRIES_AT_ONCE } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { type TestServer, Visitor } from '../../test/testServer.ts';
import { keepServers } from '../../test/servers.ts';
import { KINDS } from '../../test/stores.ts';
import { PUZZLE_TRIES } from '../limits/limits.ts';

const { open } = keepServers();

const TRY: PuzzleTry = {
  puzzle: 'abc123',
  isSolved: true,
  isRated: true,
  playerPoints: 1512,
  puzzlePoints: 1400,
  atMs: 1000,
};
const add = (visitor: Visitor, ...tries: readonly object[]) => visitor.post('/puzzles/targi/tries', { tries });
const triesOf = async (visitor: Visitor): Promise<PuzzleTry[]> => (await visitor.get('/puzzles/targi/tries')).body;
const figures = async (server: TestServer): Promise<PuzzleFigures[]> => {
  server.tick(5 * 60_000);
  return (await (await server.visitor()).get('/puzzles/targi')).body;
};

async function account(server: TestServer, name: string): Promise<Visitor> {
  const visitor = await server.visitor();
  expect((await visitor.post('/account', { name, password: 'correct horse' })).status).toBe(200);
  return visitor;
}

describe.each(KINDS)('%s', (kind) => {
  test('the first try counts, also on another device, and only the vote changes', async () => {
    const server = await open(kind);
    const ada = await server.visitor();
    expect((await add(ada, TRY, { ...TRY, puzzle: 'def456', isSolved: false, atMs: 500 })).status).toBe(200);
    await add(ada, { ...TRY, isSolved: false, playerPoints: 3000, atMs: 1, vote: 'down' });
    await add(ada, { ...TRY });
    expect(await triesOf(ada)).toEqual([
      { ...TRY, puzzle: 'def456', isSolved: false, atMs: 500 },
      { ...TRY, vote: 'down' },
    ]);
    expect(await triesOf(await server.visitor())).toEqual([]);
  });

  test('a guest who takes a name keeps the tries, and they are gone with the account', async () => {
    const server = await open(kind);
    const ada = await server.visitor();
    await add(ada, TRY);
    expect((await ada.post('/account', { name: 'Ada', password: 'correct horse' })).status).toBe(200);
    expect(await triesOf(ada)).toEqual([TRY]);
    expect((await ada.ask('DELETE', '/account', { password: 'correct horse' })).status).toBe(200);
    expect(await figures(server)).toEqual([]);
  });

  test('figures add up the rated tries of accounts, and votes', async () => {
    const server = await open(kind);
    const [ada, bea] = [await account(server, 'Ada'), await account(server, 'Bea')];
    await add(await server.visitor(), TRY); // a guest
    await add(ada, { ...TRY, vote: 'up' });
    await add(
      bea,
      { ...TRY, isSolved: false, playerPoints: 1549, vote: 'down' },
      { ...TRY, puzzle: 'zz9', isRated: false },
    );
    expect(await figures(server)).toEqual([
      { puzzle: 'abc123', tries: [{ points: 1525, tries: 2, solved: 1 }], up: 1, down: 1 },
      { puzzle: 'zz9', tries: [], up: 0, down: 0 },
    ]);
  });

  test('two nodes and many requests at once store one try', async () => {
    const server = await open(kind);
    const other = kind === 'postgres' ? await open(kind, server.database) : server;
    const ada = await server.visitor();
    const there = new Visitor(other.app);
    there.cookie = ada.cookie;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => add(i % 2 ? ada : there, { ...TRY, isSolved: i % 2 === 0, atMs: i })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await triesOf(ada)).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['a rating that nobody has', { ...TRY, playerPoints: 4001 }],
    ['a fraction', { ...TRY, puzzlePoints: 0.5 }],
    ['a name that no puzzle has', { ...TRY, puzzle: "'; DROP TABLE users" }],
    ['a very long name', { ...TRY, puzzle: 'a'.repeat(17) }],
    ['a time before all times', { ...TRY, atMs: -1 }],
    ['a vote that does not exist', { ...TRY, vote: 'sideways' }],
    ['more than is known', { ...TRY, user: 'ada' }],
    ['less than is needed', { puzzle: 'abc123' }],
  ])('%s is refused, and nothing of the request is stored', async (_name, wrong) => {
    const server = await open(kind);
    const ada = await server.visitor();
    const { status, body } = await add(ada, { ...TRY, puzzle: 'fine' }, wrong);
    expect([status, body.code]).toEqual([400, 'malformed']);
    expect(await triesOf(ada)).toEqual([]);
  });

  test('tries are limited, per request and in all; a time in the future is now', async () => {
    const server = await open(kind);
    const ada = await server.visitor();
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ ...TRY, puzzle: `p${from + i}`, atMs: Number.MAX_SAFE_INTEGER }));
    expect((await add(ada, ...many(0, TRIES_AT_ONCE + 1))).status).toBe(400);
    for (let from = 0; from < PUZZLE_TRIES; from += TRIES_AT_ONCE)
      expect((await add(ada, ...many(from, TRIES_AT_ONCE))).status).toBe(200);
    expect((await add(ada, ...many(PUZZLE_TRIES, 1))).status).toBe(413);
    const tries = await triesOf(ada);
    expect(tries).toHaveLength(PUZZLE_TRIES);
    expect(Math.max(...tries.map(({ atMs }) => atMs))).toBeLessThanOrEqual(server.node.now());
  });
});
