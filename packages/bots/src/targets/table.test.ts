import { quickRng } from '@caravanserai/contract';
import { type Move, type Seat, type State } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import { fakeSimulate } from '../../../targets/test/rulesFake.ts';
import { flick, on, STROKE, tableOf } from '../../../targets/test/rulesTable.ts';
import { type Decision, SOONEST_FLICK_MS, type TargetsBot } from './bot.ts';
import { nextStep } from './table.ts';

/** A position in which red has flicked onto a black centre and it is blue's turn. */
const OPEN = flick(tableOf({ pasVu: true }), 'red', { red3: { at: on(tableOf(), 0), face: 2 } }).state;

interface Script {
  readonly call?: Decision;
  readonly other?: Decision;
}

/** A bot with fixed decisions that records each call of `decide`. */
function scripted({ call, other }: Script, thought: string[] = [], name = 'x'): TargetsBot {
  const decide = () => {
    thought.push(name);
    return call ?? other;
  };
  return {
    name,
    react: () => call,
    decide,
    *think() {
      yield 1;
      return decide();
    },
  };
}

function next(red: Script, blue: Script, s: State = OPEN) {
  const thought: string[] = [];
  const bots = { red: scripted(red, thought, 'red'), blue: scripted(blue, thought, 'blue') };
  const players = { ...bots, yellow: bots.red, green: bots.blue };
  const { seat, move } = nextStep(s, players, fakeSimulate, (of: Seat) => quickRng(of));
  return { seat, type: move.type, thought };
}

const targets = (atMs: number): Decision => ({ move: { type: 'targets', die: 'red3', atMs }, afterMs: atMs });
const pasVu = (atMs: number): Decision => ({ move: { type: 'pasVu', die: 'red3', atMs }, afterMs: atMs });
const stroke: Move = { type: 'flick', ...STROKE };
const flicks = (afterMs: number): Decision => ({ move: stroke, afterMs });

test('[TT-28] the earlier call is made', () => {
  expect(next({ call: targets(700) }, { call: pasVu(600) })).toMatchObject({ seat: 'blue', type: 'pasVu' });
  expect(next({ call: targets(500) }, { call: pasVu(600) })).toMatchObject({ seat: 'red', type: 'targets' });
});

test('[TT-27] a call that comes after the next flick is too late', () => {
  expect(next({ call: targets(4000) }, { other: flicks(3000) })).toMatchObject({ seat: 'blue', type: 'flick' });
  expect(next({ call: targets(3000) }, { other: flicks(4000) })).toMatchObject({ seat: 'red', type: 'targets' });
});

test('no bot aims while a call is certain to come first', () => {
  expect(next({ call: targets(SOONEST_FLICK_MS - 1) }, { other: flicks(3000) }).thought).toEqual([]);
});

test('a bot with nothing to do leaves the move to the next', () => {
  expect(next({}, { other: flicks(3000) })).toMatchObject({ seat: 'blue', type: 'flick' });
});

test('throws if no bot moves or if a bot makes an illegal move', () => {
  expect(() => next({}, {})).toThrow('whom the table waits for');
  expect(() => next({}, { call: targets(600) })).toThrow('legal moves'); // it is red's die
});
