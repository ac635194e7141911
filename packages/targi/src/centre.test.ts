import { describe, expect, test } from 'vitest';
import { position } from '../test/positions.ts';
import {
  after,
  display,
  eventOf,
  hand,
  held,
  markers,
  refusal,
  type Said,
  type Start,
  tell,
  tribeDiscards,
  vp,
} from '../test/table.ts';
import type { Facts, SeatFacts } from '../test/positions.ts';
import { GOODS_CARDS, type GoodsId, type TribeId } from './cards.ts';
import type { State } from './state.ts';

/** A position with this card at A and blue's marker on it. */
function atA(card: TribeId | GoodsId, blue: SeatFacts = {}, facts: Facts = {}): State {
  return position({ ...facts, blue: { markers: ['A'], ...blue }, centre: { A: card } });
}

describe('goods cards', () => {
  const cards: readonly (readonly [GoodsId, string, string, number])[] = [
    ['D', 'A', 'd', 4],
    ['S', 'A', 's', 4],
    ['P', 'A', 'p', 4],
    ['DD', 'A', 'dd', 4],
    ['SS', 'A', 'ss', 4],
    ['PP', 'A', 'pp', 4],
    ['DS', 'A', 'ds', 4],
    ['DP', 'A', 'dp', 4],
    ['SP', 'A', 'sp', 4],
    ['D/S/P', 'A=d', 'd', 4],
    ['D/S/P', 'A=s', 's', 4],
    ['D/S/P', 'A=p', 'p', 4],
    ['GOLD', 'A', 'g', 4],
    ['VP', 'A', '', 5],
  ];

  test.each(cards)('[TG-21] %s, taken as %s, gives «%s» and leaves %i points', (card, word, letters, points) => {
    const { state, events } = tell(atA(card), word);
    expect([held(state, 'blue'), vp(state, 'blue')]).toEqual([letters, points]);
    const names: Record<string, string> = { d: 'dates', s: 'salt', p: 'pepper', g: 'gold' };
    const tokens: Record<string, number> = points > 4 ? { vp: 1 } : {};
    for (const letter of letters) tokens[names[letter]] = (tokens[names[letter]] ?? 0) + 1;
    expect(eventOf(events, 'took')).toEqual({ type: 'took', seat: 'blue', at: 'A', got: tokens, reveals: false });
  });

  test('[TG-21] the table above has every goods card', () => {
    expect(new Set(cards.map(([card]) => card))).toEqual(new Set(GOODS_CARDS.map(({ id }) => id)));
  });

  const refused: readonly (readonly [string, Start, Said, string])[] = [
    ['TG-21 a card with strokes asks for a choice', () => atA('D/S/P'), 'A', 'choose-a-good'],
    ['TG-21 a card without strokes has no choice', () => atA('DS'), 'A=d', 'no-choice-here'],
    ['TG-21 gold has no choice', () => atA('GOLD'), 'A=d', 'no-choice-here'],
    ['TG-21 a goods card is not kept', () => atA('DS'), 'A>hand', 'not-a-tribe-card'],
    ['TG-21 a goods card is not discarded', () => atA('DS'), 'A>off', 'not-a-tribe-card'],
    ['TG-21 a goods card is not laid', () => atA('DS'), 'A>1:d', 'not-a-tribe-card'],
    ['TG-22 a tribe card is not taken', () => atA('C2'), 'A', 'not-a-goods-card'],
    [
      'TG-21 gold is not a good to choose',
      () => atA('D/S/P'),
      { type: 'take', at: 'A', good: 'gold' as 'salt' },
      'not-a-move',
    ],
    ['TG-29 a border card has no choice', () => position({}), { type: 'take', at: 2, good: 'salt' }, 'not-a-move'],
  ];

  test.each(refused)('[%s]', (_rule, s, said, reason) => {
    expect(refusal(s, said)).toBe(reason);
  });
});

describe('tribe cards', () => {
  test('[TG-22] a tribe card is paid for and laid', () => {
    const { state, events } = tell(atA('C2', { has: 'ddssppg' }), 'A>2:dssp');
    expect([held(state, 'blue'), display(state, 'blue')]).toEqual(['dpg', ' | C2 | ']);
    expect(eventOf(events, 'laid')).toEqual({
      type: 'laid',
      seat: 'blue',
      card: 'C2',
      from: 'A',
      row: 2,
      column: 1,
      paid: { dates: 1, salt: 2, pepper: 1 },
      reveals: false,
    });
  });

  test('[TG-22] a tribe card is kept in an empty hand, free of charge', () => {
    const { state, events } = tell(atA('C2', { has: 'dd' }), 'A>hand');
    expect([hand(state, 'blue'), held(state, 'blue'), display(state, 'blue')]).toEqual(['C2', 'dd', ' |  | ']);
    expect(eventOf(events, 'kept')).toEqual({
      type: 'kept',
      seat: 'blue',
      card: 'C2',
      from: 'A',
      secret: false,
      reveals: false,
    });
  });

  test('[TG-22] a tribe card is discarded', () => {
    const { state, events } = tell(atA('C2', { has: 'dd' }), 'A>off');
    expect([tribeDiscards(state), hand(state, 'blue'), held(state, 'blue')]).toEqual([['C2'], undefined, 'dd']);
    expect(eventOf(events, 'discarded')).toEqual({
      type: 'discarded',
      seat: 'blue',
      card: 'C2',
      from: 'A',
      reveals: false,
    });
  });

  test('[TG-22] white lays in white’s display', () => {
    const s = position({
      toAct: 'white',
      white: { has: 'dsg', markers: ['A'] },
      blue: { has: 'dsg' },
      centre: { A: 'W1' },
    });
    const state = after(s, 'A>1:dsg');
    expect([display(state, 'white'), held(state, 'white')]).toEqual(['W1 |  | ', '']);
    expect([display(state, 'blue'), held(state, 'blue')]).toEqual([' |  | ', 'dsg']);
  });

  const hands: readonly (readonly [string, Said, string])[] = [
    ['TG-23 the hand holds one card', 'A>hand', 'hand-full'],
    [
      'TG-23 the card in the hand cannot be discarded without the Noble',
      { type: 'discard', from: 'hand' as 'noble' },
      'not-now',
    ],
    ['TG-23 the card in the hand cannot be kept again', { type: 'keep', from: 'hand' as 'drawn' }, 'not-now'],
    ['TG-23 a new card may still be laid', 'A>1:dssp', 'allowed'],
    ['TG-23 a new card may still be discarded', 'A>off', 'allowed'],
    ['TG-60 the card in the hand is not laid without the Noble', 'hand>1:ddspp', 'needs-noble'],
    ['TG-30 nor through the Noble without a Targi there', '1>1:ddspp', 'no-piece-there'],
  ];

  test.each(hands)('[%s]', (_rule, said, expected) => {
    expect(refusal(atA('C2', { has: 'ddssspp', hand: 'W3' }), said)).toBe(expected);
  });
});

describe('rows', () => {
  const cases: readonly (readonly [string, string[], string, string])[] = [
    ['TG-27 the first card of a row', [], 'A>3:dssp', ' |  | C2'],
    ['TG-27 the next one on its right', ['W1 W2'], 'A>1:dssp', 'W1 W2 C2 |  | '],
    ['TG-27 a new row while another is incomplete', ['W1 W2'], 'A>2:dssp', 'W1 W2 | C2 | '],
    ['TG-27 the fourth place', ['', 'W1 W2 W3'], 'A>2:dssp', ' | W1 W2 W3 C2 | '],
    ['TG-27 not a fifth one', ['', 'W1 W2 W3 W4'], 'A>2:dssp', 'row-full'],
    ['TG-28 R20 nothing more in a full display', full(), 'A>1:dssp', 'display-full'],
  ];

  function full(): string[] {
    return ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2 N3 N4'];
  }

  test.each(cases)('[%s]', (_rule, rows, word, expected) => {
    const s = atA('C2', { has: 'dssp', display: rows });
    const reason = refusal(s, word);
    expect(reason === 'allowed' ? display(after(s, word), 'blue') : reason).toBe(expected);
  });

  test.each(['A>hand', 'A>off'])('[TG-28 R20] with a full display, %s is still possible', (word) => {
    expect(refusal(atA('C2', { display: full() }), word)).toBe('allowed');
  });

  test('[TG-28 R20] a drawn card cannot be laid in a full display', () => {
    const s = position({ phase: 'drawn', drawn: 'C2', blue: { has: 'dssp', display: full() } });
    expect(refusal(s, '14>2:dssp')).toBe('display-full');
  });

  test('[TG-27] laid cards do not move when another is laid', () => {
    const s = atA('C2', { has: 'dssp', display: ['W1 W2', 'O1', ''] });
    expect(display(after(s, 'A>3:dssp'), 'blue')).toBe('W1 W2 | O1 | C2');
    expect(markers(after(s, 'A>3:dssp'))).toBe(' | ');
  });
});
