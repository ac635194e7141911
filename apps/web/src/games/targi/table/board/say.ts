import type { CentreCard, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import type { Reason } from '@caravanserai/targi/rules';
import {
  borderName,
  borderText,
  cardName,
  sayCost,
  sayEffect,
  sayList,
  sayReason,
  sayTokens,
  whoAt,
} from '@caravanserai/texts/page';
import { isBorder } from '../../places.ts';
import { otherSeat, playerName } from '../players/seats.ts';
import type { Crossing, Lacks, PlaceId, PlaceState, Snapshot } from '../../client.ts';
import { tribeCard } from './faces.tsx';
import type { TargiT } from '../../useT.ts';

/** Names the card at a place of the centre. */
function sayCentreCard(t: TargiT, { card, kind }: CentreCard): string {
  if (card === 'hidden') return t(`board.place.down.${kind}`);
  const tribe = tribeCard(card);
  if (!tribe) return t('board.place.goods', { gives: cardName(t, card) });
  return t('board.place.priced', {
    card: cardName(t, card),
    points: t('targi.token.vp', { count: tribe.vp }),
    cost: sayCost(t, tribe.cost, tribe.orCost),
  });
}

export function sayWhatLies(t: TargiT, place: PlaceId, card: CentreCard | undefined): string {
  if (isBorder(place)) return t('board.place.border', { number: place, name: borderName(t, place) });
  return card ? t('board.place.centre', { cell: place, card: sayCentreCard(t, card) }) : place;
}

function sayPieces({ t, place, card, targi, hasRobber, isDraft, ghost, you }: PlaceWords): string[] {
  if (!isBorder(place)) {
    const marker = card?.marker;
    if (marker) return [t('board.place.marker', { seat: whoAt(t, marker, { you }) })];
    return ghost ? [t('board.place.crossing', { seat: whoAt(t, ghost, { you }) })] : [];
  }
  return [
    ...(hasRobber ? [t('board.place.robber')] : []),
    ...(targi ? [t(isDraft ? 'board.place.draft' : 'board.place.targi', { seat: whoAt(t, targi, { you }) })] : []),
  ];
}

function sayUse({ t, state, place }: PlaceWords): string[] {
  const [move] = state?.moves ?? [];
  if (move?.type === 'mirage' && place === move.to) return [t('play.mirage.to')];
  if (move?.type === 'mirage' && place === move.from) return [t('play.mirage.from')];
  if (move) return [t(move.type === 'place' ? 'board.place.canPlace' : 'board.place.canUse')];
  return state && 'reason' in state && state.reason ? [sayReason(t, state.reason)] : [];
}

export interface PlaceWords {
  readonly t: TargiT;
  readonly place: PlaceId;
  /** Centre places only. */
  readonly card: CentreCard | undefined;
  /** Owner of the Targi or marker there. */
  readonly targi: Seat | undefined;
  readonly hasRobber: boolean;
  readonly state: PlaceState | undefined;
  readonly isDraft: boolean;
  readonly isChosen: boolean;
  /** The seat whose lines cross there, during the placing phase. */
  readonly ghost: Seat | undefined;
  readonly you: Seat | undefined;
}

/** Accessible name of a place: its card, the piece on it, and whether it can be used now or why not. */
export function sayPlaceName(words: PlaceWords): string {
  const { t, place, card, isChosen } = words;
  const what = [sayWhatLies(t, place, card), ...sayPieces(words)].join(', ');
  const chosen = t(words.state?.moves[0]?.type === 'take' ? 'board.place.isChosenToTake' : 'board.place.isChosen');
  return [`${what}.`, ...(isChosen ? [chosen] : sayUse(words))].join(' ');
}

/** Text of the card at a place, as printed on the card. */
export function sayCardText(t: TargiT, view: View, place: PlaceId): string {
  if (isBorder(place)) return borderText(t, place);
  const card = view.centre.find(({ cell }) => cell === place);
  if (!card) return '';
  if (card.card === 'hidden') return t(`board.info.down.${card.kind}`);
  const tribe = tribeCard(card.card);
  return tribe?.effect ? sayEffect(t, tribe.effect) : '';
}

export function sayCrossing(t: TargiT, view: View, crossing: Crossing): string {
  const card = view.centre.find(({ cell }) => cell === crossing.cell);
  if (!card || card.card === 'hidden') return card ? t(`board.place.down.${card.kind}`) : '';
  const name = cardName(t, card.card);
  const { price } = crossing;
  if (!price) return t('board.info.gives', { card: name });
  if (!price.canPay) return t('board.info.lacks', { card: name, tokens: sayLacks(t, price.lacks) });
  const { goods, gold, storedGold } = price.left;
  const left = t('board.info.leaves', { tokens: sayTokens(t, { ...goods, gold, stored: storedGold }) });
  return `${t('board.info.pays', { card: name, tokens: sayTokens(t, price.pay) })} ${left}`;
}

/** «1 salt or 1 pepper» */
export function sayLacks(t: TargiT, lacks: Lacks): string {
  return sayList(
    t,
    'or',
    lacks.map((tokens) => sayTokens(t, tokens)),
  );
}

export function sayCloses(t: TargiT, number: number, by: Seat, { players }: Pick<Snapshot, 'players'>): string {
  const other = otherSeat(by);
  const seat = playerName(t, other, players[other]);
  return t('board.info.closes', { number, name: borderName(t, number), seat });
}

/** Describes all consequences of placing there. */
export function sayPreview(t: TargiT, snapshot: Snapshot, place: PlaceId): string {
  const preview = isBorder(place) ? snapshot.previews[place] : undefined;
  const text = sayCardText(t, snapshot.view, place);
  if (!preview || snapshot.viewer === 'spectator') return text;
  const crossings = preview.crossings.map((crossing) => sayCrossing(t, snapshot.view, crossing));
  const parts = crossings.length === 0 ? [t('board.info.noCrossing')] : [t('board.info.crosses'), ...crossings];
  const closes = preview.closes === undefined ? [] : [sayCloses(t, preview.closes, snapshot.viewer, snapshot)];
  return [text, ...parts, ...closes].join(' ');
}

/** Why a place cannot be used. «Not now» is left out while the place is only inspected. */
export function reasonAt(state: PlaceState | undefined): Reason | undefined {
  const reason = state && 'reason' in state ? state.reason : undefined;
  return reason === 'not-now' ? undefined : reason;
}
