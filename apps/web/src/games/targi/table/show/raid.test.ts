import { type Event, targi, type View } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { raidIn } from './raid.ts';

const START = targi.view(targi.init(targi.defaultOptions, 'raid'), 'spectator');
const protectedBy = (seat: 'blue' | 'white'): View => ({
  ...START,
  [seat]: { ...START[seat], display: [['O6'], [], []] },
});

function sharesAfter(view: View, ...events: readonly Event[]) {
  const started: Event = { type: 'raidStarted', at: 4, reveals: false };
  return raidIn([{ n: 1, round: 3, events: [started, ...events] }], view)?.shares;
}

test('[TG-63] a protected player is never still to pay, also before it is their turn', () => {
  expect(sharesAfter(protectedBy('white'))).toEqual({
    blue: { kind: 'toPay' },
    white: { kind: 'spared', hasBonus: false },
  });
  const spared: Event = { type: 'raidSpared', seat: 'blue', reveals: false };
  const bonus: Event = { type: 'raidVp', seat: 'blue', reveals: false };
  expect(sharesAfter(protectedBy('blue'), spared, bonus)).toEqual({
    blue: { kind: 'spared', hasBonus: true },
    white: { kind: 'toPay' },
  });
});

test('without protection everybody is to pay until they have paid', () => {
  const paid: Event = { type: 'raidPaid', seat: 'blue', paid: { vp: 1 }, reveals: false };
  expect(sharesAfter(START, paid)).toEqual({
    blue: { kind: 'paid', tokens: { vp: 1 }, hasBonus: false },
    white: { kind: 'toPay' },
  });
});
