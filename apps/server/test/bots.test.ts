import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newNonce } from '../src/matches/ids.ts';
import { BLUE_FIRST } from './play.ts';
import { Remote, startHouse } from './remote.ts';

const BOTS = join(import.meta.dirname, '../../../examples/bots');
const LONG_MS = 300_000; // against hanging only
const COMMANDS = { 'bot.ts': process.execPath, 'bot.py': 'python3' } as const;
type BotFile = keyof typeof COMMANDS;
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.each(Object.keys(COMMANDS))('%s is short enough to be read at once', (file) => {
  expect(readFileSync(join(BOTS, file), 'utf8').split('\n').length).toBeLessThan(80);
});

test('two bots in TypeScript play a whole game over sockets', { timeout: LONG_MS }, () =>
  playEachOther('bot.ts', 'bot.ts'),
);

test('TypeScript against Python, over HTTP', { timeout: LONG_MS }, async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here: the example in Python was not played');
  await playEachOther('bot.ts', 'bot.py');
});

async function playEachOther(...files: [BotFile, BotFile]): Promise<void> {
  const house = startHouse(':memory:');
  try {
    const url = await house.url;
    const owner = await Remote.guest({ url });
    await owner.ask('POST', '/account', { name: `Owner ${newNonce().slice(0, 6)}`, password: 'correct horse' });
    const { body: table } = await owner.ask('POST', '/matches', { terms: { ...BLUE_FIRST, rated: false } });
    const id = String(table['id']);
    const runs = files.map(async (file, i) => {
      const { body: bot } = await owner.ask('POST', '/bots', { name: `Robot ${i} ${newNonce().slice(0, 6)}` });
      const { body } = await owner.ask('POST', `/bots/${String(bot['id'])}/tokens`, { label: file });
      return run(file, [url, String(body['token']), id]);
    });
    for (const said of await Promise.all(runs)) expect(said).toMatch(/"by": ?"play"/);
    expect(await owner.picture(id)).toMatchObject({ status: 'over', result: { by: 'play' } });
  } finally {
    house.signal('SIGKILL');
    await house.ended;
  }
}

/** What it said when it ended well. */
function run(file: BotFile, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(COMMANDS[file], [join(BOTS, file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    process.once('exit', () => child.kill('SIGKILL'));
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${file}: ${code}\n${errors}`))));
  });
}
