import type { Event } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import type { Players } from '../../client.ts';
import { aimAfter } from './aiming.ts';
import { reactionOf } from './reactions.ts';

const PLAYERS: Players = {
  red: { kind: 'person', name: 'Ada' },
  blue: { kind: 'bot', level: 'tavern' },
  yellow: { kind: 'bot', level: 'master' },
};

function said(n: number, ...events: object[]) {
  return reactionOf(PLAYERS, events as unknown as readonly Event[], n);
}

test('a bot is glad of its own, cross at what is done to it, and says nothing to the rest', () => {
  expect(said(1, { type: 'targets', seat: 'blue' })).toMatchObject({ seat: 'blue', mood: 'glad' });
  expect(said(1, { type: 'stole', seat: 'red', from: 'yellow' })).toMatchObject({ seat: 'yellow', mood: 'cross' });
  expect(said(1, { type: 'disarmed', seat: 'blue', by: 'yellow' })).toMatchObject({ seat: 'blue', mood: 'cross' });
  expect(said(1, { type: 'flicked', seat: 'red' })).toBeUndefined();
});

test('small things are worth a word only now and then; people are teased for mishaps only', () => {
  const hits = Array.from({ length: 9 }, (_, n) => said(n, { type: 'flicked', seat: 'blue', disc: 'jade1' }));
  expect(hits.filter(Boolean)).toHaveLength(3);
  expect(said(3, { type: 'fault', seat: 'red' })).toMatchObject({ mood: 'taunt' });
  expect(said(3, { type: 'flicked', seat: 'red', disc: 'jade1' })).toBeUndefined();
});

test('a better hand is steadier to look at', () => {
  const spread = (level: 'leftHand' | 'master') => {
    const turns = Array.from({ length: 40 }, (_, i) => {
      const { vxMmS, vzMmS } = aimAfter(level, { xUm: 0, zUm: 300_000 }, i * 80);
      return Math.abs(Math.atan2(vxMmS, -vzMmS));
    });
    return turns.reduce((sum, turn) => sum + turn, 0);
  };
  expect(spread('master')).toBeLessThan(spread('leftHand') / 3);
});
