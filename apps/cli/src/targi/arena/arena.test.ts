import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomBot } from '@caravanserai/bots';
import type { Move, Targi, View } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { run } from '../../../test/fakeIo.ts';
import { fileWith, newFolder } from '../../../test/games.ts';
import { rank } from '../ladder.ts';
import { playPair } from './pair.ts';
import type { Player } from './player.ts';
import { ANCHOR, type BotSpec, parseSpec } from './spec.ts';
import { splitCommand } from '../../userBots/process.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../../packages/bots/examples');
const NODE = process.execPath;

async function arena(...argv: readonly string[]) {
  const ran = await run(['targi', 'arena', '--seed', 'test', ...argv]);
  return { ...ran, json: ran.code === 0 && argv.includes('--json') ? JSON.parse(ran.out) : undefined };
}

/** Drops the times, which vary between runs. */
function timeless({ times: _, ...match }: { readonly times: unknown }) {
  return match;
}

const specs: readonly (readonly [string, BotSpec | undefined])[] = [
  ['merchant', { kind: 'named', name: 'merchant' }],
  ['random', { kind: 'named', name: 'random' }],
  ['ismcts:1000', { kind: 'ismcts', iterations: 1000 }],
  ['light:50', { kind: 'light', iterations: 50 }],
  ['light:50ms', { kind: 'timed', ms: 50 }],
  ['file:bots/mine.ts', { kind: 'module', file: 'bots/mine.ts' }],
  ['proc: python3 "my bot.py" --fast', { kind: 'program', command: 'python3 "my bot.py" --fast' }],
  ['ismcts:50ms', undefined],
  ['ismcts:0', undefined],
  ['light:', undefined],
  ['proc: ', undefined],
  ['toString', undefined],
  ['Merchant', undefined],
];

test.each(specs)('the bot %s', (text, spec) => {
  expect(parseSpec(text)).toEqual(spec);
});

test('a command is words, and what stands in quotes', () => {
  expect(splitCommand(`python3 "my bot.py" -c 'a "b"' ""`)).toEqual(['python3', 'my bot.py', '-c', 'a "b"', '']);
});

describe('a pair', () => {
  /** Plays at random; records its seat and the first view. */
  function spy(): Player & { readonly seen: View[] } {
    const seen: View[] = [];
    const random = randomBot<Targi>();
    return {
      seen,
      choose(view, moves, rng): Move {
        seen.push(view);
        return random.choose(view, moves, rng);
      },
      close: async () => {},
    };
  }

  test('is the same deal twice with the seats swapped, and the next pair begins with the other seat', async () => {
    const openings = [];
    for (const pair of [1, 2]) {
      const [a, b] = [spy(), spy()];
      const outcome = await playPair({ a, b }, 'seed', pair, () => false);
      expect(outcome?.map(({ margin, points }) => points.a - points.b === margin)).toEqual([true, true]);
      const seats = [...new Set(a.seen.map(({ viewer }) => viewer))];
      expect(seats).toEqual(['blue', 'white']);
      const half = a.seen.findIndex(({ viewer }) => viewer === 'white');
      const firsts = [a.seen[0], a.seen[half]];
      expect(firsts[0].centre).toEqual(firsts[1].centre); // no card has moved before a seat's first choice
      openings.push({ first: firsts[0].first, again: firsts[1].first, centre: firsts[0].centre });
    }
    expect(openings.map(({ first, again }) => [first, again])).toEqual([
      ['blue', 'blue'],
      ['white', 'white'],
    ]);
    expect(openings[0].centre).not.toEqual(openings[1].centre);
  });

  test('can be stopped in the middle', async () => {
    const [a, b] = [spy(), spy()];
    expect(await playPair({ a, b }, 'seed', 1, () => a.seen.length >= 5)).toBe(undefined);
    expect(a.seen).toHaveLength(5);
  });
});

describe('a match', () => {
  test('is the same for any number of threads', async () => {
    const match = ['--a', 'greedy', '--b', 'random', '--pairs', '5', '--json'];
    const [one, two, three] = [
      await arena(...match),
      await arena(...match, '--threads', '2'),
      await arena(...match, '--threads', '3'),
    ];
    expect(one.json).toMatchObject({
      a: 'greedy',
      b: 'random',
      seed: 'test',
      pairs: 5,
      winRate: { mean: expect.any(Number) },
    });
    expect(timeless(two.json)).toEqual(timeless(one.json));
    expect(timeless(three.json)).toEqual(timeless(one.json));
    const { won, lost, shared } = one.json.games;
    expect(won + lost + shared).toBe(10);
    expect(one.json.times.a.decisions).toBeGreaterThan(100);
  });

  test('with a test stops at the same pair for any number of threads', async () => {
    const match = ['--a', 'random', '--b', 'greedy', '--pairs', '40', '--sprt', '--elo1', '400', '--json'];
    const [one, two] = [await arena(...match), await arena(...match, '--threads', '2')];
    expect(one.json.sprt).toMatchObject({ verdict: 'notStronger', elo0: 0, elo1: 400, alpha: 0.05, beta: 0.05 });
    expect(one.json.pairs).toBeLessThan(40);
    expect(timeless(two.json)).toEqual(timeless(one.json));
  });

  test('is told in words, with a warning after few pairs', async () => {
    const { out } = await arena('--a', 'greedy', '--b', 'random', '--pairs', '20', '--sprt', '--elo1', '400');
    expect(out).toMatch(/^greedy against random: \d+ pairs of games, seed test\n {2}win rate /);
    expect(out).toContain('greedy is stronger.');
    expect(out).toContain('repeat it with another seed');
  });

  test('of searches with a fixed size is repeatable, and one with a clock is played', async () => {
    const match = ['--a', 'ismcts:3', '--b', 'light:3', '--pairs', '1', '--json'];
    expect(timeless((await arena(...match)).json)).toEqual(timeless((await arena(...match)).json));
    expect((await arena('--a', 'light:1ms', '--b', 'random', '--pairs', '1', '--json')).json.pairs).toBe(1);
  });

  // [options, expected refusal]
  test.each([
    [['--b', 'greedy'], '--a'],
    [['--a', 'greedy'], '--b'],
    [['--a', 'gredy', '--b', 'random'], 'Did you mean greedy?'],
    [['--a', 'ismcts', '--b', 'random'], 'ismcts:N'],
    [['--a', 'greedy', '--b', 'random', '--elo0', '9', '--elo1', '9'], '--elo1'],
  ])('%j is refused', async (argv, problem) => {
    const { code, err } = await arena(...argv);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});

describe('bots of others', () => {
  test('from a file', async () => {
    const file = join(EXAMPLES, 'cheapest.ts');
    const { json } = await arena('--a', `file:${file}`, '--b', 'random', '--pairs', '1', '--json');
    expect(json.pairs).toBe(1);
  });

  test('from a file anywhere on the disk, which finds our packages', async () => {
    const file = `${fileWith('')}.mjs`; // in the temporary folder, with no node_modules above it
    const source =
      "import { pick } from '@caravanserai/contract';\nexport const bot = { choose: (_, moves, rng) => pick(rng, moves) };\n";
    writeFileSync(file, source);
    const { json } = await arena('--a', `file:${file}`, '--b', 'random', '--pairs', '1', '--json');
    expect(json.pairs).toBe(1);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const programs = [
    `${NODE} ${join(EXAMPLES, 'procBot.mjs')}`,
    ...(hasPython ? [`python3 ${join(EXAMPLES, 'proc-bot.py')}`] : []),
  ];
  test.each(programs)('as a program: %s', async (program) => {
    const match = ['--a', `proc:${program}`, '--b', 'random', '--pairs', '2', '--json'];
    const one = await arena(...match);
    expect(one.json.pairs).toBe(2);
    expect(timeless((await arena(...match, '--threads', '2')).json)).toEqual(timeless(one.json));
  });

  test.each(['cheapest.ts', 'proc-bot.py'])('%s stands in docs/write-a-bot.md as it is', (name) => {
    const page = readFileSync(join(EXAMPLES, '../../../docs/write-a-bot.md'), 'utf8');
    const source = readFileSync(join(EXAMPLES, name), 'utf8');
    expect(page).toContain(`\n${source}\`\`\`\n`);
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  });

  /** A program that gives this answer to every question. */
  const saying = (answer: string) =>
    fileWith(`process.stdin.on('data', () => console.log(${JSON.stringify(answer)}));`);

  // [what it does, the program, texts expected in the message]
  const bad: readonly (readonly [string, string, readonly string[]])[] = [
    ['is not there', 'no-such-program', ['cannot be started', 'ENOENT']],
    ['ends', `${NODE} -e process.exit(3)`, ['ended', '3']],
    ['sends no JSON', `${NODE} ${saying('my move is 5')}`, ['not a JSON object', 'my move is 5']],
    ['sends a number', `${NODE} ${saying('5')}`, ['not a JSON object', ': 5']],
    ['names nothing', `${NODE} ${saying('{"best":5}')}`, ['{"best":5}', 'notation']],
    [
      'names a move that is not there',
      `${NODE} ${saying('{"move":99}')}`,
      ['{"move":99}', 'not one of the', 'moves it was offered: '],
    ],
    ['names half a move', `${NODE} ${saying('{"move":0.5}')}`, ['{"move":0.5}', 'not one of the']],
    ['names an illegal word', `${NODE} ${saying('{"notation":"end"}')}`, ['{"notation":"end"}', 'not one of the']],
    [
      'says more than it was asked',
      `${NODE} ${saying('{"move":0}\n{"move":1}')}`,
      ['it was not asked for', '{"move":1}'],
    ],
    ['writes over the terminal', `${NODE} ${saying('\u001b[2Jhello')}`, ['�[2Jhello']],
  ];
  test.each(bad)('a program that %s is named, with what it sent', async (_what, program, named) => {
    const { code, err, out } = await arena('--a', 'random', '--b', `proc:${program}`, '--pairs', '1');
    expect([code, out]).toEqual([2, '']);
    for (const text of [`“${program}”`, ...named]) expect(err).toContain(text);
    expect(err).not.toContain('\u001b');
  });

  test('a program that never answers is late', async () => {
    const program = `${NODE} -e setInterval(()=>{},1000)`;
    const { code, err } = await arena('--a', `proc:${program}`, '--b', 'random', '--pairs', '1', '--limit', '50');
    expect([code, err.includes(`“${program}” did not answer within 50 ms`)]).toEqual([2, true]);
  });

  test('a program that does not end by itself is ended', async () => {
    const pidFile = join(newFolder(), 'pid');
    const tellPid = `require('fs').writeFileSync('${pidFile}',''+process.pid)`;
    const program = `${NODE} -e "${tellPid};setInterval(()=>{},1000);console.log('hello')"`;
    expect((await arena('--a', `proc:${program}`, '--b', 'random', '--pairs', '1')).code).toBe(2);
    expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH');
  });

  // [what is wrong, the file, texts expected in the message]
  test.each([
    ['exports no bot', 'export const robot = 1;', 'export const bot'],
    ['does not run', 'throw new Error("oh");', 'oh'],
    ['cheats', 'export const bot = { choose: () => ({ type: "end" }) };', '{"type":"end"}'],
    ['has nothing to say', 'export const bot = { choose: () => undefined };', 'undefined'],
    ['breaks', 'export const bot = { choose: () => { throw new Error("my own mistake"); } };', 'my own mistake'],
    ['breaks, with its line', 'export const bot = {\n  choose() {\n    throw new Error("oh");\n} };', '.mjs:3:11)'],
  ])('a file that %s is refused', async (_what, source, named) => {
    const file = `${fileWith('')}.mjs`;
    writeFileSync(file, source);
    const { code, err } = await arena('--a', `file:${file}`, '--b', 'random', '--pairs', '1');
    expect(code).toBe(2);
    expect(err).toContain(named);
  });
});

describe('a ladder', () => {
  test('has everyone against everyone, the strongest first, and the weakest at 0', async () => {
    const argv = ['--bots', 'random,greedy, light:2', '--pairs', '2', '--seed', 'x', '--json'];
    const { out } = await run(['targi', 'ladder', ...argv]);
    const { anchor, rows } = JSON.parse(out);
    const elos = rows.map(({ elo }: { elo: number }) => elo);
    expect(elos).toEqual(elos.toSorted((a: number, b: number) => b - a));
    expect(elos.at(-1)).toBeCloseTo(0, 6); // several bots may share the lowest rating
    const anchored = rows.find(({ bot }: { bot: string }) => bot === anchor.bot);
    expect(anchored).toMatchObject({ ...anchor, elo: 0, low: 0, high: 0 });
    expect(rows.map(({ bot }: { bot: string }) => bot).toSorted()).toEqual(['greedy', 'light:2', 'random']);
    for (const { bot, games, elo, low, high, against } of rows) {
      expect(games).toBe(8);
      expect([low <= elo, elo <= high]).toEqual([true, true]);
      for (const other of rows) {
        if (other.bot !== bot) expect(against[other.bot] + other.against[bot]).toBe(1);
        else expect(Object.keys(against)).not.toContain(bot);
      }
    }
  });

  test('is two tables that are Markdown too', async () => {
    const { out } = await run(['targi', 'ladder', '--bots', 'random,light:1', '--pairs', '1', '--seed', 'x']);
    expect(out).toMatch(/^1 pair of games for any two bots, seed x\n\n\| bot +\| +Elo \| /);
    expect(out.match(/^\| -+ \|( -+: \|)+$/gm)).toHaveLength(2);
    expect(out).toMatch(/\n(random|light:1) is 0 Elo; /);
  });

  test('has the textbook search at 1000 if it plays', () => {
    const itself = { games: 0, won: 0 };
    const tallies = [
      { against: [itself, { games: 40, won: 30 }], points: 400, timesMs: [1] },
      { against: [{ games: 40, won: 10 }, itself], points: 300, timesMs: [2] },
    ];
    const { anchor, rows } = rank(['greedy', ANCHOR.bot], tallies, { seed: 'x', pairs: 20 });
    expect(anchor).toEqual({ bot: 'ismcts:1000', elo: 1000 });
    expect(rows[1]).toMatchObject({ bot: 'ismcts:1000', elo: 1000, low: 1000, high: 1000, winRate: 0.25, points: 7.5 });
    expect(rows[0]).toMatchObject({ bot: 'greedy', winRate: 0.75, points: 10, against: { 'ismcts:1000': 0.75 } });
    expect(rows[0].elo).toBeGreaterThan(1000);
  });

  test.each([
    [['--bots', 'greedy'], 'at least two'],
    [['--bots', 'greedy,,random'], 'not a bot'],
    [['--bots', 'greedy,guid'], 'Did you mean guide?'],
  ])('%j is refused', async (argv, problem) => {
    const { code, err } = await run(['targi', 'ladder', ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});
