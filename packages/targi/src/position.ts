import { assert, chacha, keyOf } from '@caravanserai/contract';
import { type CardId, GOODS, type Good, type Seat, SEATS } from './cards.ts';
import { init } from './engine.ts';
import { guess } from './guess.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import type { CentreCard, HandView, Pending, PileView, PlayerView, View } from './view.ts';

/** How a game begins: with a deal, or in a position whose hidden cards the seed deals. */
export interface Start {
  readonly options: Options;
  readonly seed: string;
  /** What one viewer knew. */
  readonly position?: View;
}

const HIDDEN_STREAM = 0; // of the seed's random numbers

export function startOf({ options, seed, position }: Start): State {
  return position ? guess(position, chacha(keyOf(seed), HIDDEN_STREAM)) : init(options, seed);
}

/** What a viewer knows of a running game, as one line: `viewer=white round=4 first=blue phase=act:white …` (docs/notation.md). */
export function makePosition(at: View): string {
  assert(at.pending.phase !== 'over', 'no game can start after its end');
  const words: readonly (readonly [string, string])[] = [
    ['viewer', at.viewer],
    ['round', `${at.round}`],
    ['first', at.first],
    ['phase', makePhase(at.pending)],
    ['targis', at.targis.map(({ at, seat }) => `${at}${letterOf(seat)}`).join(',')],
    ['centre', at.centre.map(makeCentre).join(',')],
    ...SEATS.flatMap((seat) => playerWords(seat, at[seat])),
    ...pileWords('goods', at.goods),
    ...pileWords('tribe', at.tribe),
  ];
  return words.flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join(' ');
}

function makePhase(pending: Pending): string {
  if (pending.phase === 'over') return pending.phase;
  const words: string[] = [pending.phase, pending.seat];
  if (pending.phase === 'trade') words.push(`${lettersOf(pending.given)}>${lettersOf(pending.received)}`);
  if (pending.phase === 'drawn') words.push(pending.card === 'hidden' ? '?' : pending.card);
  if (pending.phase === 'gain') words.push(pending.source, `${pending.count}`, ...(pending.orElse ? ['else'] : []));
  return words.join(':');
}

function makeCentre(place: CentreCard): string {
  const back = place.kind === 'goods' ? '?g' : '?t';
  const card = place.card === 'hidden' ? (place.beforeReshuffle ? `?${back}` : back) : place.card;
  return place.marker ? `${card}@${letterOf(place.marker)}` : card;
}

function playerWords(seat: Seat, player: PlayerView): readonly (readonly [string, string])[] {
  const { goods, display, hand } = player;
  const purse = [goods.dates, goods.salt, goods.pepper, player.gold, player.storedGold, player.vp];
  return [
    [seat, purse.map((count, i) => `${count}${'dspgGv'[i]}`).join('')],
    [`${seat}.hand`, makeHand(hand)],
    [`${seat}.rows`, display.some((row) => row.length > 0) ? display.map((row) => row.join('.')).join('/') : ''],
    [`${seat}.left`, player.targisLeft > 0 ? `${player.targisLeft}` : ''],
    [`${seat}.limited`, player.limitedNextRound ? 'yes' : ''],
    [`${seat}.got`, lettersOf(player.goodsFromCards)],
    [`${seat}.bonus`, lettersOf(player.bonusGiven)],
  ];
}

function makeHand(hand: HandView): string {
  if (hand.kind === 'empty') return '';
  const card = hand.kind === 'hidden' ? '?' : hand.secret ? `${hand.card}:secret` : hand.card;
  return hand.keptThisRound ? `${card}:kept` : card;
}

function pileWords(name: string, pile: PileView<CardId>): readonly (readonly [string, string])[] {
  return [
    [name, `${pile.left}`],
    [`${name}.discards`, pile.discards.join(',')],
    [`${name}.held`, pile.heldBack.join(',')],
  ];
}

function letterOf(seat: Seat): string {
  return seat === 'blue' ? 'b' : 'w';
}

export function lettersOf(goods: readonly Good[]): string {
  return goods.map((good) => 'dsp'[GOODS.indexOf(good)]).join('');
}
