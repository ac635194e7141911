import { makeMove, type Start, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { realThinker, valueOf } from '../../../../../test/keeperDeps.ts';
import { type AnalysisTable, openAnalysisTable } from './analysisTable.ts';
import { boardTextOf } from './fromTable.ts';
import { newDeal, parseStudy } from './text.ts';
import type { Study } from './tree.ts';

const TIMEOUT_MS = 300_000; // generous: only detects a hang
const START: Start = { options: { ...targi.defaultOptions, first: 'blue' }, seed: 'a board' };
const STUDY: Study = { analysis: { start: START, main: [], variations: [] }, cursor: { line: 0, at: 0 } };

function opened(study = STUDY): AnalysisTable {
  return openAnalysisTable(study, realThinker());
}

/** Waits until the engine satisfies the condition. */
function until(table: AnalysisTable, is: (table: AnalysisTable) => boolean): Promise<void> {
  return new Promise((done) => {
    const leave = table.subscribe(look);
    function look(): void {
      if (!is(table)) return;
      leave();
      done();
    }
    look();
  });
}

describe('the analysis board', () => {
  test('plays the moves of both players, back and forth', async () => {
    const table = opened();
    for (const word of ['2', '6', '15']) {
      const move = table.snapshot().moves.find((each) => makeMove(each) === word)!;
      valueOf(await table.act(move));
    }
    expect(table.snapshot()).toMatchObject({ version: 3, viewer: 'white', control: { kind: 'act', seat: 'white' } });
    valueOf(await table.undo());
    expect(table.snapshot()).toMatchObject({ version: 2, undo: { can: true }, analysis: { canRedo: true } });
    valueOf(await table.redo());
    expect(await table.redo()).toEqual({ ok: false, error: { code: 'not-now' } });
    table.goTo({ line: 0, at: 0 });
    expect(await table.undo()).toEqual({ ok: false, error: { code: 'not-now' } });
    expect(await table.act({ type: 'place', at: 16 })).toMatchObject({ ok: false, error: { code: 'refused' } });
    table.goToEnd();
    expect(table.snapshot().version).toBe(3);
    table.close();
  });

  test('switches between a move and its variations', () => {
    const table = opened();
    expect(table.type('2 6 15')).toEqual({ ok: true, value: undefined });
    table.goTo({ line: 0, at: 1 });
    table.type('7');
    expect(table.now().cursor).toEqual({ line: 1, at: 2 });
    table.goAside(1);
    expect(table.now().cursor).toEqual({ line: 0, at: 2 });
    table.goAside(-1);
    expect(table.now().cursor).toEqual({ line: 1, at: 2 });
    table.promote();
    expect(table.now().text).toContain('2 7 * ( 6 15 )');
    table.cut();
    expect(table.now().text).toContain('2 * 6 15');
    table.close();
  });

  test('typed moves are played up to the first wrong one', () => {
    const table = opened();
    expect(table.type('2 6 16 15')).toMatchObject({ ok: false, error: { found: '16', reason: 'corner' } });
    expect(table.snapshot().version).toBe(2);
    table.close();
  });

  test('lets the cards be chosen that are turned over', () => {
    const table = opened();
    for (let guard = 0; table.now().revealed.length === 0 && guard < 60; guard++) {
      const { moves } = table.snapshot();
      table.type(makeMove(moves[0]));
    }
    const [first] = table.now().revealed;
    const other = first.choices.find((card) => card !== first.card)!;
    const { at } = table.now().cursor;
    table.choose({ at: first.at, card: other });
    expect(table.now()).toMatchObject({ cursor: { line: 0, at } });
    expect(table.now().revealed.find((each) => each.at === first.at)?.card).toBe(other);
    expect(table.snapshot().view.centre.find(({ cell }) => cell === first.at)?.card).toBe(other);
    const again = parseStudy(table.now().text, 'another seed');
    expect(again).toMatchObject({ ok: true });
    table.close();
  });

  test(
    'the engine deepens its three lines, and starts again at another position',
    { timeout: TIMEOUT_MS },
    async () => {
      const table = opened();
      await until(table, ({ now }) => (now().thought?.lines[0]?.moves.length ?? 0) > 0);
      const first = table.now().thought!;
      expect(first.lines).toHaveLength(3);
      const advice = await realThinker().deepen(table.snapshot().view, first.steps - 1);
      expect(first.lines.map(({ option }) => option)).toEqual(advice!.options.slice(0, 3));
      await until(table, ({ now }) => (now().thought?.steps ?? 0) > 1);
      table.type('2');
      expect(table.now().thought).toMatchObject({ steps: 0, lines: [] });
      await until(table, ({ now }) => (now().thought?.steps ?? 0) > 0);
      void table.undo();
      expect(table.now().thought!.steps).toBeGreaterThan(1); // what is known is not lost
      table.turnEngine(false);
      expect(table.now().thought).toBeUndefined();
      table.close();
    },
  );
});

describe('from a table to the board', () => {
  test('a running game gives only what its viewer knows', async () => {
    const secret = targi.init(START.options, 'the real deal');
    const view = targi.view(secret, 'blue');
    const client = {
      ...opened(),
      snapshot: () => ({ ...opened().snapshot(), view, viewer: 'blue' as const }),
      notation: () => Promise.reject(new Error('it holds the secrets')),
    };
    const text = valueOf(await boardTextOf(client, undefined, 'own seed'));
    expect(text).not.toContain('the real deal');
    const study = parseStudy(text, 'x');
    if (!study.ok) throw new Error(study.error.kind);
    const { analysis } = study.value;
    expect(analysis).toMatchObject({ main: [], start: { seed: 'own seed', position: { viewer: 'blue' } } });
    expect(analysis.start.position!.centre).toEqual(view.centre);
  });

  test('a new deal begins with a placement', () => {
    const table = opened(newDeal('fresh'));
    expect(table.snapshot().view.pending.phase).toBe('place');
    table.close();
  });
});
