import { parseGame, replay, type State, targi } from '@caravanserai/targi';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playOn } from '../../test/games.ts';
import { TARGI_BOTS, type TargiBotName } from './index.ts';

// recorded games with rare events
const FOLDER = new URL('../../../targi/golden/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.targi'));

// the number of moves before the end at which each bot takes over; fewer for slow bots
const TAKES_OVER = {
  random: Infinity,
  greedy: 120,
  shepherd: 60,
  saltCarrier: 60,
  guide: 60,
  merchant: 30,
  amenokal: 8,
  tinHinan: 4,
} as const satisfies Record<TargiBotName, number>;
const NAMES = Object.keys(TAKES_OVER) as TargiBotName[];

function positionsOf(file: string): readonly State[] {
  const record = parseGame(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!record.ok) throw new Error(`${file}: ${JSON.stringify(record.error)}`);
  const replayed = replay(record.value);
  if (!replayed.ok) throw new Error(`${file}: ${JSON.stringify(replayed.error)}`);
  return [replayed.value.start, ...replayed.value.steps.map(({ state }) => state)];
}

test('there are golden games', () => {
  expect(FILES.length).toBeGreaterThan(5);
});

describe.each(FILES)('from %s', (file) => {
  const positions = positionsOf(file);

  test.each(NAMES)('%s plays to the end', { timeout: 300_000 }, (name) => {
    const start = positions[Math.max(0, positions.length - 1 - TAKES_OVER[name])];
    const end = playOn(start, `${file} ${name}`, TARGI_BOTS[name]);
    expect(targi.toAct(end)).toEqual([]);
  });
});
