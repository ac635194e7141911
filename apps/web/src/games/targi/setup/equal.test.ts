import { expect, test } from 'vitest';
import { type GameSummary, LEVEL_NAMES, type LevelName } from '../client.ts';
import { type BotResult, equalTo, resultsOf } from './equal.ts';

const times = (count: number, level: LevelName, score: number): BotResult[] =>
  Array.from({ length: count }, () => ({ level, score }));

// [results, expected level]
const cases: readonly (readonly [string, readonly BotResult[], LevelName])[] = [
  ['nobody knows you', [], 'shepherd'],
  ['one game lost', times(1, 'shepherd', 0), 'shepherd'],
  ['two games won', times(2, 'shepherd', 1), 'saltCarrier'],
  ['even with the guide', [...times(5, 'guide', 1), ...times(5, 'guide', 0)], 'guide'],
  ['even with the merchant', [...times(6, 'merchant', 1), ...times(6, 'merchant', 0)], 'merchant'],
  ['the chief beaten again and again', times(12, 'amenokal', 1), 'tinHinan'],
  ['the queen lost to again and again', times(12, 'tinHinan', 0), 'shepherd'],
];

test.each(cases)('an equal after results: %s', (_what, results, level) => {
  expect(equalTo(results)).toBe(level);
});

test('a player who only wins climbs to the top, and one who only loses comes down again', () => {
  const results: BotResult[] = [];
  const met = new Set<LevelName>();
  for (let game = 0; game < 30; game++) {
    const level = equalTo(results.slice(-12));
    met.add(level);
    results.push({ level, score: 1 });
  }
  expect([...met]).toEqual(LEVEL_NAMES);
  for (let game = 0; game < 30; game++) results.push({ level: equalTo(results.slice(-12)), score: 0 });
  expect(equalTo(results.slice(-12))).toBe('shepherd');
});

function summary(id: number, over: Partial<GameSummary>): GameSummary {
  return {
    id: `${id}`,
    players: { blue: { kind: 'person', name: 'Amina' }, white: { kind: 'bot', level: 'guide' } },
    options: { first: 'drawn', shortfall: 'opponentGains', hands: 'closed' },
    round: 12,
    version: 200,
    startedMs: id,
    changedMs: id,
    isKept: true,
    result: { winner: 'blue', decidedBy: 'points', blue: 40, white: 30 },
    ...over,
  };
}

test('results are those of games that have ended between one person and a level, the oldest first', () => {
  const white = { blue: { kind: 'bot', level: 'merchant' }, white: { kind: 'person', name: 'B' } } as const;
  const friends = { blue: { kind: 'person', name: 'A' }, white: { kind: 'person', name: 'B' } } as const;
  const { result: _over, ...running } = summary(6, {});
  const games = [
    summary(3, { players: white }),
    summary(1, {}),
    summary(2, { result: { decidedBy: 'nothing', blue: 30, white: 30 } as NonNullable<GameSummary['result']> }),
    summary(4, { players: friends }),
    summary(5, { players: { blue: white.blue, white: white.blue } }),
    running,
  ];
  expect(resultsOf(games)).toEqual([
    { level: 'guide', score: 1 },
    { level: 'guide', score: 0.5 },
    { level: 'merchant', score: 0 },
  ]);
  expect(resultsOf(Array.from({ length: 40 }, (_, i) => summary(i, {})))).toHaveLength(12);
});
