import { describe, expect, test } from 'vitest';
import { type Facts, position, type SeatFacts } from '../test/positions.ts';
import {
  after,
  display,
  eventOf,
  eventTypes,
  hand,
  held,
  phase,
  refusal,
  type Said,
  type Start,
  targis,
  tell,
  vp,
} from '../test/table.ts';
import type { GoodsId, TribeId } from './cards.ts';
import { toAct } from './engine.ts';
import * as L from './layout.ts';
import { playerAt, type State } from './state.ts';

/** Blue may lay this card from B and has exactly its price, plus `blue.has`. */
function laying(card: TribeId, price: string, blue: SeatFacts = {}, facts: Facts = {}): State {
  const has = price + (blue.has ?? '');
  return position({ ...facts, blue: { markers: ['B'], ...blue, has }, centre: { ...facts.centre, B: card } });
}

describe('the hand without the Noble', () => {
  const holder: SeatFacts = { has: 'ddssppg', hand: 'C2', display: ['W8'] };
  const word = 'hand>1:ddssp';

  test('[TG-60 R12 W8] the card in the hand is laid for one extra good, without a Targi', () => {
    const { state, events } = tell(position({ blue: { ...holder, targis: [1, 2] } }), word);
    expect([display(state, 'blue'), held(state, 'blue'), hand(state, 'blue')]).toEqual([
      'W8 C2 |  | ',
      'pg',
      undefined,
    ]);
    expect(targis(state)).toBe('1 2 | ');
    expect(eventOf(events, 'laid')).toMatchObject({ card: 'C2', from: 'hand', row: 1, column: 2 });
  });

  const cases: readonly (readonly [string, Start, Said, string])[] = [
    ['TG-60 R12 W8 with no piece left', () => position({ blue: holder }), word, 'allowed'],
    [
      'TG-60 R12 W8 a card kept this round',
      () => position({ blue: { ...holder, handIsFresh: true } }),
      word,
      'allowed',
    ],
    ['TG-60 R12 W8 only if W8 is laid', () => position({ blue: { ...holder, display: [] } }), word, 'needs-noble'],
    ['TG-60 W8 not without a hand card', () => position({ blue: { has: 'dd', display: ['W8'] } }), word, 'hand-empty'],
    [
      'TG-60 W8 the opponent’s W8 does not count',
      () => position({ blue: { ...holder, display: [] }, white: { display: ['W8'] } }),
      word,
      'needs-noble',
    ],
    ['TG-60 R12 W8 not during a visit to the Trader', trading, 'hand>1:dssp', 'finish-first'],
    ['TG-60 R12 W8 not while a drawn card is pending', drawing, word, 'finish-first'],
    ['TG-60 R12 W8 not in the opponent’s turn', () => position({ toAct: 'white', blue: holder }), word, 'hand-empty'],
    [
      'TG-60 W8 not while placing Targis',
      () => position({ phase: 'place', blue: holder }),
      { type: 'lay', from: 'hand', row: 1, pay: { dates: 2, salt: 2, pepper: 1 } },
      'not-now',
    ],
  ];

  function trading(): State {
    return after(position({ blue: { ...holder, has: 'ddddssppg', targis: [5] } }), '5:2d>s');
  }
  function drawing(): State {
    return after(position({ blue: { ...holder, targis: [14] } }), '14');
  }

  test.each(cases)('[%s]', (_rule, s, said, expected) => {
    expect(refusal(s, said)).toBe(expected);
  });

  test('[TG-60 R12 W8] a card is kept and laid in one turn, then another card is kept', () => {
    const s = position({
      blue: { has: 'ddssppg', display: ['W8'], markers: ['A', 'B'] },
      centre: { A: 'C2', B: 'W3' },
    });
    const state = after(s, 'A>hand', 'hand>2:ddssp', 'B>hand');
    expect([display(state, 'blue'), hand(state, 'blue')]).toEqual(['W8 | C2 | ', 'W3']);
  });

  test('[TG-60 TG-20 R12 W8] after the last piece the turn has not ended, so the card can be laid', () => {
    const s = position({ blue: { ...holder, targis: [2] } });
    expect(refusal(after(s, '2'), word)).toBe('allowed');
  });
});

describe('one for one at the Trader', () => {
  function visit(...words: string[]): State {
    return after(position({ blue: { has: 'ddddsspp', targis: [5], display: ['N8'] } }), ...words);
  }

  test.each([
    ['TG-62 N8 one good for another', () => visit(), '5:1d>s', 'allowed'],
    ['TG-62 N8 not for the same', () => visit(), '5:1d>d', 'bad-exchange'],
    ['TG-62 R18 N8 not for gold', () => visit(), '5:1d>g', 'bad-exchange'],
    ['TG-62 R18 N8 three for gold is still possible', () => visit(), '5:3d>g', 'allowed'],
    ['TG-62 N8 two for one is still possible', () => visit(), '5:2d>s', 'allowed'],
    ['TG-62 N8 the same exchange again', () => visit('5:1d>s'), '5:1d>s', 'allowed'],
    ['TG-62 N8 another good for the same good', () => visit('5:1d>s'), '5:1p>s', 'allowed'],
    ['TG-62 N8 the same good for another good', () => visit('5:1d>s'), '5:1d>p', 'allowed'],
    ['TG-62 R18 N8 not the reverse exchange', () => visit('5:1d>s'), '5:1s>d', 'back-and-forth'],
    [
      'TG-62 R18 N8 a good received one for one cannot be given one for one',
      () => visit('5:1d>s'),
      '5:1s>p',
      'back-and-forth',
    ],
    [
      'TG-62 R18 N8 a good given one for one cannot be received one for one',
      () => visit('5:1d>s'),
      '5:1p>d',
      'back-and-forth',
    ],
    ['TG-62 R18 N8 a good received one for one can be given two for one', () => visit('5:1d>s'), '5:2s>d', 'allowed'],
    ['TG-62 R18 N8 a good received one for one can be given for gold', () => visit('5:1d>s'), '5:3s>g', 'allowed'],
    ['TG-62 R18 N8 exchanges at other rates do not count', () => visit('5:2d>s'), '5:1s>d', 'allowed'],
    ['TG-62 N8 not a good that the player lacks', () => visit('5:1p>s', '5:1p>s'), '5:1p>s', 'not-enough-goods'],
  ])('[%s]', (_rule, s, word, expected) => {
    expect(refusal(s, word)).toBe(expected);
  });

  test('[TG-62 R18 N8] the next visit starts afresh', () => {
    const left = visit('5:1d>s', '5:done');
    expect(left[L.TRADED]).toBe(0);
    expect(visit('5:1d>s')[L.TRADED]).not.toBe(0);
  });
});

describe('extra goods', () => {
  const cases: readonly (readonly [string, string, GoodsId, string, string])[] = [
    ['TG-65 R8 G8 dates from a goods card', 'G8', 'DD', 'A', 'ddd'],
    ['TG-65 R8 G8 one date gives one extra date', 'G8', 'D', 'A', 'dd'],
    ['TG-65 R8 O7 salt from a goods card', 'O7', 'SP', 'A', 'ssp'],
    ['TG-65 R8 C8 pepper from a goods card', 'C8', 'PP', 'A', 'ppp'],
    ['TG-65 R8 C8 chosen pepper', 'C8', 'D/S/P', 'A=p', 'pp'],
    ['TG-65 R8 C8 not for dates', 'C8', 'DS', 'A', 'ds'],
    ['TG-65 R8 G8 not for gold', 'G8', 'GOLD', 'A', 'g'],
    ['TG-65 G8 O7 each card for its own good', 'G8 O7', 'DS', 'A', 'ddss'],
  ];

  test.each(cases)('[%s]', (_rule, laid, card, word, expected) => {
    const s = position({ blue: { display: [laid], markers: ['A'] }, centre: { A: card } });
    expect(held(after(s, word), 'blue')).toBe(expected);
  });

  test('[TG-65 R8 G8] there is an event for it', () => {
    const s = position({ blue: { display: ['G8'], markers: ['A'] }, centre: { A: 'D' } });
    const { events } = tell(s, 'A');
    expect(events.at(-1)).toEqual({ type: 'goodsBonus', seat: 'blue', good: 'dates', card: 'G8', reveals: false });
  });

  test('[TG-65 R8 G8] border cards do not count', () => {
    expect(held(after(position({ blue: { display: ['G8'], targis: [2] } }), '2'), 'blue')).toBe('d');
  });

  test('[TG-65 R8 G8] the Caravan counts', () => {
    const s = position({ blue: { display: ['G8'], targis: [13] }, goodsTop: ['DP'] });
    expect(held(after(s, '13'), 'blue')).toBe('ddp');
  });

  test('[TG-65 R8 O7] a choice at the Caravan counts', () => {
    const s = position({ blue: { display: ['O7'], targis: [13] }, goodsTop: ['D/S/P'] });
    expect([held(after(s, '13', '+s'), 'blue'), held(after(s, '13', '+d'), 'blue')]).toEqual(['ss', 'd']);
  });

  test('[TG-65 R8 G8] once a round, and again in the next round', () => {
    const s = position({
      blue: { display: ['G8'], targis: [13], markers: ['A'] },
      centre: { A: 'D' },
      goodsTop: ['DS'],
    });
    expect(held(after(s, 'A', '13'), 'blue')).toBe('ddds');
    const next = after(s, 'A', 'end', 'end');
    expect([next[playerAt(0) + L.GOT], next[playerAt(0) + L.BONUS]]).toEqual([0, 0]);
  });

  test('[TG-65 R8 G8] laid after dates were gained, it gives one at once', () => {
    const s = laying('G8', 'ddg', { markers: ['A', 'B'] }, { centre: { A: 'D' } });
    const { state, events } = tell(s, 'A', 'B>1:ddg');
    expect(held(state, 'blue')).toBe('dd');
    expect(eventTypes(events)).toContain('goodsBonus');
  });

  test('[TG-65 R8 G8] laid before dates are gained, it gives one later', () => {
    const s = laying('G8', 'ddg', { markers: ['A', 'B'] }, { centre: { A: 'D' } });
    expect(held(after(s, 'B>1:ddg'), 'blue')).toBe('');
    expect(held(after(s, 'B>1:ddg', 'A'), 'blue')).toBe('dd');
  });

  test('[TG-65 G8] gains from tribe cards do not count', () => {
    const s = laying('G9', 'dspp', { display: ['G8'] });
    expect(held(after(s, 'B>1:dspp', '+ddd'), 'blue')).toBe('ddd');
  });

  test('[TG-65 G8] does not work for the opponent', () => {
    const s = position({ blue: { markers: ['A'] }, white: { display: ['G8'] }, centre: { A: 'D' } });
    expect([held(after(s, 'A'), 'blue'), held(after(s, 'A'), 'white')]).toEqual(['d', '']);
  });
});

describe('a round without goods', () => {
  const dry = () => position({ blue: { has: 'd', display: ['O8'] } });

  test('[TG-66 R9 O8] the player chooses one good after the actions', () => {
    const asked = after(dry, 'end');
    expect([phase(asked), toAct(asked)]).toEqual(['gain', ['blue']]);
    for (const word of ['+dd', '+g', '+v']) expect(refusal(asked, word)).toBe('wrong-gain');
    expect(refusal(asked, 'end')).toBe('finish-first'); // the gain is mandatory
    const { state, events } = tell(asked, '+s');
    expect([held(state, 'blue'), toAct(state)]).toEqual(['ds', ['white']]);
    expect(events[0]).toEqual({ type: 'gained', seat: 'blue', got: { salt: 1 }, from: 'dryRound', reveals: false });
  });

  const rounds: readonly (readonly [string, Facts, string[], boolean])[] = [
    ['TG-66 R9 O8 a good from a goods card', { blue: { markers: ['A'] }, centre: { A: 'D' } }, ['A'], false],
    ['TG-66 R9 O8 gold is not a good', { blue: { markers: ['A'] }, centre: { A: 'GOLD' } }, ['A'], true],
    ['TG-66 R9 O8 a point is not a good', { blue: { markers: ['A'] }, centre: { A: 'VP' } }, ['A'], true],
    ['TG-66 R9 O8 a good of the Caravan', { blue: { targis: [13] }, goodsTop: ['S'] }, ['13'], false],
    ['TG-66 R9 O8 a border card is not a goods card', { blue: { targis: [2] } }, ['2'], true],
    ['TG-66 R9 O8 a trade does not count', { blue: { has: 'dd', targis: [5] } }, ['5:2d>s', '5:done'], true],
    [
      'TG-66 R9 O8 the gain of W7 does not count',
      { blue: { has: 'dssp', markers: ['A'] }, centre: { A: 'W7' } },
      ['A>1:dssp', '+d'],
      true,
    ],
    [
      'TG-66 R9 O8 the gain of C9 does not count',
      { blue: { has: 'dds', markers: ['A'] }, centre: { A: 'C9' } },
      ['A>1:dds', '+ddddd'],
      true,
    ],
    [
      'TG-66 R9 O8 the gain of G9 does not count',
      { blue: { has: 'dspp', markers: ['A'] }, centre: { A: 'G9' } },
      ['A>1:dspp', '+ddd'],
      true,
    ],
  ];

  test.each(rounds)('[%s]', (_rule, facts, words, isDry) => {
    const s = position({ ...facts, blue: { ...facts.blue, display: ['O8'] } });
    expect(phase(after(s, ...words, 'end'))).toBe(isDry ? 'gain' : 'act');
  });

  test('[TG-66 R9 O8] the good is gained before the limits apply', () => {
    const full = position({ blue: { has: 'ddddddddddgggg', display: ['O8'] } });
    const { state, events } = tell(full, 'end', '+p');
    expect([phase(state), held(state, 'blue')]).toEqual(['return', 'ddddddddddpggg']);
    expect(eventTypes(events)).toBe('turnEnded gained returned');
  });

  test('[TG-66 R9 O8] works in the round in which it is laid', () => {
    expect(phase(after(laying('O8', 'dpg'), 'B>1:dpg', 'end'))).toBe('gain');
  });

  test('[TG-66 O8] after the second player’s gain the round ends', () => {
    const s = position({ toAct: 'white', white: { display: ['O8'] } });
    expect(phase(after(s, 'end', '+d'))).toBe('place');
  });
});

describe('immediate gains', () => {
  const eleven = ['C1 C2 C3 C4', 'O1 O2 O3 O4', 'N1 N2 N3'];
  const cases: readonly (readonly [string, TribeId, string, string[], number])[] = [
    ['TG-67 R11 W7 two cards, counting itself', 'W7', 'dssp', ['W1'], 1],
    ['TG-67 R11 W7 alone, rounded down', 'W7', 'dssp', [], 0],
    ['TG-67 R11 W7 three cards, rounded down', 'W7', 'dssp', ['W1 W2'], 1],
    ['TG-67 R11 W7 six cards', 'W7', 'dssp', ['W1 W2 W3', 'O1 O2'], 3],
    ['TG-67 R11 W7 as the twelfth card', 'W7', 'dssp', eleven, 6],
    ['TG-68 R11 C9 the first card, eleven free places', 'C9', 'dds', [], 5],
    ['TG-68 R11 C9 the second card, ten free places', 'C9', 'dds', ['W1'], 5],
    ['TG-68 R11 C9 the tenth card, two free places', 'C9', 'dds', ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1'], 1],
    ['TG-68 R11 C9 the eleventh card, one free place', 'C9', 'dds', ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2'], 0],
  ];

  test.each(cases)('[%s]', (_rule, card, price, laid, count) => {
    const row = laid[0]?.split(' ').length === 4 ? 3 : 1;
    const state = after(laying(card, price, { display: laid }), `B>${row}:${price}`);
    expect([phase(state), state[L.GAIN_COUNT]]).toEqual([count > 0 ? 'gain' : 'act', count]);
    if (count === 0) return;
    expect(refusal(state, { type: 'gain', goods: { dates: count + 1 } })).toBe('wrong-gain');
    expect(refusal(state, { type: 'gain', goods: { salt: count - 1 } })).toBe('wrong-gain');
    expect(refusal(state, '+g')).toBe('wrong-gain');
    expect(held(after(state, { type: 'gain', goods: { dates: count - 1, pepper: 1 } }), 'blue')).toBe(
      `${'d'.repeat(count - 1)}p`,
    );
  });

  test.each([
    ['TG-69 R15 G9 three equal goods', '+ddd', 'ddd 4'],
    ['TG-69 R15 G9 any mix', '+dsp', 'dsp 4'],
    ['TG-69 R15 G9 two and one', '+ssp', 'ssp 4'],
    ['TG-69 R15 G9 or one gold', '+g', 'g 4'],
    ['TG-69 R15 G9 or one point', '+v', ' 5'],
    ['TG-69 R15 G9 not two goods', '+dd', 'wrong-gain'],
    ['TG-69 R15 G9 not four goods', '+dddd', 'wrong-gain'],
  ])('[%s]', (_rule, word, expected) => {
    const s = after(laying('G9', 'dspp'), 'B>1:dspp');
    const reason = refusal(s, word);
    const state = reason === 'allowed' ? after(s, word) : s;
    expect(reason === 'allowed' ? `${held(state, 'blue')} ${vp(state, 'blue')}` : reason).toBe(expected);
    if (reason === 'allowed') expect([phase(state), toAct(state)]).toEqual(['act', ['blue']]);
  });

  test.each([
    ['+ssp', { salt: 2, pepper: 1 }],
    ['+g', { gold: 1 }],
    ['+v', { vp: 1 }],
  ])('[TG-69 G9] %s is told', (word, got) => {
    expect(tell(after(laying('G9', 'dspp'), 'B>1:dspp'), word).events).toEqual([
      { type: 'gained', seat: 'blue', got, from: 'laid', reveals: false },
    ]);
  });

  test('[TG-69 G9] the gain is mandatory', () => {
    expect(refusal(after(laying('G9', 'dspp'), 'B>1:dspp'), 'end')).toBe('finish-first');
  });

  test('[TG-70 W9] one gold from the supply is put on it', () => {
    const { state, events } = tell(laying('W9', 'dg'), 'B>1:dg');
    expect(held(state, 'blue')).toBe('G');
    expect(eventOf(events, 'goldStored')).toEqual({ type: 'goldStored', seat: 'blue', reveals: false });
  });

  test('[TG-70 W9] the stored gold pays once', () => {
    const s = laying('W9', 'dg', { has: 'ds', targis: [1], hand: 'C1' });
    const state = after(s, 'B>1:dg', '1>1:dsG');
    expect([held(state, 'blue'), display(state, 'blue')]).toEqual(['', 'W9 C1 |  | ']);
  });
});

describe('fewer Targis', () => {
  test('[TG-72 R19 N9] the opponent places two in the next round, and three in the one after', () => {
    const { state, events } = tell(laying('N9', 'dspp', {}, { robber: 5, round: 4 }), 'B>1:dspp');
    expect(eventOf(events, 'targisLimited')).toEqual({ type: 'targisLimited', seat: 'white', reveals: false });
    const next = after(state, 'end', 'end');
    expect([next[playerAt(0) + L.TARGIS_LEFT], next[playerAt(1) + L.TARGIS_LEFT]]).toEqual([3, 2]);
    const later = after(next, '1', '2', '3', '13', '5', 'end', 'end');
    expect([later[playerAt(0) + L.TARGIS_LEFT], later[playerAt(1) + L.TARGIS_LEFT]]).toEqual([3, 3]);
  });

  test('[TG-72 R19 N9] the current round does not change', () => {
    const s = laying('N9', 'dspp', {}, { white: { targis: [2, 3, 7] } });
    expect(targis(after(s, 'B>1:dspp'))).toBe(' | 2 3 7');
  });
});
