import type { Score, ScoreLine } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import type { TargiT, Who } from '../words.ts';
import { cardName } from './cards.ts';

export function scoreLabel(t: TargiT, line: ScoreLine): string {
  switch (line.kind) {
    case 'tokens':
      return t('targi.score.tokens');
    case 'printed':
      return t('targi.score.printed', { count: line.cards });
    case 'effect':
      return t('targi.score.effect', { card: cardName(t, line.card) });
    case 'row':
      return t(`targi.score.row.${line.pattern}`, { row: line.row });
  }
}

export function totalLabel(t: TargiT): string {
  return t('targi.score.total');
}

/** «Point tokens: 4 points» */
export function sayScoreLine(t: TargiT, line: ScoreLine): string {
  return t('targi.score.line', { label: scoreLabel(t, line), points: t('targi.token.vp', { count: line.vp }) });
}

/** Who has won, and by how much. Players go by their colours unless they have other names. */
export function sayOutcome(
  t: TargiT,
  { blue, white, winner, decidedBy }: Score,
  names?: Readonly<Record<Seat, Who>>,
): string {
  const points = t('targi.token.vp', { count: blue.total });
  if (winner === undefined || decidedBy === 'nothing') return t('targi.score.outcome.nothing', { points });
  const seat = names?.[winner] ?? t(`targi.seat.${winner}`);
  if (decidedBy !== 'points') return t(`targi.score.outcome.${decidedBy}`, { seat, points });
  const winning = Math.max(blue.total, white.total);
  const losing = Math.min(blue.total, white.total);
  return t('targi.score.outcome.points', { seat, winning, losing });
}
