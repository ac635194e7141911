import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';

const EXAMPLES = 'packages/bots/examples';
const folder = mkdtempSync(join(tmpdir(), 'caravanserai-'));
let files = 0;
const newFile = () => join(folder, `${++files}.targets`);
const moduleWith = (text: string) => {
  const file = join(folder, `${++files}.mjs`);
  writeFileSync(file, text);
  return file;
};

/** Flicks when a flick is due; otherwise takes the first menu entry. */
const SOMEBODY = Array.from({ length: 80 }, (_, i) => [`d1 1150 ${(i % 7) - 3}`, '1', 'm']).flat();
const play = (words: string, lines: readonly string[] = []) => run(['targets', 'play', ...words.split(' ')], { lines });

test('a whole game against a bot, by menu and aim; the file replays to the same end', async () => {
  const file = newFile();
  const { code, out, err } = await play(`--bots naive --seed 5 --file ${file}`, SOMEBODY);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Red: a person.');
  expect(out).toMatch(/d1 {2,}amber 1/);
  const outcome = out.trimEnd().split('\n').at(-2) ?? '';
  const replayed = await run(['targets', 'replay', file]);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain(outcome);
});

test('an interrupted game resumes; a new game sets the old file aside', async () => {
  const file = newFile();
  const left = await play(`--bots naive --seed 5 --file ${file}`, ['d1', 'd2', 'quit']);
  expect(left.out).toContain(`targets play --resume --file ${file}`);
  const moves = (await run(['targets', 'replay', file, '--json'])).out;
  const resumed = await play(`--resume --file ${file}`, ['score', 'save', 'board']);
  expect(resumed.out).toContain(`Continuing ${file} after ${JSON.parse(moves).moves.length} moves.`);
  expect((await run(['targets', 'replay', file, '--json'])).out).toBe(moves);
  const next = await play(`--bots naive --file ${file}`);
  expect(next.out).toContain('An unfinished game is now in');
});

test('what is typed wrong is named, and nothing is played', async () => {
  const file = newFile();
  const { out } = await play(`--bots naive --seed 3 --file ${file}`, [
    'fly',
    'd9',
    'd1 9999',
    'd1 x',
    '9000,0,0,0',
    'keep:red1',
    '',
    '?',
  ]);
  for (const word of ['“fly”', '“d9”', '“d1 9999”', '“d1 x”']) expect(out).toContain(word);
  expect(out).toContain('4000');
  expect(out).toContain('d1 1100 -5');
  expect(JSON.parse((await run(['targets', 'replay', file, '--json'])).out).moves).toEqual([]);
});

test('for programs: a line of JSON for everything, and moves in notation', async () => {
  const file = newFile();
  const { out } = await play(`--bots naive --seed 3 --file ${file} --json`, ['0,-1100,150,0', 'fly', 'quit']);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({ type: 'ask', n: 1, seat: 'red', view: { viewer: 'red' } });
  expect(lines[1]).toMatchObject({ type: 'played', n: 1, notation: 'red:0,-1100,150,0' });
  expect(lines.find(({ type }) => type === 'refused')).toMatchObject({ input: 'fly', code: 'not-a-word' });
  expect(lines.at(-1)).toEqual({ type: 'left', file });
});

test('two people, four seats, and «Pas vu, pas pris!»', async () => {
  const lines = ['d1', '', 'd1', '', 'quit'];
  const { code, out } = await play(
    `--players 4 --variants pasvu --bots human,naive,human,naive --seed 2 --file ${newFile()}`,
    lines,
  );
  expect(code).toBe(0);
  expect(out).toContain('Everybody calls for themselves.');
  expect(out).toContain('Yellow: a person.');
});

describe('bots of one’s own', () => {
  test.each([`file:${EXAMPLES}/straight.ts`, `"proc:python3 ${EXAMPLES}/targets-proc-bot.py"`])(
    '%s plays to the end',
    async (bot) => {
      const name = bot.replaceAll('"', '');
      const words = ['targets', 'selfplay', '--bots', `${name},naive`, '--seed', '1', '--json'];
      const { code, out, err } = await run(words);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(JSON.parse(out).seats[0]).toMatchObject({ bot: name, flicks: expect.any(Number) });
      const match = await run(['targets', 'arena', '--a', name, '--b', 'naive', '--games', '2', '--seed', '1']);
      expect(match.code).toBe(0);
      expect(match.out).toContain(`${name} against naive`);
    },
  );

  test('one against a person, found again by --resume', async () => {
    const file = newFile();
    const bot = `file:${EXAMPLES}/straight.ts`;
    await play(`--bots ${bot} --seed 5 --file ${file}`, ['d1', 'd1', 'quit']);
    expect(readFileSync(file, 'utf8')).toContain(bot);
    expect((await play(`--resume --file ${file}`, ['d1', 'quit'])).code).toBe(0);
  });

  // [the module or program, texts expected in the message]
  const wrongs: readonly (readonly [string, readonly string[]])[] = [
    ['file:/nowhere.ts', ['/nowhere.ts']],
    [`file:${moduleWith('export const bot = {};')}`, ['export const bot']],
    ['proc:/nowhere/at/all', ['/nowhere/at/all']],
    [`proc:node -e "process.stdin.once('data',()=>console.log('hello'))"`, ['hello']],
    [`proc:node -e "process.stdin.once('data',()=>console.log('{}'))"`, ['{}']],
    [
      `proc:node -e "process.stdin.once('data',()=>console.log(JSON.stringify({notation:'9000,0,0,0'})))"`,
      ['9000', 'TT-6'],
    ],
    [`proc:node -e "process.stdin.once('data',()=>console.log(JSON.stringify({notation:'fly'})))"`, ['fly']],
  ];
  test.each(wrongs)('%s is refused with a reason', async (bot, named) => {
    const { code, err } = await run(['targets', 'selfplay', '--bots', bot, '--seed', '1', '--limit', '20000']);
    expect(code).toBe(2);
    for (const part of named) expect(err).toContain(part);
  });
});

test.each([
  ['--bots chess', '“chess”'],
  ['--bots naive,naive,naive', 'Bots named: 3; players: 2'],
  ['--resume --seed 1', '--seed'],
  ['--resume --file /nowhere/at/all', '/nowhere/at/all'],
  ['--variants teams', 'needs four players'],
])('refuses %s', async (words, named) => {
  const { code, err } = await play(words.includes('--file') ? words : `${words} --file ${newFile()}`);
  expect(code).toBe(2);
  expect(err).toContain(named);
});
