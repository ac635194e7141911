import { pick, quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { fakeSimulate } from '../test/rulesFake.ts';
import { ALL_OPTIONS } from '../test/rulesTable.ts';
import { init, playWith } from './engine.ts';
import { makeGame, parseGame } from './gamefile.ts';
import { toAct } from './judge.ts';
import { makeTurn, parseTurn } from './notation.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { type GameRecord, replay, RULES_VERSION, type Turn } from './record.ts';
import { sampleMove } from './sample.ts';
import { hashState, type State } from './state.ts';

const PLAYERS = { red: 'Ada', blue: 'Bea "B"', yellow: '', green: '' };

/** A random game of at most `most` moves. */
function randomRecord(options: Options, seed: string, most = 500): GameRecord & { readonly end: State } {
  const rng = quickRng(seed);
  const play = playWith(fakeSimulate);
  const moves: Turn[] = [];
  let end = init(options, seed);
  for (let seats = toAct(end); seats.length > 0 && moves.length < most; seats = toAct(end)) {
    const seat = pick(rng, seats);
    const move = sampleMove(end, seat, rng);
    const played = play(end, seat, move);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    end = played.value.state;
    moves.push({ seat, move });
  }
  return { rulesVersion: RULES_VERSION, seed, options, players: PLAYERS, moves, end };
}

function recordOf({ end: _end, ...record }: ReturnType<typeof randomRecord>): GameRecord {
  return record;
}

describe('a record', () => {
  test.each(ALL_OPTIONS.map((options) => [options]))(
    '[TT-54] %j: replays to the same end, and so does its text',
    (options) => {
      const random = randomRecord(options, 'replay');
      const record = recordOf(random);
      const replayed = replay(record, fakeSimulate);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
      expect(hashState(replayed.value.end)).toBe(hashState(random.end));
      expect(replayed.value.steps).toHaveLength(record.moves.length);
      const text = makeGame(record, fakeSimulate);
      const seats = new Set(['red', 'blue', 'yellow', 'green'].slice(0, options.players));
      const players = Object.fromEntries(
        Object.entries(PLAYERS).map(([seat, name]) => [seat, seats.has(seat) ? name : '']),
      );
      expect(parseGame(text, fakeSimulate)).toEqual({ ok: true, value: { ...record, players } });
    },
  );

  test('[TT-54] the result depends on the seed, the options and every move', () => {
    const random = randomRecord(DEFAULT_OPTIONS, 'matters', 6);
    const record = recordOf(random);
    const endOf = (other: GameRecord) => {
      const replayed = replay(other, fakeSimulate);
      return replayed.ok ? hashState(replayed.value.end) : replayed.error;
    };
    expect(endOf({ ...record, seed: 'other' })).not.toBe(hashState(random.end));
    expect(endOf({ ...record, moves: record.moves.slice(1) })).not.toBe(hashState(random.end));
  });

  test('[TT-54] says which move is refused, and why', () => {
    const record = recordOf(randomRecord({ ...DEFAULT_OPTIONS, first: 'red' }, 'refused', 1));
    const twice = { ...record, moves: [...record.moves, { seat: 'green', move: { type: 'pass' } }] } as GameRecord;
    expect(replay(twice, fakeSimulate)).toEqual({ ok: false, error: { at: 1, refusal: { code: 'not-your-turn' } } });
  });
});

describe('a move as a word', () => {
  const words = [
    'red:412,-1130,140,0',
    'red:tower:412,-1130,140,-20',
    'red:keep:red2',
    'red:targets:red1@640',
    'blue:double:blue2+blue3@900',
    'green:pasvu:red1@0',
    'yellow:pass',
    'red:remove:amber2',
    'green:swap:green1>3',
  ];

  test.each(words)('[TT-54] %s', (word) => {
    const turn = parseTurn(word);
    expect(turn && makeTurn(turn)).toBe(word);
  });

  test.each([
    '',
    'pass',
    'white:pass',
    'red:1,2,3',
    'red:01,2,3,4',
    'red:-0,2,3,4',
    'red:1.5,2,3,4',
    'red:targets:red1',
    'red:targets:red4@1',
    'red:swap:red1>4',
    'red:keep:amber1',
    'red:double:red1@4',
    'red:pass ',
  ])('[TT-54] «%s» is none', (word) => {
    expect(parseTurn(word)).toBeUndefined();
  });
});

const TEXT = `[Game "Targets"]
[Rules "4"]
[Seed "short"]
[Players "2"]
[First "red"]
[Variants ""]
[Calls "own"]
[Gaps "20 20"]
[Red "Ada"]
[Blue "Bea"]
[Result "*"]

1.1 red:10,-900,150,0
1.2 blue:-20,950,150,5
1.3 red:0,-1000,120,0
`;
/** Every flicked die comes to rest far away, each on a different face. */
const simulate: typeof fakeSimulate = (scene, flick) => {
  const { dice, facts } = fakeSimulate(scene, flick);
  return {
    dice: dice.map((placed) =>
      placed.die === flick.die
        ? { ...placed, pose: { ...placed.pose, xUm: 300_000, yUm: 8_000 } }
        : scene.dice.find(({ die }) => die === placed.die)!,
    ),
    facts: facts.map(({ die, footprint }) => {
      const isFlicked = die === flick.die;
      const isInTower = !isFlicked && scene.dice.find((placed) => placed.die === die)!.pose.yUm > 10_000;
      const face = ((scene.dice.findIndex((placed) => placed.die === die) % 3) + 1) as 1 | 2 | 3;
      return {
        die,
        footprint,
        where: isInTower ? 'tower' : 'table',
        isFlat: !isInTower,
        moved: isFlicked,
        rolled: isFlicked,
        face,
      };
    }),
  };
};

describe('a game as text', () => {
  test('[TT-54] has one line for each flick', () => {
    const parsed = parseGame(TEXT, simulate);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(parsed.value.moves).toHaveLength(3);
    expect(makeGame(parsed.value, simulate)).toBe(TEXT);
    const other = TEXT.replace('[Seed', '; a remark\n[Seed')
      .replace('1.2 blue', '\n; another\n  1.2   blue')
      .replaceAll('\n', '\r\n');
    expect(parseGame(other, simulate)).toEqual(parsed);
  });

  test('[TT-54] optional tags have defaults', () => {
    expect(parseGame('[Game "Targets"]\n[Rules "4"]\n[Seed "x"]\n', simulate)).toEqual({
      ok: true,
      value: {
        rulesVersion: RULES_VERSION,
        seed: 'x',
        options: DEFAULT_OPTIONS,
        players: { red: '', blue: '', yellow: '', green: '' },
        moves: [],
      },
    });
  });

  test('[TT-54] writing an illegal game throws', () => {
    const record = {
      rulesVersion: RULES_VERSION,
      seed: 'x',
      options: DEFAULT_OPTIONS,
      players: PLAYERS,
      moves: [{ seat: 'red', move: { type: 'pass' } }],
    } as const;
    expect(() => makeGame(record, simulate)).toThrow('only legal games');
  });

  const cases: readonly (readonly [string, string, object])[] = [
    ['not a tag', TEXT.replace('"short"', 'short'), { code: 'not-a-tag', line: 3, column: 1, found: '[Seed short]' }],
    ['an unknown tag', TEXT.replace('[Seed', '[Sede'), { code: 'unknown-tag', line: 3, column: 2, found: 'Sede' }],
    ['a repeated tag', TEXT.replace('[First "red"]', '[Rules "4"]'), { code: 'repeated-tag', line: 5 }],
    ['a missing seed', TEXT.replace('[Seed "short"]\n', ''), { code: 'missing-tag', expected: ['[Seed "…"]'] }],
    [
      'another game',
      TEXT.replace('"Targets"', '"Targi"'),
      { code: 'bad-value', line: 1, column: 7, expected: ['Targets'] },
    ],
    [
      'five players',
      TEXT.replace('[Players "2"]', '[Players "5"]'),
      { code: 'bad-value', line: 4, expected: ['2', '3', '4'] },
    ],
    [
      'a first player who is not seated',
      TEXT.replace('"red"', '"green"'),
      { code: 'bad-value', line: 5, column: 8, found: 'green', expected: ['red', 'blue', 'drawn', 'called'] },
    ],
    [
      'teams with two players',
      TEXT.replace('Variants ""', 'Variants "teams"'),
      { code: 'bad-value', line: 6, found: 'teams' },
    ],
    [
      'an unknown variant',
      TEXT.replace('Variants ""', 'Variants "golf"'),
      { code: 'bad-value', line: 6, found: 'golf' },
    ],
    [
      'pas vu in a game where calls are made for you',
      TEXT.replace('Variants ""', 'Variants "pasVu"').replace('"own"', '"forYou"'),
      { code: 'bad-value', line: 7, expected: ['own'] },
    ],
    [
      'a wrong turn',
      TEXT.replace('1.2', '1.3'),
      { code: 'wrong-turn', line: 14, column: 1, found: '1.3', expected: ['1.2'] },
    ],
    [
      'a turn without a flick',
      TEXT.replace('1.2 blue:-20,950,150,5', '1.2'),
      { code: 'new-line', line: 14, column: 4, expected: ['blue:…,…,…,…'] },
    ],
    [
      'two flicks on a line',
      TEXT.replace('\n1.2 ', ' '),
      { code: 'new-line', line: 13, column: 23, found: 'blue:-20,950,150,5' },
    ],
    [
      'a call before the flick',
      TEXT.replace('1.2 blue', '1.2 blue:pass blue'),
      { code: 'new-line', line: 14, column: 5, found: 'blue:pass' },
    ],
    [
      'not a move',
      TEXT.replace('-20,950', 'fast'),
      { code: 'not-a-word', line: 14, column: 5, expected: ['blue:…,…,…,…'] },
    ],
    [
      'an illegal flick',
      TEXT.replace('-20,950', '0,0'),
      { code: 'illegal-move', line: 14, column: 5, reason: 'no-speed' },
    ],
    ['another player’s flick', TEXT.replace('blue:', 'red:'), { code: 'illegal-move', line: 14, reason: 'not-now' }],
    [
      'a wrong result',
      TEXT.replace('"*"', '"red 4-0"'),
      { code: 'wrong-result', line: 11, found: 'red 4-0', expected: ['*'] },
    ],
  ];

  test.each(cases)('[TT-54] error: %s', (_title, text, error) => {
    expect(parseGame(text, simulate)).toMatchObject({ ok: false, error });
  });

  test('[TT-54] moves after the end are an error', () => {
    const random = randomRecord(DEFAULT_OPTIONS, 'over');
    const text = makeGame(recordOf(random), fakeSimulate);
    const lines = text.split('\n').length;
    expect(parseGame(`${text}9.9 red:1,1,1,1\n`, fakeSimulate)).toMatchObject({
      ok: false,
      error: { code: 'after-the-end', line: lines, column: 1 },
    });
    expect(parseGame(`${text.trimEnd()} red:pass\n`, fakeSimulate)).toMatchObject({
      ok: false,
      error: { code: 'after-the-end', line: lines - 1 },
    });
    expect(parseGame(text, fakeSimulate).ok).toBe(true);
  });

  test('[TT-49 TT-54] swaps are written before the first flick, and all expected words can be parsed', () => {
    const teams = { ...DEFAULT_OPTIONS, players: 4, teams: true } as const;
    const text = makeGame(recordOf(randomRecord(teams, 'swaps', 9)), fakeSimulate);
    expect(text).toMatch(/\n1\.0 (?:\w+:swap:\w+>\d ?){4}\n1\.1 /);
    const parsed = parseGame(text.replace(/1\.0 \S+/, '1.0 red:swap:blue1>1'), fakeSimulate);
    if (parsed.ok || !('expected' in parsed.error)) throw new Error('read');
    expect(parsed.error).toMatchObject({ code: 'illegal-move', reason: 'not-your-die' });
    expect(parsed.error.expected).toHaveLength(4 * 3 * 3);
    for (const word of parsed.error.expected) expect(parseTurn(word)).toBeDefined();
  });
});
