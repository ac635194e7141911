import { describe, expect, test } from 'vitest';
import { type Facts, position, type SeatFacts } from '../test/positions.ts';
import { after, eventOf, eventTypes, held, phase, refusal, type Said, tell, vp } from '../test/table.ts';
import type { BorderNumber } from './board.ts';
import { play, toAct } from './engine.ts';
import * as L from './layout.ts';
import type { State } from './state.ts';

/** Blue's turn is the last before the robber reaches this corner. The amulet then passes from white to blue, who pays first. */
function before(corner: BorderNumber, blue: SeatFacts, white: SeatFacts, facts: Facts = {}): State {
  return position({
    robber: (corner - 1) as BorderNumber,
    round: 3,
    first: 'white',
    toAct: 'blue',
    ...facts,
    blue,
    white,
  });
}

/** Blue has to pay the raid at this corner. */
function raid(corner: BorderNumber, blue: SeatFacts, white: SeatFacts = {}, facts: Facts = {}): State {
  return position({ phase: 'raid', robber: corner, first: 'blue', ...facts, blue, white });
}

const lose: Facts = { options: { shortfall: 'loseWhatYouHave' } };

describe('what a raid costs', () => {
  const cases: readonly (readonly [string, BorderNumber, string, Said, string])[] = [
    ['TG-41 one good at card 4', 4, 'dds', '!d', 'ds 4'],
    ['TG-41 one point instead at card 4', 4, 'dds', '!v', 'dds 3'],
    ['TG-41 the player chooses the good', 4, 'dds', '!s', 'dd 4'],
    ['TG-41 not two goods', 4, 'dds', '!ds', 'wrong-raid-payment'],
    ['TG-41 not a good that the player lacks', 4, 'dds', '!p', 'cannot-pay'],
    ['TG-41 no gold at card 4', 4, 'ddsg', '!g', 'wrong-raid-payment'],
    ['TG-41 an empty payment', 4, 'dds', { type: 'raid', goods: {} }, 'wrong-raid-payment'],
    ['TG-41 two goods at card 8', 8, 'ddsp', '!dp', 'ds 4'],
    ['TG-41 one point instead at card 8', 8, 'ddsp', '!v', 'ddsp 3'],
    ['TG-41 one good is too few at card 8', 8, 'ddsp', '!d', 'wrong-raid-payment'],
    ['TG-41 three goods at card 12', 12, 'ddsp', '!dsp', 'd 4'],
    ['TG-41 three equal goods at card 12', 12, 'dddd', '!ddd', 'd 4'],
    ['TG-41 two points instead at card 12', 12, 'ddsp', '!v', 'ddsp 2'],
    ['TG-41 two dates are not three', 12, 'ddsp', '!dd', 'wrong-raid-payment'],
    ['TG-41 three dates that the player lacks', 12, 'ddsp', '!ddd', 'cannot-pay'],
    ['TG-41 three salt that the player lacks', 12, 'ddsp', '!sss', 'cannot-pay'],
    ['TG-41 three pepper that the player lacks', 12, 'ddsp', '!ppp', 'cannot-pay'],
    ['TG-41 one gold at card 16', 16, 'dsg', '!g', 'ds 4'],
    ['TG-41 three points instead at card 16', 16, 'dsg', '!v', 'dsg 1'],
    ['TG-41 no goods at card 16', 16, 'dsg', '!d', 'wrong-raid-payment'],
    ['TG-41 gold that the player lacks', 16, 'ds', '!g', 'wrong-raid-payment'],
    ['TG-41 four of a good do not fit the encoding', 4, 'dddd', { type: 'raid', goods: { dates: 4 } }, 'not-a-move'],
  ];

  test.each(cases)('[%s]', (_rule, corner, has, said, expected) => {
    const s = raid(corner, { has });
    const reason = refusal(s, said);
    const state = reason === 'allowed' ? after(s, said) : s;
    expect(reason === 'allowed' ? `${held(state, 'blue')} ${vp(state, 'blue')}` : reason).toBe(expected);
  });

  test('[TG-41] there is an event for the payment', () => {
    expect(tell(raid(8, { has: 'ddsp' }), '!ds').events[0]).toEqual({
      type: 'raidPaid',
      seat: 'blue',
      paid: { dates: 1, salt: 1 },
      reveals: false,
    });
    expect(eventOf(tell(raid(12, {}), '!v').events, 'raidPaid').paid).toEqual({ vp: 2 });
    expect(eventOf(tell(raid(16, { has: 'g' }), '!g').events, 'raidPaid').paid).toEqual({ gold: 1 });
  });

  test('[TG-41] both players pay in order, then Targis are placed', () => {
    const s = raid(4, { has: 'd' }, { has: 's' });
    expect(toAct(after(s, '!d'))).toEqual(['white']);
    const { state, events } = tell(s, '!d', '!s');
    expect([held(state, 'blue'), held(state, 'white')]).toEqual(['', '']);
    expect([phase(state), toAct(state), state[L.ROBBER]]).toEqual(['place', ['blue'], 5]);
    expect(eventTypes(events)).toBe('raidPaid raidPaid robberMoved');
  });

  test('[TG-8] the robber reaches the corner, raids, and moves on', () => {
    const { state, events } = tell(before(4, { has: 'd' }, { has: 's' }), 'end', '!v', '!v');
    expect(eventTypes(events)).toBe('turnEnded roundStarted robberMoved raidStarted raidPaid raidPaid robberMoved');
    expect(eventOf(events, 'raidStarted')).toEqual({ type: 'raidStarted', at: 4, reveals: false });
    expect([state[L.ROBBER], state[L.ROUND]]).toEqual([5, 4]);
  });
});

describe('payers and means of payment', () => {
  test('[TG-42 R22] the holder of the amulet in the round that starts pays first', () => {
    // the amulet passes from white to blue
    const s = after(before(4, { has: 'd' }, { has: 'd' }), 'end');
    expect([phase(s), toAct(s)]).toEqual(['raid', ['blue']]);
    const other = after(before(4, { has: 'd' }, { has: 'd' }, { first: 'blue', toAct: 'white' }), 'end');
    expect([phase(other), toAct(other)]).toEqual(['raid', ['white']]);
  });

  test('[TG-42] points printed on laid cards cannot be paid', () => {
    const s = raid(12, { has: 'ddd', vp: 1, display: ['W1 C1 O2'] });
    expect([refusal(s, '!v'), refusal(s, '!ddd')]).toEqual(['cannot-pay', 'allowed']);
  });

  test('[TG-42] the other player cannot pay first', () => {
    expect(play(raid(4, { has: 'd' }), 'white', { type: 'raid', instead: 'vp' })).toMatchObject({
      error: { code: 'not-your-turn' },
    });
  });
});

describe('players who cannot pay', () => {
  const cases: readonly (readonly [string, BorderNumber, SeatFacts, number])[] = [
    ['TG-43 R1 nothing at all at card 4', 4, { vp: 0 }, 1],
    ['TG-43 R1 one good of two at card 8', 8, { vp: 0, has: 'dggg' }, 1],
    ['TG-43 R1 two goods of three, one point of two at card 12', 12, { vp: 1, has: 'ds' }, 2],
    ['TG-43 R1 no gold, two points of three at card 16', 16, { vp: 2, has: 'dddsssppp' }, 3],
  ];

  test.each(cases)('[%s: loses nothing, the opponent gains the points due]', (_rule, corner, white, due) => {
    const { state, events } = tell(raid(corner, { has: 'dddg' }, white), '!v');
    expect(eventOf(events, 'raidShortfall')).toEqual({
      type: 'raidShortfall',
      seat: 'white',
      opponentGains: due,
      reveals: false,
    });
    expect([held(state, 'white'), vp(state, 'white')]).toEqual([white.has ?? '', white.vp]);
    expect(vp(state, 'blue')).toBe(4); // the points paid came back as the gain
  });

  test('[TG-43 R1] the opponent gains from the first player’s shortfall before paying', () => {
    const s = before(4, { vp: 0 }, { vp: 0 });
    const asked = after(s, 'end');
    expect([phase(asked), toAct(asked), vp(asked, 'white')]).toEqual(['raid', ['white'], 1]);
    expect(vp(after(asked, '!v'), 'white')).toBe(0);
  });

  test('[TG-43 R1] a player who can pay in one way has to', () => {
    expect(phase(after(before(4, { vp: 0, has: 'p' }, {}), 'end'))).toBe('raid');
    expect(refusal(raid(4, { vp: 0, has: 'p' }), '!v')).toBe('cannot-pay');
    expect(refusal(raid(8, { vp: 1, has: 'p' }), '!p')).toBe('wrong-raid-payment');
  });

  const losing: readonly (readonly [string, BorderNumber, SeatFacts, Said, string])[] = [
    ['TG-44 R1 all their goods', 12, { vp: 1, has: 'dsg' }, '!ds', 'g 1'],
    ['TG-44 R1 or all their points', 12, { vp: 1, has: 'dsg' }, '!v', 'dsg 0'],
    ['TG-44 R1 not only some of the goods', 12, { vp: 1, has: 'dsg' }, '!d', 'wrong-raid-payment'],
    ['TG-44 R1 not points if the player has none', 12, { vp: 0, has: 'ds' }, '!v', 'cannot-pay'],
    ['TG-44 R1 a player without goods loses points', 12, { vp: 1 }, { type: 'raid', goods: {} }, 'wrong-raid-payment'],
    ['TG-44 R1 points at the last raid for a player without gold', 16, { vp: 2, has: 'dd' }, '!v', 'dd 0'],
    ['TG-44 R1 no goods at the last raid', 16, { vp: 2, has: 'dd' }, '!dd', 'wrong-raid-payment'],
    ['TG-44 R1 a player who can pay in full must do so', 12, { vp: 1, has: 'ddd' }, '!v', 'cannot-pay'],
  ];

  test.each(losing)('[%s]', (_rule, corner, blue, said, expected) => {
    const s = raid(corner, blue, {}, lose);
    const reason = refusal(s, said);
    const state = reason === 'allowed' ? after(s, said) : s;
    expect(reason === 'allowed' ? `${held(state, 'blue')} ${vp(state, 'blue')}` : reason).toBe(expected);
    expect(vp(state, 'white')).toBe(4); // the opponent gains nothing
  });

  test('[TG-44 R1] a player with part of the payment must give it; a player with nothing is skipped', () => {
    const asked = after(before(8, { vp: 0, has: 'd' }, {}, lose), 'end');
    expect([phase(asked), toAct(asked)]).toEqual(['raid', ['blue']]);
    const passed = tell(before(8, { vp: 0, has: 'g' }, {}, lose), 'end');
    expect(toAct(passed.state)).toEqual(['white']);
    expect(eventOf(passed.events, 'raidShortfall').opponentGains).toBe(0);
    expect(vp(passed.state, 'white')).toBe(4);
  });

  test('[TG-44 R1] goods do not count at the last raid', () => {
    const { state } = tell(before(16, { vp: 0, has: 'ddd' }, {}, { ...lose, round: 12 }), 'end');
    expect(toAct(state)).toEqual(['white']);
  });
});

describe('the fourth raid', () => {
  test('[TG-45] ends the game once both have paid', () => {
    const { state, events } = tell(raid(16, { has: 'g' }, { has: 'g' }), '!g', '!g');
    expect(eventTypes(events)).toBe('raidPaid raidPaid gameOver');
    expect(eventOf(events, 'gameOver')).toEqual({ type: 'gameOver', by: 'raid', reveals: false });
    expect([phase(state), toAct(state)]).toEqual(['over', []]);
    expect([refusal(state, '!g'), refusal(state, 'end')]).toEqual(['game-over', 'game-over']);
    expect(play(state, 'white', { type: 'end' })).toEqual({
      ok: false,
      error: { code: 'illegal', reason: 'game-over' },
    });
  });

  test('[TG-45] ends the game even if nobody can pay', () => {
    const s = before(16, { vp: 0 }, { vp: 0, display: ['O6'] }, { round: 12 });
    const { state, events } = tell(s, 'end');
    expect(eventTypes(events)).toBe('turnEnded roundStarted robberMoved raidStarted raidShortfall raidSpared gameOver');
    expect(vp(state, 'white')).toBe(3);
  });
});

describe('cards at raids', () => {
  test.each([4, 8, 12, 16] as const)('[TG-63 O6] pays nothing at card %i', (corner) => {
    const { state, events } = tell(raid(corner, { has: 'dddg' }, { has: 'dddg', display: ['O6'] }), '!v');
    expect([held(state, 'white'), vp(state, 'white')]).toEqual(['dddg', 4]);
    expect(eventOf(events, 'raidSpared')).toEqual({ type: 'raidSpared', seat: 'white', reveals: false });
  });

  test('[TG-63 O6] spared even with nothing to pay: no shortfall', () => {
    const { state } = tell(raid(4, { has: 'd' }, { vp: 0, display: ['O6'] }), '!d');
    expect(vp(state, 'blue')).toBe(4);
  });

  test.each([
    ['TG-64 R14 G7 one point after paying goods', 4, { has: 'd', display: ['G7'] }, '!d', 5],
    ['TG-64 R14 G7 one point after paying points', 4, { display: ['G7'] }, '!v', 4],
    ['TG-64 R14 G7 at the second raid too', 8, { has: 'dd', display: ['G7'] }, '!dd', 5],
    ['TG-64 R14 G7 at the third raid too', 12, { has: 'ddd', display: ['G7'] }, '!ddd', 5],
    ['TG-64 R14 G7 at the fourth raid too', 16, { has: 'g', display: ['G7'] }, '!g', 5],
    ['TG-64 R14 G7 after paying points at the fourth raid', 16, { display: ['G7'] }, '!v', 2],
  ] as const)('[%s]', (_rule, corner, blue, word, points) => {
    const { state, events } = tell(raid(corner, blue), word);
    expect(vp(state, 'blue')).toBe(points);
    expect(eventOf(events, 'raidVp')).toEqual({ type: 'raidVp', seat: 'blue', reveals: false });
  });

  test('[TG-64 R14 G7] the point cannot pay the raid that brings it', () => {
    expect(refusal(raid(16, { vp: 2, has: 'g', display: ['G7'] }), '!v')).toBe('cannot-pay');
  });

  test('[TG-64 R14 G7] with O6 nothing is due, but the point is gained', () => {
    const { state } = tell(raid(4, { has: 'd' }, { display: ['O6 G7'] }), '!d');
    expect(vp(state, 'white')).toBe(5);
  });

  test('[TG-64 R14 R1 G7] not by a player who could not pay', () => {
    const { state } = tell(raid(4, { has: 'd' }, { vp: 0, display: ['G7'] }), '!d');
    expect([vp(state, 'white'), vp(state, 'blue')]).toEqual([0, 5]);
  });

  test.each(['!d', '!v'])('[TG-64 TG-44 R14 G7] not by a player who lost what they had (%s)', (word) => {
    const { state, events } = tell(raid(12, { vp: 1, has: 'd', display: ['G7'] }, {}, lose), word);
    expect(vp(state, 'blue')).toBe(word === '!v' ? 0 : 1);
    expect(eventTypes(events)).not.toContain('raidVp');
  });

  test('[TG-64 G7] does not work for the opponent', () => {
    expect(vp(after(raid(4, { has: 'd', display: ['G7'] }, { has: 'd' }), '!d', '!d'), 'white')).toBe(4);
  });
});
