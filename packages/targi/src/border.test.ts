import { describe, expect, test } from 'vitest';
import { type Facts, position, type SeatFacts } from '../test/positions.ts';
import {
  after,
  display,
  eventOf,
  eventTypes,
  goodsDiscards,
  hand,
  held,
  markers,
  phase,
  refusal,
  type Said,
  type Start,
  targis,
  tell,
  tribeDiscards,
  vp,
} from '../test/table.ts';
import type { BorderNumber } from './board.ts';
import type { GoodsId } from './cards.ts';
import type { State } from './state.ts';

/** A position with one blue Targi, on this card. */
function on(at: BorderNumber, blue: SeatFacts = {}, facts: Facts = {}): State {
  return position({ ...facts, blue: { targis: [at], ...blue } });
}

/** Blue's tokens and points after the move, or the refusal. */
function outcome(s: State, said: Said): string {
  const reason = refusal(s, said);
  return reason === 'allowed' ? `${held(after(s, said), 'blue')} ${vp(after(s, said), 'blue')}` : reason;
}

describe('goods', () => {
  const cards: readonly (readonly [BorderNumber, string])[] = [
    [2, 'd 4'],
    [7, 'd 4'],
    [3, 's 4'],
    [15, 's 4'],
    [6, 'p 4'],
    [11, 'p 4'],
  ];

  test.each(cards)('[TG-29] border card %i gives %s', (at, expected) => {
    expect(outcome(on(at), `${at}`)).toBe(expected);
    const got = { d: { dates: 1 }, s: { salt: 1 }, p: { pepper: 1 } }[expected[0]];
    expect(tell(on(at), `${at}`).events).toEqual([{ type: 'took', seat: 'blue', at, got, reveals: false }]);
  });

  test.each([1, 4, 5, 8, 9, 10, 12, 13, 14, 16, 0])('[TG-29] border card %i gives no good', (at) => {
    expect(refusal(on(at as BorderNumber), { type: 'take', at: at as BorderNumber })).toBe('not-that-card');
  });
});

describe('the Noble', () => {
  test('[TG-30] lays the hand card for its price', () => {
    const { state, events } = tell(on(1, { has: 'ddssp', hand: 'C2' }), '1>1:dssp');
    expect([held(state, 'blue'), display(state, 'blue'), hand(state, 'blue')]).toEqual(['d', 'C2 |  | ', undefined]);
    expect(targis(state)).toBe(' | ');
    expect(eventOf(events, 'laid')).toMatchObject({ card: 'C2', from: 'noble', row: 1, column: 1, reveals: false });
    expect(eventTypes(events)).toBe('laid');
  });

  test('[TG-30 R4] discards the hand card, and never a laid one', () => {
    const { state, events } = tell(on(1, { hand: 'C2', display: ['W1'] }), '1>off');
    expect([tribeDiscards(state), display(state, 'blue')]).toEqual([['C2'], 'W1 |  | ']);
    expect([hand(state, 'blue'), targis(state)]).toEqual([undefined, ' | ']);
    expect(eventOf(events, 'discarded')).toMatchObject({ card: 'C2', from: 'noble' });
  });

  test('[TG-23 TG-30] then another card can be kept', () => {
    const s = on(1, { hand: 'C2', markers: ['A'] }, { centre: { A: 'W2' } });
    expect(hand(after(s, '1>off', 'A>hand'), 'blue')).toBe('W2');
  });

  const full = ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2 N3 N4'];
  const cases: readonly (readonly [string, Start, string, string])[] = [
    ['TG-30 does nothing without a hand card', () => on(1), '1>off', 'hand-empty'],
    ['TG-30 lays nothing without a hand card', () => on(1, { has: 'dsg' }), '1>1:dsg', 'hand-empty'],
    ['TG-30 requires the full price', () => on(1, { has: 'd', hand: 'C2' }), '1>1:dssp', 'cannot-pay'],
    [
      'TG-31 R5 does not lay a card kept this round',
      () => on(1, { has: 'dssp', ...fresh() }),
      '1>1:dssp',
      'kept-this-round',
    ],
    ['TG-31 R5 may discard a card kept this round', () => on(1, fresh()), '1>off', 'allowed'],
    [
      'TG-28 R20 with a full display it lays nothing',
      () => on(1, { has: 'dssp', hand: 'C2', display: full }),
      '1>1:dssp',
      'display-full',
    ],
    [
      'TG-28 R20 with a full display it may still discard',
      () => on(1, { hand: 'C2', display: full }),
      '1>off',
      'allowed',
    ],
  ];

  function fresh(): SeatFacts {
    return { hand: 'C2', handIsFresh: true };
  }

  test.each(cases)('[%s]', (_rule, s, word, expected) => {
    expect(refusal(s, word)).toBe(expected);
  });

  test('[TG-31 R5] in the next round the kept card may be laid', () => {
    const s = on(1, { has: 'dssp', markers: ['B'] }, { centre: { B: 'C2' }, robber: 5, round: 4 });
    const kept = after(s, 'B>hand');
    expect(refusal(kept, '1>1:dssp')).toBe('kept-this-round');
    const next = after(kept, 'end', 'end', '2', '1', '3', '5', '7', '14', 'end');
    expect(refusal(next, '1>1:dssp')).toBe('allowed');
  });
});

describe('the Trader', () => {
  const cases: readonly (readonly [string, string, Said, string])[] = [
    ['TG-32 three dates for one gold', 'ddd', '5:3d>g', 'g 4'],
    ['TG-32 three salt for one gold', 'sss', '5:3s>g', 'g 4'],
    ['TG-32 three pepper for one gold', 'ppp', '5:3p>g', 'g 4'],
    ['TG-32 two dates for one salt', 'dd', '5:2d>s', 's 4'],
    ['TG-32 two dates for one pepper', 'dd', '5:2d>p', 'p 4'],
    ['TG-32 two salt for one date', 'ss', '5:2s>d', 'd 4'],
    ['TG-32 two salt for one pepper', 'ss', '5:2s>p', 'p 4'],
    ['TG-32 two pepper for one date', 'pp', '5:2p>d', 'd 4'],
    ['TG-32 two pepper for one salt', 'pp', '5:2p>s', 's 4'],
    ['TG-32 two are too few for gold', 'ddd', '5:2d>g', 'bad-exchange'],
    ['TG-32 three are too many for a good', 'ddd', '5:3d>s', 'bad-exchange'],
    ['TG-32 not for the same good', 'ddd', '5:2d>d', 'bad-exchange'],
    ['TG-32 one for one only with N8', 'ddd', '5:1d>s', 'bad-exchange'],
    ['TG-32 never one for gold', 'ddd', '5:1d>g', 'bad-exchange'],
    [
      'TG-32 gold cannot be given',
      'ggg',
      { type: 'trade', give: 'gold' as 'salt', count: 2, get: 'salt' },
      'not-a-move',
    ],
    ['TG-32 three of the same, not mixed', 'dds', '5:3d>g', 'not-enough-goods'],
    ['TG-32 two of the same, not mixed', 'ds', '5:2d>p', 'not-enough-goods'],
  ];

  test.each(cases)('[%s]', (_rule, has, said, expected) => {
    expect(outcome(on(5, { has }), said)).toBe(expected);
  });

  test('[TG-32] exchanges can be repeated', () => {
    const s = on(5, { has: 'ddddddssss' });
    expect(held(after(s, '5:3d>g', '5:3d>g', '5:2s>p', '5:2s>p'), 'blue')).toBe('ppgg');
  });

  test('[TG-33] the visit lasts until the player leaves, and the Targi is used', () => {
    const s = on(5, { has: 'dddd' });
    const visit = tell(s, '5:2d>s');
    expect([phase(visit.state), targis(visit.state)]).toEqual(['trade', ' | ']);
    expect(visit.events).toEqual([
      { type: 'traded', seat: 'blue', gave: { dates: 2 }, got: { salt: 1 }, reveals: false },
    ]);
    const left = tell(visit.state, '5:done');
    expect([phase(left.state), left.events]).toEqual(['act', [{ type: 'leftTrader', seat: 'blue', reveals: false }]]);
    expect(refusal(left.state, '5:2d>s')).toBe('no-piece-there');
  });

  test('[TG-33] the event names gold', () => {
    expect(eventOf(tell(on(5, { has: 'sss' }), '5:3s>g').events, 'traded')).toMatchObject({
      gave: { salt: 3 },
      got: { gold: 1 },
    });
  });

  test('[TG-33] a visit without an exchange does not use the Targi: it is declined at the end of the turn', () => {
    const s = on(5, { has: 'dddd' });
    expect(refusal(s, '5:done')).toBe('not-now');
    expect(eventOf(tell(s, 'end').events, 'turnEnded').declined).toEqual([5]);
  });
});

describe('Fata Morgana', () => {
  const facts: Facts = {
    white: { markers: ['I'] },
    faceDown: ['C'],
    centre: { A: 'DD', B: 'C2' },
  };
  const s = () => on(9, { markers: ['A', 'E'] }, facts);

  test('[TG-34] moves the player’s own marker to another centre card', () => {
    const { state, events } = tell(s, '9:A>B');
    expect([markers(state), targis(state)]).toEqual(['B E | I', ' | ']);
    expect(events).toEqual([{ type: 'markerMoved', seat: 'blue', from: 'A', to: 'B', reveals: false }]);
    expect([refusal(state, 'B>off'), refusal(state, 'A')]).toEqual(['allowed', 'no-piece-there']);
  });

  const cases: readonly (readonly [string, Said, string])[] = [
    ['TG-34 not from a card without a marker', '9:B>D', 'no-marker'],
    ['TG-34 not the opponent’s marker', '9:I>D', 'no-marker'],
    ['TG-34 R6 not onto a face-down card', '9:A>C', 'mirage-target'],
    ['TG-34 R6 not onto the opponent’s marker', '9:A>I', 'mirage-target'],
    ['TG-34 R6 not onto the player’s other marker', '9:A>E', 'mirage-target'],
    ['TG-34 R6 not onto the card where it is', '9:A>A', 'mirage-target'],
    ['TG-34 any other face-up card', '9:E>G', 'allowed'],
    ['TG-34 no such place', { type: 'mirage', from: 'J' as 'A', to: 'B' }, 'not-a-move'],
  ];

  test.each(cases)('[%s]', (_rule, said, expected) => {
    expect(refusal(s, said)).toBe(expected);
  });

  test('[TG-34] a player without markers on the board can only decline', () => {
    const used = after(s, 'A', 'E');
    expect([refusal(used, '9:A>B'), refusal(used, '9:D>B')]).toEqual(['no-marker', 'no-marker']);
    expect(eventOf(tell(used, 'end').events, 'turnEnded').declined).toEqual([9]);
  });

  test('[TG-34 R6] the second player may move onto a card that the first player declined', () => {
    const start = position({ blue: { markers: ['A'] }, white: { targis: [9], markers: ['I'] } });
    expect(markers(after(start, 'end', '9:I>A'))).toBe(' | A');
  });
});

describe('the Silversmith', () => {
  const cases: readonly (readonly [string, string, Said, string])[] = [
    ['TG-35 two dates for 1 point', 'dd', '10:2d', ' 5'],
    ['TG-35 two salt for 1 point', 'ss', '10:2s', ' 5'],
    ['TG-35 two pepper for 1 point', 'pp', '10:2p', ' 5'],
    ['TG-35 four equal goods for 3 points', 'sssss', '10:4s', 's 7'],
    ['TG-35 one gold for 2 points', 'gg', '10:1g', 'g 6'],
    ['TG-35 two gold for 4 points', 'ggg', '10:2g', 'g 8'],
    ['TG-35 not four gold', 'gggg', '10:4g', 'bad-offer'],
    ['TG-35 not a single good', 'dd', '10:1d', 'bad-offer'],
    ['TG-35 not three goods', 'dddd', { type: 'smith', give: 'dates', count: 3 as 4 }, 'bad-offer'],
    ['TG-35 nothing for nothing', 'dd', { type: 'smith', give: 'dates', count: 0 as 4 }, 'bad-offer'],
    ['TG-35 not three gold', 'ggg', { type: 'smith', give: 'gold', count: 3 as 4 }, 'bad-offer'],
    ['TG-35 two different goods', 'ds', '10:2d', 'cannot-pay'],
    ['TG-35 four goods that are not equal', 'dddss', '10:4d', 'cannot-pay'],
    ['TG-35 more gold than the player has', 'g', '10:2g', 'cannot-pay'],
  ];

  test.each(cases)('[%s]', (_rule, has, said, expected) => {
    expect(outcome(on(10, { has }), said)).toBe(expected);
  });

  test('[TG-35] only once a visit', () => {
    const { state, events } = tell(on(10, { has: 'ddddgg' }), '10:2d');
    expect(events).toEqual([{ type: 'smithed', seat: 'blue', gave: { dates: 2 }, got: { vp: 1 }, reveals: false }]);
    expect(refusal(state, '10:2d')).toBe('no-piece-there');
    expect(eventOf(tell(on(10, { has: 'gg' }), '10:2g').events, 'smithed')).toMatchObject({
      gave: { gold: 2 },
      got: { vp: 4 },
    });
  });
});

describe('the Caravan', () => {
  const cases: readonly (readonly [GoodsId, string])[] = [
    ['DP', 'dp 4'],
    ['SS', 'ss 4'],
    ['GOLD', 'g 4'],
    ['VP', ' 5'],
  ];

  test.each(cases)('[TG-36] turns up %s, and what it shows is taken: %s', (card, expected) => {
    const { state, events } = tell(on(13, {}, { goodsTop: [card] }), '13');
    expect(`${held(state, 'blue')} ${vp(state, 'blue')}`).toBe(expected);
    expect([goodsDiscards(state), targis(state)]).toEqual([[card], ' | ']);
    expect(eventTypes(events)).toBe('caravanShown gained');
    expect(eventOf(events, 'caravanShown')).toEqual({ type: 'caravanShown', seat: 'blue', card, reveals: true });
    expect(eventOf(events, 'gained')).toMatchObject({ seat: 'blue', from: 'caravan', reveals: false });
  });

  test('[TG-36] a card with strokes asks the player to choose a good', () => {
    const asked = tell(on(13, {}, { goodsTop: ['D/S/P'] }), '13');
    expect([phase(asked.state), eventTypes(asked.events)]).toEqual(['gain', 'caravanShown']);
    for (const word of ['+dd', '+ds', '+g', '+v']) expect(refusal(asked.state, word)).toBe('wrong-gain');
    expect(refusal(asked.state, { type: 'gain', goods: {} })).toBe('wrong-gain');
    const { state, events } = tell(asked.state, '+p');
    expect([held(state, 'blue'), phase(state)]).toEqual(['p', 'act']);
    expect(events).toEqual([{ type: 'gained', seat: 'blue', got: { pepper: 1 }, from: 'caravan', reveals: false }]);
  });

  test('[TG-36] cards without a choice need no answer', () => {
    expect(refusal(on(13), { type: 'gain', goods: { dates: 8 } })).toBe('not-a-move');
  });
});

describe('Tribal Expansion', () => {
  const s = () => on(14, { has: 'dssp' }, { tribeTop: ['C2'] });

  test('[TG-37] draws the top tribe card', () => {
    const { state, events } = tell(s, '14');
    expect([phase(state), targis(state)]).toEqual(['drawn', ' | ']);
    expect(events).toEqual([{ type: 'tribeDrawn', seat: 'blue', card: 'C2', secret: true, reveals: true }]);
  });

  test('[TG-37] the drawn card is laid and paid for', () => {
    const { state, events } = tell(s, '14', '14>3:dssp');
    expect([display(state, 'blue'), held(state, 'blue'), phase(state)]).toEqual([' |  | C2', '', 'act']);
    expect(eventOf(events, 'laid')).toMatchObject({ card: 'C2', from: 'drawn', row: 3 });
  });

  test('[TG-37] the drawn card is kept, hidden from the opponent', () => {
    const { state, events } = tell(s, '14', '14>hand');
    expect([hand(state, 'blue'), phase(state)]).toEqual(['C2', 'act']);
    expect(eventOf(events, 'kept')).toEqual({
      type: 'kept',
      seat: 'blue',
      card: 'C2',
      from: 'drawn',
      secret: true,
      reveals: false,
    });
  });

  test('[TG-37] the drawn card is discarded', () => {
    const { state, events } = tell(s, '14', '14>off');
    expect([tribeDiscards(state), phase(state)]).toEqual([['C2'], 'act']);
    expect(eventOf(events, 'discarded')).toMatchObject({ card: 'C2', from: 'drawn' });
  });

  test('[TG-37] the drawn card can be kept only in an empty hand', () => {
    expect(refusal(after(on(14, { hand: 'W2' }), '14'), '14>hand')).toBe('hand-full');
  });

  test('[TG-31 R5] once kept, it cannot be laid through the Noble this round', () => {
    const kept = after(on(14, { has: 'dssp', targis: [1, 14] }, { tribeTop: ['C2'] }), '14', '14>hand');
    expect([refusal(kept, '1>1:dssp'), refusal(kept, '1>off')]).toEqual(['kept-this-round', 'allowed']);
  });
});
