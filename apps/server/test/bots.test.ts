import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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

test('both play Targets: they flick, and call when their dice lie well', { timeout: LONG_MS }, async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here: the example in Python was not played');
  const house = startHouse(':memory:');
  const children: ChildProcess[] = [];
  try {
    const { owner, id, tokens, url } = await tableFor(house, { ...BLUE_FIRST, ...TARGETS });
    for (const [i, file] of (['bot.ts', 'bot.py'] as const).entries()) {
      children.push(spawn(COMMANDS[file], [join(BOTS, file), url, tokens[i], id], { stdio: 'ignore' }));
    }
    // Dice roll in real time, so that a whole game takes minutes; `targetsBots.test.ts` plays those without a clock.
    for (;;) {
      const { log } = await owner.picture(id);
      const flickers = log.flatMap((line) => (line.kind === 'move' ? [line.seat] : []));
      if (new Set(flickers).size === 2 && flickers.length >= 3) break;
      await new Promise((resolve) => void setTimeout(resolve, 250));
    }
  } finally {
    for (const child of children) child.kill('SIGKILL');
    house.signal('SIGKILL');
    await house.ended;
  }
});

const TARGETS = { game: 'targets', options: { calls: 'forYou' }, rated: false } as const;

/** A table, and a token for each of two bots. */
async function tableFor(house: ReturnType<typeof startHouse>, terms: object) {
  const url = await house.url;
  const owner = await Remote.guest({ url });
  await owner.ask('POST', '/account', { name: `Ada ${newNonce().slice(0, 6)}`, password: 'correct horse' });
  const { body: table } = await owner.ask('POST', '/matches', { terms });
  const tokens: string[] = [];
  for (const i of [0, 1]) {
    const { body: bot } = await owner.ask('POST', '/bots', { name: `Robot ${i} ${newNonce().slice(0, 6)}` });
    const { body } = await owner.ask('POST', `/bots/${String(bot['id'])}/tokens`, { label: 'x' });
    tokens.push(String(body['token']));
  }
  return { url, owner, id: String(table['id']), tokens };
}

async function playEachOther(...files: [BotFile, BotFile]): Promise<void> {
  const house = startHouse(':memory:');
  try {
    const { url, owner, id, tokens } = await tableFor(house, { ...BLUE_FIRST, rated: false });
    const runs = files.map((file, i) => run(file, [url, tokens[i], id]));
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
