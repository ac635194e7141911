import type { State } from '@caravanserai/targi';
import { layout as L, states as S } from '@caravanserai/targi/search';
import { ASPECT_COUNT, ASPECTS, POINTS, writeAspects, writePurse } from '../ahead/aspects.ts';
import { ROUND_WEIGHTS } from '../ahead/roundWeights.ts';
import { LAST_ROUND, type Worth } from '../ahead/worth.ts';

/** The parts of the worth of one side, in a player's terms. */
export const SIDE_PARTS = ['points', 'goods', 'gold', 'hand', 'rows', 'effects', 'targis'] as const;
export type SidePart = (typeof SIDE_PARTS)[number];
export type Parts = Readonly<Record<SidePart, number>>;

const PART_OF: readonly SidePart[] = ASPECTS.map((name) => {
  if (name === 'points') return 'points';
  if (/^(dates|salt|pepper|oneOf|twoOf)/.test(name)) return 'goods';
  if (/^(gold|stored)/.test(name)) return 'gold';
  if (name.startsWith('hand')) return 'hand';
  if (/^(laid|single|equal|varied|spoiled|lifted|oddPair)/.test(name)) return 'rows';
  return name === 'limited' ? 'targis' : 'effects';
});

export function pointsOnly(points: number): Parts {
  return { points, goods: 0, gold: 0, hand: 0, rows: 0, effects: 0, targis: 0 };
}

const aspects = new Float64Array(ASPECT_COUNT);

/** The worth of a side by parts; the next raid and what a full display ends count as points. */
export function partsOf(s: State, seat: number, worth: Worth): Parts {
  const parts = { ...pointsOnly(0) };
  let left = worth(s, seat);
  if (s[L.ROUND] < LAST_ROUND) {
    const row = s[L.ROUND] - 1;
    const me = S.playerAt(seat) + L.GOODS_HELD;
    writeAspects(s, seat, aspects);
    writePurse(s[me], s[me + 1], s[me + 2], aspects);
    for (const [i, part] of PART_OF.entries()) {
      if (i === POINTS) continue;
      const value = aspects[i] * ROUND_WEIGHTS[ASPECTS[i]][row];
      parts[part] += value;
      left -= value;
    }
  }
  parts.points = left;
  return parts;
}
