import { at, type MatchPicture } from '@caravanserai/contract';
import { type GoodsId, replay, SEATS, targi, type TribeId } from '@caravanserai/targi';
import { layout, tables } from '@caravanserai/targi/search';
import { compareTold, promisedSeed } from '../../../../online/room/fairness.ts';
import type { Recomputed } from '../../../../online/room/gameRoom.ts';
import { recordOf, type Table } from '../table.ts';
import { madeOf } from './log.ts';

/** The deal of a finished game, recomputed from the commitment made before it. */
export interface RecomputedTargi extends Recomputed {
  readonly goods: readonly GoodsId[]; // the piles at the start, top card first
  readonly tribe: readonly TribeId[];
}

/** Recomputes the seed, the decks and every event, and reports whether they match what was announced. */
export function recompute(picture: MatchPicture, { setup }: Table): RecomputedTargi {
  const promised = promisedSeed(picture, SEATS);
  if (!promised.ok) return { fault: promised.error, compared: 0, goods: [], tribe: [] };
  const seed = promised.value;
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
    : undefined;
  return { ...compareTold(made, told), ...decks };
}
