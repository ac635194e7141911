import { pick, quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { type CardId, GOODS_CARDS, SEATS, TRIBE_CARDS } from './cards.ts';
import { describe } from './describe.ts';
import { init, legalMoves, play, toAct } from './engine.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { totalVp } from './scoring.ts';
import type { State } from './state.ts';

const ALL: readonly CardId[] = [
  ...TRIBE_CARDS.map(({ id }) => id),
  ...GOODS_CARDS.flatMap(({ id, copies }) => Array<CardId>(copies).fill(id)),
];

function* randomGame(seed: string) {
  const rng = quickRng(seed);
  let state: State = init(DEFAULT_OPTIONS, seed);
  for (let seat = toAct(state)[0]; seat; seat = toAct(state)[0]) {
    const move = pick(rng, legalMoves(state, seat));
    const played = play(state, seat, move);
    if (!played.ok) throw new Error('a listed move was refused');
    yield { before: state, move, events: played.value.events, after: played.value.state };
    state = played.value.state;
  }
}

test('every card appears exactly once in the description, at every moment of a game', () => {
  for (const { after } of randomGame('describe')) {
    const { centre, goods, tribe, blue, white, pending } = describe(after);
    const drawn = pending.phase === 'drawn' && pending.card !== 'hidden' ? [pending.card] : [];
    const hands = [blue, white].flatMap(({ hand, display }) => [...(hand ? [hand.card] : []), ...display.flat()]);
    const piles = [...goods.deck, ...goods.discards, ...tribe.deck, ...tribe.discards];
    expect([...centre.map(({ card }) => card), ...hands, ...drawn, ...piles].toSorted()).toEqual(ALL.toSorted());
  }
});

test('decks list the next card first, and points equal `totalVp`', () => {
  let shown = 0;
  for (const { before, events, after } of randomGame('next card')) {
    const [event] = events;
    const { goods, tribe } = describe(before);
    if (event.type === 'caravanShown') expect(event.card).toBe(goods.deck[0]);
    if (event.type === 'tribeDrawn') expect(event.card).toBe(tribe.deck[0]);
    if (event.type === 'caravanShown' || event.type === 'tribeDrawn') shown++;
    SEATS.forEach((seat, i) => expect(describe(after)[seat].points).toBe(totalVp(after, i)));
  }
  expect(shown).toBeGreaterThan(2);
});
