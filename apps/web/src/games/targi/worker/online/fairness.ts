import { at, type FairnessFault, faultOf, type MatchPicture } from '@caravanserai/contract';
import { type GoodsId, replay, SEATS, targi, type TribeId } from '@caravanserai/targi';
import { layout, tables } from '@caravanserai/targi/search';
import { recordOf, type Table } from '../table.ts';
import { madeOf } from './log.ts';

/** The deal of a finished game, made again from what was promised before it. */
export interface Recomputed {
  /** `other-cards`: the seed is right, but it is not what was played with. */
  readonly fault?: FairnessFault | 'other-cards' | 'not-shown';
  /** How many events of the game were compared with those of the deal. */
  readonly compared: number;
  readonly goods: readonly GoodsId[]; // the piles at the start, the next card first
  readonly tribe: readonly TribeId[];
}

/** Recomputes seed, decks and every event of the game, and says whether all is as it was announced. */
export function recompute(picture: MatchPicture, { setup }: Table): Recomputed {
  const { commitment, secret, seed, nonces } = picture.fairness;
  const nothing = { compared: 0, goods: [], tribe: [] };
  if (secret === undefined || seed === undefined) return { fault: 'not-shown', ...nothing };
  const deal = { matchId: picture.id, secret, nonces: SEATS.map((seat) => nonces[seat] ?? '') };
  const fault = faultOf(deal, { commitment, seed });
  if (fault) return { fault, ...nothing };

  const start = targi.init(setup.options, seed);
  const pile = ({ deck, left }: { readonly deck: number; readonly left: number }) => [
    ...start.subarray(deck, deck + at(start, left)),
  ];
  const decks = {
    goods: pile(layout.GOODS_PILE).map(tables.goodsId).toReversed(),
    tribe: pile(layout.TRIBE_PILE).map(tables.tribeId).toReversed(),
  };
  const made = madeOf(picture.log);
  const moves = made.map(({ move }) => move);
  const replayed = replay(recordOf({ ...setup, seed }, moves));
  const viewer = SEATS.find((seat) => seat === picture.viewer) ?? 'spectator';
  const told = replayed.ok
    ? replayed.value.steps.map(({ events }) => events.map((event) => targi.redact(event, viewer)))
    : [];
  const isSame = replayed.ok && JSON.stringify(told) === JSON.stringify(made.map(({ events }) => events));
  const compared = told.reduce((sum, events) => sum + events.length, 0);
  return isSame ? { compared, ...decks } : { fault: 'other-cards', compared, ...decks };
}
