import { GOODS, type HandView, type PlayerView, type Seat, type View } from '@caravanserai/targi';
import type { AnyT } from '@caravanserai/texts';
import { shortEffect } from './effects.ts';
import { fit, type Line, span, type Span } from '../../draw/ink.ts';
import { costLine, LETTER, POINT_SIGN, TARGI_SIGN, tribeCard } from './signs.ts';

/** `points`: what each seat would score now. */
export interface PlayersInfo {
  readonly t: AnyT;
  readonly view: View;
  readonly points: Readonly<Record<Seat, number>>;
}

const SECRET_SIGN = '*'; // marks a hand card that only its owner knows
const ROWS = [0, 1, 2];
const COLUMNS = [0, 1, 2, 3];

/** A player in one line, for short windows. */
export function playerLine({ t, view, points }: PlayersInfo, seat: Seat): Line {
  const player = view[seat];
  const rows = ROWS.flatMap((row) => [span('│', 'faint'), ...rowSpans(player, row, '·')]);
  return [
    ...nameSpans(t, view, seat, 9),
    span(`${points[seat]}`.padStart(2), 'strong'),
    span(`(${player.vp}${POINT_SIGN}) `, 'vp'),
    ...purseSpans(player),
    ...rows,
    span('│ ', 'faint'),
    ...handSpans(t, player.hand, false),
  ];
}

/** A player as a block of lines, for tall or wide windows. */
export function playerBlock({ t, view, points }: PlayersInfo, seat: Seat, width: number): Line[] {
  const player = view[seat];
  const title: Line = [
    ...nameSpans(t, view, seat, 0),
    span(`  ${t('terminal.board.score', { points: points[seat] })}`, 'strong'),
    span(`  ${t('terminal.board.tokens', { points: `${player.vp}${POINT_SIGN}` })}`, 'vp'),
  ];
  const rows = ROWS.map((row): Line => [span(`  ${row + 1}  `, 'faint'), ...rowSpans(player, row, '··')]);
  const hand: Line = [span('  '), ...handSpans(t, player.hand, true)];
  const notes = view.pending.phase === 'over' ? [] : noteSpans(t, player);
  return [title, [span('  '), ...purseSpans(player), ...notes], ...rows, hand].map((line) => fit(line, width));
}

function nameSpans(t: AnyT, { first }: View, seat: Seat, width: number): Span[] {
  const amulet = first === seat ? '◆' : ' ';
  return [span(`${TARGI_SIGN[seat]}${amulet}${t(`targi.seat.${seat}`)}`.padEnd(width), seat)];
}

function purseSpans({ goods, gold, storedGold }: PlayerView): Span[] {
  const bags = GOODS.map((good) => span(`${LETTER[good]}${goods[good]} `, good));
  return [...bags, span(`g${gold}${storedGold > 0 ? `+${storedGold}` : ''} `, 'gold')];
}

function noteSpans(t: AnyT, { targisLeft, limitedNextRound }: PlayerView): Span[] {
  const notes = [
    ...(targisLeft > 0 ? [t('terminal.board.targisLeft', { count: targisLeft })] : []),
    ...(limitedNextRound ? [t('terminal.board.limited')] : []),
  ];
  return notes.map((note) => span(` ${note}`, 'faint'));
}

function rowSpans({ display }: PlayerView, row: number, free: string): Span[] {
  return COLUMNS.map((column) => {
    const id = display[row]?.[column];
    const card = id && tribeCard(id);
    return span(`${id ?? free.padEnd(2)}${free.length > 1 || column < 3 ? ' ' : ''}`, card?.symbol ?? 'faint');
  });
}

function handSpans(t: AnyT, hand: HandView, isLong: boolean): Span[] {
  if (hand.kind === 'empty') return [span(t('terminal.board.emptyHand'), 'faint')];
  if (hand.kind === 'hidden') return [span(t('terminal.board.hiddenHand'), 'faint')];
  const card = tribeCard(hand.card);
  const label = span(t('terminal.board.hand', { card: hand.card }), card?.symbol);
  if (!isLong || !card) return [label, ...(hand.secret ? [span(SECRET_SIGN)] : [])];
  const effect = card.effect ? ` ${shortEffect(t, card.effect)}` : '';
  const secret = hand.secret ? ` ${t('terminal.board.secret')}` : '';
  return [
    label,
    span(' '),
    ...costLine(card),
    span(` ${card.vp}${POINT_SIGN}`, 'vp'),
    span(effect),
    span(secret, 'faint'),
  ];
}
