import { quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { openTestNode, randomMove, startMatch } from '../../test/play.ts';
import { type EnginePool, openPool } from '../engine/pool.ts';
import { makeNotation } from '../http/files.ts';
import { TableEngine } from './table.ts';

test('a match that is over is played again away from the threads that judge moves', async () => {
  const node = await openTestNode(':memory:');
  const { id, players } = await startMatch(node);
  for (let i = 0; i < 4; i++) await randomMove(node, id, players, quickRng(`past ${i}`));
  await node.matches.resign(id, players.blue.id);
  const match = (await node.matches.get(id))!;
  const entries = await node.store.matches.entries(id, 0);

  const real = openPool({ threads: 1, limitMs: 10_000 });
  const [present, past]: string[][] = [[], []];
  const pool: EnginePool = {
    ...real,
    ask: (name, request) => (present.push(request.type), real.ask(name, request)),
    recall: (request) => (past.push(request.type), real.recall(request)),
  };
  const engine = new TableEngine(node.store.matches, pool);
  await engine.look({ ...match, version: 2 as never }, ['spectator']);
  await engine.tell(match, 0 as never, 'spectator');
  expect(await makeNotation(engine, match, entries, node.now())).toContain('[Game "Targi"]');
  expect(past).toEqual(['look', 'tell', 'write']);
  expect(present).toEqual(['look']); // asks only whether the state is cached

  await engine.look({ ...match, status: 'running' }, ['spectator']);
  expect(past).toHaveLength(3);
  await real.close();
  await node.close();
});
