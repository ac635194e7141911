import { targi, type View } from '@caravanserai/targi';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { againstBot, game, hotSeat } from '../../../../test/randomTables.ts';
import { summaryOf } from './snapshot.ts';
import { newTable } from './table.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';

const TIMES = { startedMs: 1, changedMs: 2 };

describe('a game that is kept', () => {
  test.each([againstBot('k'), hotSeat('k')])('comes back at every moment as it was', (start) => {
    for (const [i, table] of [...game(start, 'k')].entries()) {
      if (i % 7 !== 0) continue;
      const kept = structuredClone(keptOf(table, TIMES, i));
      expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
      const restored = restore(kept);
      expect(restored.ok && restored.value).toEqual({
        table: { ...table, holder: undefined },
        startedMs: 1,
        revision: i,
      });
      expect(summaryOfKept(kept)).toEqual(summaryOf(table, TIMES));
    }
  });

  test('that starts in a position comes back, and a spoilt position is refused', () => {
    const { setup } = againstBot('k');
    const position = targi.view(targi.init(setup.options, 'another'), 'blue');
    const table = newTable('retry', { ...setup, position });
    const kept = JSON.parse(JSON.stringify(keptOf(table, TIMES, 0))) as { readonly setup: { position: View } };
    const restored = restore(kept);
    expect(restored.ok && restored.value.table).toEqual({ ...table, holder: undefined });
    for (const wrong of [
      {},
      { ...position, goods: undefined },
      { ...position, centre: [] },
      { ...position, viewer: 'red' },
    ])
      expect(restore({ ...kept, setup: { ...kept.setup, position: wrong } })).toEqual({
        ok: false,
        error: 'its position cannot be read',
      });
  });

  const [last] = [...game(againstBot('k'), 'k', false)].slice(-1);
  const KEPT = JSON.parse(JSON.stringify(keptOf(last, TIMES, 7))) as Record<string, unknown>;

  test('and ended says who won', () => {
    expect(summaryOfKept(KEPT)).toEqual(summaryOf(last, TIMES));
    expect(summaryOfKept(KEPT)?.result).toBeDefined();
  });

  test.each([
    ['nothing', undefined, 'not a game'],
    ['a text', 'game', 'not a game'],
    ['no setup', { ...KEPT, setup: undefined }, 'its head cannot be read'],
    ['no id', { ...KEPT, id: 5 }, 'its head cannot be read'],
    ['other rules', { ...KEPT, rulesVersion: 0 }, 'it follows rules 0, not 1'],
    ['no moves', { ...KEPT, moves: undefined }, 'its moves cannot be read'],
    ['a strange word', { ...KEPT, moves: ['3', 'abracadabra'] }, 'move 2 is no word of the notation: abracadabra'],
    ['an illegal move', { ...KEPT, moves: ['4'] }, 'move 1 is refused: {"code":"illegal","reason":"corner"}'],
    [
      'a move after the end',
      { ...KEPT, moves: [...(KEPT['moves'] as string[]), 'end'] },
      `move ${last.steps.length + 1} is refused: {"code":"illegal","reason":"game-over"}`,
    ],
  ])('and was spoilt says how: %s', (_name, kept, expected) => {
    expect(restore(kept)).toEqual({ ok: false, error: expected });
  });

  type Path = readonly (string | number)[];

  function leaves(value: unknown, path: Path = []): Path[] {
    if (typeof value !== 'object' || value === null) return [path];
    return [path, ...Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))];
  }

  test('and was spoilt anywhere is never a crash', () => {
    const strange = fc.constantFrom<unknown>(undefined, true, '', 'W1', 'blue', -1, 0.5, 1e9, Number.NaN, {}, [], [[]]);
    const spoilt = fc.tuple(fc.constantFrom(...leaves(KEPT).slice(1)), strange);
    fc.assert(
      fc.property(spoilt, ([path, value]) => {
        const copy = structuredClone(KEPT);
        let at = copy as Record<string | number, unknown>;
        for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
        at[path.at(-1)!] = value;
        const restored = restore(copy);
        if (!restored.ok) expect(restored.error).toEqual(expect.any(String));
        summaryOfKept(copy);
      }),
      { numRuns: 300 },
    );
  });
});
