import { pick, quickRng } from '@caravanserai/contract';
import { type Move, targi } from '@caravanserai/targi';
import { TARGI_BOTS } from '@caravanserai/bots/targi';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { snapshotOf } from '../game/snapshot.ts';
import { act, actForBot, confirm, controlOf, legalMoves, newTable, stateOf, type Table } from '../game/table.ts';
import { begin, goOn, lookUp, MOST_AT_ONCE } from './coaching.ts';
import { OCCASION_IDS, type OccasionId } from './occasions.ts';

const GAMES = 12;

const setup = {
  players: { blue: { kind: 'person', name: 'Ada' }, white: { kind: 'bot', level: 'shepherd' } },
  options: targi.defaultOptions,
  curtain: false,
  quick: false,
} as const;

/** Every moment of a game between a beginner and an opponent that always plays its first legal move. */
function* moments(seed: string): Generator<Table> {
  const rng = quickRng(seed);
  let table = newTable('coached', { ...setup, seed });
  const choose = (): Move => {
    const moves = legalMoves(table);
    const state = stateOf(table);
    const view = targi.view(state, targi.toAct(state)[0]!);
    const useful = moves.filter(({ type }) => type !== 'end' && type !== 'discard');
    if (pick(rng, [0, 1, 2]) > 0) return TARGI_BOTS.greedy.choose(view, moves, rng);
    return pick(rng, useful.length > 0 ? useful : moves);
  };
  for (let control = controlOf(table); control.kind !== 'over'; control = controlOf(table)) {
    yield table;
    if (control.kind === 'wait') {
      table = actForBot(table, choose());
      continue;
    }
    const next = control.kind === 'confirm' ? confirm(table) : act(table, choose());
    if (!next.ok) throw new Error(next.error.code);
    table = next.value;
  }
}

test('over many games everything is explained, each thing once and never too much at a time', () => {
  const counts = new Map<OccasionId, number>();
  let coaching = begin(new Set());
  for (let game = 0; game < GAMES; game++) {
    for (const table of moments(`coach ${game}`)) {
      const snapshot = snapshotOf(table);
      coaching = lookUp(coaching, snapshot);
      let words = 0;
      for (; coaching.shown; coaching = goOn(coaching, snapshot), words++) {
        const { id, places } = coaching.shown;
        counts.set(id, (counts.get(id) ?? 0) + 1);
        expect(places.every((place) => snapshot.places[place] !== undefined || snapshot.control.kind !== 'act')).toBe(
          true,
        );
      }
      expect(words).toBeLessThanOrEqual(MOST_AT_ONCE);
      if (snapshot.control.kind === 'wait') expect(words).toBe(0);
    }
  }
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(OCCASION_IDS.map((id) => [id, 1])));
});

// The strip on a phone fits four lines.
const MOST_LETTERS = 140;

test.each(LANGUAGES)('every occasion has words in %s, and they fit into the strip', (language) => {
  const t = translator(language);
  const words = OCCASION_IDS.map((id) => t(id));
  expect(new Set(words).size).toBe(OCCASION_IDS.length);
  expect(words.filter(({ length }) => length > MOST_LETTERS)).toEqual([]);
});
