import { at } from '@caravanserai/contract';
import { BORDER_CARDS, type BorderAction, type CardId, type CentreCard, type View } from '@caravanserai/targi';
import type { AnyT } from '@caravanserai/texts';
import { shortEffect } from './effects.ts';
import { type Line, span, spread } from '../../draw/ink.ts';
import { costLine, goodsGiven, LETTER, MARKER_SIGN, POINT_SIGN, TARGI_SIGN, tokensLine, tribeCard } from './signs.ts';

/** Inner width: five cells with their borders take 76 columns, or 56 in a narrow window. */
export const CELL_WIDTH = 14;
export const NARROW_CELL_WIDTH = 10;
export type CellHeight = 2 | 3;

/** A border card: number, name, what it gives as symbols, and the pieces on it. */
export function borderCell(t: AnyT, view: View, number: number, height: CellHeight, width = CELL_WIDTH): Line[] {
  const { action } = at(BORDER_CARDS, number - 1);
  const isCorner = action.kind === 'raid';
  const title = [
    span(`${number}`, isCorner ? 'faint' : 'strong'),
    span(` ${borderTitle(t, number, action)}`, isCorner ? 'faint' : undefined),
  ];
  const hint = [span('  '), ...borderHint(t, action)];
  const targi = view.targis.find(({ at }) => at === number);
  const isRobbed = view.robber === number;
  const standing: Line = [
    ...(isRobbed ? [span(t('terminal.board.robber'), 'robber')] : []),
    ...(isRobbed && targi ? [span(' ')] : []),
    ...(targi ? [span(TARGI_SIGN[targi.seat], targi.seat)] : []),
  ];
  if (height === 2) return [title, spread(isRobbed ? [] : hint, standing, width)];
  const named = targi && !isRobbed ? [...standing, span(` ${t(`targi.seat.${targi.seat}`)}`, targi.seat)] : standing;
  return [title, hint, [span('  '), ...named]];
}

function borderTitle(t: AnyT, number: number, action: BorderAction): string {
  if (action.kind === 'good') return t(`targi.item.${action.good}`);
  if (action.kind === 'raid') return t(number === 16 ? 'terminal.board.name.lastRaid' : 'terminal.board.name.raid');
  return t(`terminal.board.name.${action.kind}`);
}

function borderHint(t: AnyT, action: BorderAction): Line {
  switch (action.kind) {
    case 'good':
      return [span('+'), ...tokensLine({ [action.good]: 1 })];
    case 'raid': {
      const { goods, gold, vp } = action.due;
      const due = gold > 0 ? LETTER.gold.repeat(gold) : t('terminal.board.goods', { count: goods });
      return [span(`−${due}/${vp}${POINT_SIGN}`, 'faint')];
    }
    case 'trader':
      return [span('3→g 2→1')];
    case 'silversmith':
      return [span(`→ ${POINT_SIGN}`)];
    default:
      return [span(t(`terminal.board.hint.${action.kind}`))];
  }
}

/** `face`: the card there, for viewers who may see face-down cards. */
export function centreCell(t: AnyT, place: CentreCard, height: CellHeight, face?: CardId, width = CELL_WIDTH): Line[] {
  const { cell, marker, card, kind } = place;
  const letter = [span(cell, 'strong'), marker ? span(MARKER_SIGN[marker], marker) : span(' ')];
  const shown = card === 'hidden' ? face : card;
  if (shown === undefined) {
    const back: Line = [span('▒'.repeat(width - 2), 'faint')];
    const title = [...letter, span(t(`terminal.board.down.${kind}`), 'faint')];
    return [title, ...Array.from({ length: height - 1 }, () => [span('  '), ...back])];
  }
  const lines = faceLines(t, letter, shown, { height, width }, place);
  return card === 'hidden' ? lines.map((line) => line.map(({ text }) => span(text, 'faint'))) : lines;
}

interface CellSize {
  readonly height: CellHeight;
  readonly width: number;
}

function faceLines(t: AnyT, letter: Line, id: CardId, size: CellSize, { marker }: CentreCard): Line[] {
  const { height, width } = size;
  const seat: Line = marker && height === 3 ? [span(t(`targi.seat.${marker}`), marker)] : [];
  const tribe = tribeCard(id);
  if (!tribe) {
    const gives: Line = [span('  +'), ...tokensLine(goodsGiven(id) ?? {})];
    const title = [...letter, span(t('terminal.board.goodsCard'))];
    return height === 2 ? [title, gives] : [title, gives, [span('  '), ...seat]];
  }
  const symbol = width < CELL_WIDTH ? '' : ` ${t(`terminal.board.symbol.${tribe.symbol}`)}`; // the id starts with the symbol's letter
  const name = [...letter, span(`${id}${symbol}`, tribe.symbol)];
  const title = spread(name, [span(`${tribe.vp}${POINT_SIGN}`, 'vp')], width);
  const effect = tribe.effect ? [span(shortEffect(t, tribe.effect))] : [];
  const cost: Line = [span('  '), ...costLine(tribe)];
  if (height === 2) return [title, spread(cost, effect, width)];
  return [title, spread(cost, width < CELL_WIDTH ? [] : seat, width), [span('  '), ...effect]];
}
