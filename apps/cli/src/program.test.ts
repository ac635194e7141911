import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { run } from '../test/fakeIo.ts';
import { TARGI } from './targi/index.ts';

const COMMAND_NAMES = TARGI.commands.map(({ name }) => name);

// [command line, texts expected in the message]
const wrongs: readonly (readonly [string, readonly string[]])[] = [
  ['chess', ['“chess”', 'targi']],
  ['targi selfply', ['“selfply”', 'selfplay']],
  ['targi dance', ['“dance”', COMMAND_NAMES.join(', ')]],
  ['targi play --blu human', ['--blu', '--blue']],
  ['targi play --colour red', ['--colour', '--white', '--seed']],
  ['targi play --blue robot', ['“robot”', '--blue', 'human, random, greedy']],
  ['targi play --hands', ['--hands', 'closed, open']],
  ['targi play --seed=', ['--seed', 'needs a value']],
  ['targi play --first blue --first white', ['--first', 'twice']],
  ['targi play --resume=yes', ['--resume', '“yes”', 'no value']],
  ['targi play --resume --seed 7', ['--seed', '--resume']],
  ['targi play now', ['“now”', 'too many']],
  ['targi play -x', ['-x']],
  ['targi selfplay --games 0', ['“0”', 'from 1 to 100000']],
  ['targi selfplay --games 1e3', ['“1e3”', 'whole number']],
  ['targi selfplay --games 1 --log /nowhere/at/all', ['/nowhere/at/all']],
  ['targi perft --depth deep', ['“deep”', 'from 1 to 12']],
  ['targi replay', ['FILE', 'missing']],
  ['targi replay /nowhere/at/all', ['/nowhere/at/all']],
  ['targi replay /', ['/ is a folder']],
  ['targi show', ['FILE']],
  ['targi cards W55', ['“W55”', 'W5']],
  ['targi cards parrot', ['“parrot”', '1 to 16']],
  ['targi play --lang nl', ['“nl”', 'en, fr, it, pt-BR, de']],
  ['--helpp', ['--helpp', '--help']],
];

test.each(wrongs)('refuses with exit code 2: %s', async (typed, named) => {
  const { code, out, err } = await run(typed.split(' '));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const part of named) expect(err).toContain(part);
  expect(err).toMatch(/\nFor help: .*--help\n$/);
});

test('with --json what is wrong is a line of JSON on stdout, and the exit code is the same', async () => {
  const { code, out, err } = await run(['targi', 'replay', '/nowhere/at/all', '--json']);
  expect({ code, err }).toEqual({ code: 2, err: '' });
  expect(JSON.parse(out)).toEqual({
    error: expect.stringContaining('/nowhere/at/all'),
    help: expect.stringContaining('--help'),
  });
  expect(JSON.parse((await run(['targi', 'dance', '--json'])).out).error).toContain('“dance”');
});

test.each([['--version'], ['targi --version'], ['targi play --version'], ['targets selfplay --version']])(
  '%s',
  async (typed) => {
    expect(await run(typed.split(' '))).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  },
);

describe('help', () => {
  test('of the whole names every command', async () => {
    for (const typed of [[], ['--help'], ['targi'], ['targi', '--help']]) {
      const { code, out } = await run([...typed]);
      expect(code).toBe(0);
      for (const name of COMMAND_NAMES) expect(out).toContain(`targi ${name}`);
    }
  });

  test.each(COMMAND_NAMES)('of %s fits 80 columns and names every option', async (name) => {
    const { code, out, err } = await run(['targi', name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const option of ['--json', '--lang', '--help']) expect(out).toContain(option);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

test.each([
  [{ LANG: 'fr_CH.UTF-8' }, 'Puits'],
  [{ LANG: 'fr_CH.UTF-8', LC_ALL: 'C' }, 'Well'],
  [{ LANG: 'en_GB', LC_MESSAGES: 'fr_FR' }, 'Puits'],
  [{}, 'Well'],
])('names cards in the language of the environment: %j', async (env, word) => {
  expect((await run(['targi', 'cards', 'W5'], { env })).out).toContain(word);
});

test('as a program: exit codes, stdout and stderr', () => {
  const main = join(import.meta.dirname, 'main.ts');
  const ran = (...argv: string[]) => spawnSync(process.execPath, [main, ...argv], { encoding: 'utf8' });
  const good = ran('targi', 'cards', 'W5', '--json');
  expect({ status: good.status, stderr: good.stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(good.stdout).tribe).toHaveLength(1);
  const bad = ran('targi', 'cards', 'W55');
  expect({ status: bad.status, stdout: bad.stdout }).toEqual({ status: 2, stdout: '' });
});
