import type { Cell, Event } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { type People, type TargiT, type Who, YOU } from '../words.ts';
import { borderName, borderText, cardName } from './cards.ts';
import { isSwap, sayList, sayPlace, sayPrice, sayShifts, saySlot, sayTokens } from './parts.ts';

const ROUNDS = 12; // TG-45: only the last raid follows

/** A heading. */
export function sayRound(t: TargiT, round: number): string {
  return round > ROUNDS ? t('targi.border.lastRaid.name') : t('board.round', { round });
}

/**
 * An event as a line of the log. Players without a name go by their colour; the player at `you` is addressed as «you».
 * Pass the event as `redact` left it for the reader: everything in it is described.
 */
export function sayEvent(t: TargiT, event: Event, people: People<Seat> = {}): string {
  switch (event.type) {
    case 'roundStarted':
      if (event.round > ROUNDS) return t('targi.event.roundsOver');
      return t('targi.event.roundStarted', { round: event.round, seat: whoAt(t, event.first, people) });
    case 'robberMoved':
      return t('targi.event.robberMoved', { number: event.to, card: borderName(t, event.to) });
    case 'raidStarted':
      return t('targi.event.raidStarted', { number: event.at, due: borderText(t, event.at) });
    case 'markersSet':
      return t('targi.event.markersSet', {
        blue: sayMarkers(t, whoAt(t, 'blue', people), event.blue),
        white: sayMarkers(t, whoAt(t, 'white', people), event.white),
      });
    case 'refilled':
      return t(`targi.event.refilled.${event.kind}`, { cell: event.cell });
    case 'reshuffled':
      return t(`targi.event.reshuffled.${event.kind}`, { count: event.cards });
    case 'revealed': {
      const cards = event.cards.map(({ cell, card }) =>
        t('targi.event.revealedCard', { cell, card: cardName(t, card) }),
      );
      return t('targi.event.revealed', { cards: cards.join(', ') });
    }
    case 'gameOver':
      return t(`targi.event.gameOver.${event.by}`);
    default:
      return sayDeed(t, event, whoAt(t, event.seat, people), people);
  }
}

type Deed = Extract<Event, { readonly seat: Seat }>;

/** An event that concerns a single player. */
function sayDeed(t: TargiT, event: Deed, seat: Who, people: People<Seat>): string {
  switch (event.type) {
    case 'raidPaid':
      return t('targi.event.raidPaid', { seat, tokens: sayTokens(t, event.paid) });
    case 'raidShortfall': {
      if (event.opponentGains === 0) return t('targi.event.raidNothing', { seat }); // TG-44
      const opponent = whoAt(t, event.seat === 'blue' ? 'white' : 'blue', people);
      return t('targi.event.raidShortfall', { seat, opponent, tokens: sayTokens(t, { vp: event.opponentGains }) });
    }
    case 'placed':
      return t('targi.event.placed', { seat, number: event.at, card: borderName(t, event.at) });
    case 'took':
      return t('targi.event.took', { seat, tokens: sayTokens(t, event.got), place: sayPlace(t, event.at) });
    case 'goodsBonus':
      return t('targi.event.goodsBonus', {
        seat,
        tokens: sayTokens(t, { [event.good]: 1 }),
        card: cardName(t, event.card),
      });
    case 'traded':
    case 'smithed':
      return t(`targi.event.${event.type}`, { seat, gave: sayTokens(t, event.gave), got: sayTokens(t, event.got) });
    case 'markerMoved':
      return t('targi.event.markerMoved', { seat, from: event.from, to: event.to });
    case 'caravanShown':
      return t('targi.event.caravanShown', { seat, card: cardName(t, event.card) });
    case 'tribeDrawn':
      if (event.card === 'hidden') return t('targi.event.tribeDrawn.hidden', { seat });
      return t('targi.event.tribeDrawn.open', { seat, card: cardName(t, event.card) });
    case 'laid':
      return sayLaid(t, event, seat);
    case 'kept':
      return sayKept(t, event, seat);
    case 'discarded':
      return sayDiscarded(t, event, seat);
    case 'gained':
      return t(`targi.event.gained.${event.from}`, { seat, tokens: sayTokens(t, event.got) });
    case 'rearranged':
      return sayRearranged(t, event, seat);
    case 'turnEnded': {
      if (event.declined.length === 0) return t('targi.event.turnEnded', { seat });
      const places = event.declined.map((place) => sayPlace(t, place));
      return t('targi.event.turnEndedDeclining', { seat, places: sayList(t, 'and', places) });
    }
    case 'returned':
      return t('targi.event.returned', { seat, tokens: sayTokens(t, event.gave) });
    default:
      return t(`targi.event.${event.type}`, { seat });
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

function sayLaid(t: TargiT, { card, from, row, paid }: EventOf<'laid'>, seat: Who): string {
  const values = { seat, card: cardName(t, card), row, price: sayPrice(t, paid) };
  if (from === 'noble' || from === 'hand' || from === 'drawn') return t(`targi.event.laid.${from}`, values);
  return t('targi.event.laid.centre', { ...values, cell: from });
}

function sayKept(t: TargiT, { card, from }: EventOf<'kept'>, seat: Who): string {
  if (card === 'hidden') return t('targi.event.kept.hidden', { seat });
  if (from === 'drawn') return t('targi.event.kept.drawn', { seat, card: cardName(t, card) });
  return t('targi.event.kept.centre', { seat, card: cardName(t, card), cell: from });
}

function sayDiscarded(t: TargiT, { card, from }: EventOf<'discarded'>, seat: Who): string {
  const name = cardName(t, card);
  if (from === 'noble' || from === 'drawn') return t(`targi.event.discarded.${from}`, { seat, card: name });
  return t('targi.event.discarded.centre', { seat, card: name, cell: from });
}

function sayRearranged(t: TargiT, { cards }: EventOf<'rearranged'>, seat: Who): string {
  const [first] = cards;
  if (!first) return t('targi.event.rearranged.none', { seat });
  if (!isSwap(cards)) return t('targi.event.rearranged.shifts', { seat, shifts: sayShifts(t, cards) });
  return t('targi.event.rearranged.swap', { seat, one: saySlot(t, first.from), other: saySlot(t, first.to) });
}

function sayMarkers(t: TargiT, seat: Who, cells: readonly Cell[]): string {
  if (cells.length === 0) return t('targi.event.noMarkers', { seat });
  return t('targi.event.markers', { seat, cells: sayList(t, 'and', cells) });
}

export function whoAt(t: TargiT, seat: Seat, { you, names }: People<Seat> = {}): Who {
  return seat === you ? YOU : (names?.[seat] ?? t(`targi.seat.${seat}`));
}
