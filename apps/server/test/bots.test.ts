import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newNonce } from '../src/matches/ids.ts';
import { BLUE_FIRST } from './play.ts';
import { Remote, startServerProcess } from './remote.ts';
import { viewTargetsPage, viewTargiPage } from '../../../scripts/viewPages.ts';

const CREATE = join(import.meta.dirname, '../../../packages/create-bot/src/create.js');
const LONG_MS = 300_000; // only to stop a hanging test
const COMMANDS = { 'bot.ts': process.execPath, 'bot.py': 'python3' } as const;
type BotFile = keyof typeof COMMANDS;
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Both templates, as `npm create` generates them. */
const home = mkdtempSync(join(tmpdir(), 'new-bots-'));
const FOLDERS = { 'bot.ts': join(home, 'My first bot'), 'bot.py': join(home, 'snake') } as const;
beforeAll(() => {
  execFileSync(process.execPath, [CREATE, FOLDERS['bot.ts']]);
  execFileSync(process.execPath, [CREATE, FOLDERS['bot.py'], '--python']);
});
afterAll(() => rmSync(home, { recursive: true }));

test('a new bot has a name, its files and a place for the token, and nothing is written over', () => {
  const folder = FOLDERS['bot.ts'];
  expect(readdirSync(folder).toSorted()).toEqual(expect.arrayContaining(['.env', '.gitignore', 'README.md', 'bot.ts']));
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'my-first-bot' });
  if (process.platform !== 'win32') expect((statSync(join(folder, '.env')).mode & 0o777).toString(8)).toBe('600');
  const links = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\(([^)]*)\)/g)];
  expect(links.filter(([, link]) => !link?.startsWith('https://'))).toEqual([]);
  const again = spawnSync(process.execPath, [CREATE, folder], { encoding: 'utf8' });
  expect([again.status, again.stderr]).toEqual([1, `${folder} is not empty: name a new folder.\n`]);
});

test('two bots in TypeScript play a whole game over sockets', { timeout: LONG_MS }, () =>
  playEachOther('bot.ts', 'bot.ts'),
);

test('TypeScript against Python, over HTTP', { timeout: LONG_MS }, async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here: the template in Python was not played');
  await playEachOther('bot.ts', 'bot.py');
});

test('both play Targets: they flick, and call when their dice lie well', { timeout: LONG_MS }, async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here: the template in Python was not played');
  const serverProcess = startServerProcess(':memory:');
  const children: ChildProcess[] = [];
  let refused = '';
  try {
    const { owner, id, tokens, url } = await tableFor(serverProcess, { ...BLUE_FIRST, ...TARGETS });
    for (const [i, file] of (['bot.ts', 'bot.py'] as const).entries()) {
      const child = spawn(COMMANDS[file], [join(FOLDERS[file], file), url, tokens[i], id], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (chunk) => (refused += String(chunk)));
      children.push(child);
    }
    // Dice roll in real time, so a whole game takes minutes; `targetsBots.test.ts` plays whole games without a clock.
    for (;;) {
      const { log } = await owner.picture(id);
      const flickers = log.flatMap((line) => (line.kind === 'move' ? [line.seat] : []));
      if (new Set(flickers).size === 2 && flickers.length >= 3) break;
      await new Promise((resolve) => void setTimeout(resolve, 250));
    }
    expect(refused).toBe('');
  } finally {
    for (const child of children) child.kill('SIGKILL');
    serverProcess.signal('SIGKILL');
    await serverProcess.ended;
  }
});

test('both end when the table is called off before the game', { timeout: LONG_MS }, async ({ skip }) => {
  if (!hasPython) skip('python3 is not installed here: the template in Python was not played');
  const serverProcess = startServerProcess(':memory:');
  try {
    const { owner, names, tokens, url } = await tableFor(serverProcess, BLUE_FIRST);
    for (const file of ['bot.ts', 'bot.py'] as const) {
      const { body } = await owner.ask('POST', '/matches', { terms: OF_THREE, invite: names });
      const id = String(body['id']);
      const said = run(file, [url, tokens[0], id]);
      await expect.poll(async () => (await owner.picture(id)).seats.some(({ person }) => person)).toBe(true);
      expect(
        (
          await fetch(`${url}/api/matches/${id}/decline`, {
            method: 'POST',
            headers: { authorization: `Bearer ${tokens[1]}` },
          })
        ).status,
      ).toBe(200);
      expect(await said).toContain(id);
    }
  } finally {
    serverProcess.signal('SIGKILL');
    await serverProcess.ended;
  }
});

test('without a match it plays where it is invited', { timeout: LONG_MS }, async () => {
  const serverProcess = startServerProcess(':memory:');
  const { owner, names, tokens, url } = await tableFor(serverProcess, BLUE_FIRST);
  const child = spawn(process.execPath, ['bot.ts'], {
    cwd: FOLDERS['bot.ts'],
    env: { ...process.env, CARAVANSERAI_URL: url, CARAVANSERAI_TOKEN: tokens[0] },
    stdio: 'ignore',
  });
  try {
    const { body } = await owner.ask('POST', '/matches', {
      terms: { ...BLUE_FIRST, rated: false },
      invite: [names[0]],
    });
    const id = String(body['id']);
    await owner.ask('POST', `/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
    await expect.poll(async () => (await owner.picture(id)).status).toBe('running');
    const { play, version } = await owner.picture(id);
    await owner.ask('POST', `/matches/${id}/play`, { onVersion: version, moves: [play!.moves[0]], key: 'k' });
    await expect.poll(async () => (await owner.picture(id)).version).toBeGreaterThan(version + 1);
  } finally {
    child.kill('SIGKILL');
    serverProcess.signal('SIGKILL');
    await serverProcess.ended;
  }
});

test('the commands of both pages begin a game against a computer opponent', { timeout: LONG_MS }, async () => {
  const serverProcess = startServerProcess(':memory:');
  try {
    const url = await serverProcess.url;
    for (const page of [viewTargiPage(), viewTargetsPage()]) {
      let id = 'ID';
      for (const command of /## A first game[^]*?```sh\n([^]*?)```/.exec(page)?.[1]?.trim().split('\n') ?? []) {
        const here = command.replace('localhost:3000', new URL(url).host).replace('/ID/', `/${id}/`);
        const answer = JSON.parse(execFileSync('sh', ['-c', here], { cwd: home, encoding: 'utf8', stdio: 'pipe' }));
        expect(answer).not.toHaveProperty('code');
        id = answer.id;
        if (command.includes('/sit')) expect(answer).toMatchObject({ status: 'running', play: {} });
      }
      expect(id).not.toBe('ID');
    }
  } finally {
    serverProcess.signal('SIGKILL');
    await serverProcess.ended;
  }
});

const OF_THREE = { ...BLUE_FIRST, game: 'targets', options: { players: 3 }, seats: 3, rated: false } as const;
const TARGETS = { game: 'targets', options: { calls: 'forYou' }, rated: false } as const;

/** A table, and a token for each of two bots. */
async function tableFor(serverProcess: ReturnType<typeof startServerProcess>, terms: object) {
  const url = await serverProcess.url;
  const owner = await Remote.guest({ url });
  await owner.ask('POST', '/account', { name: `Ada ${newNonce().slice(0, 6)}`, password: 'correct horse' });
  const { body: table } = await owner.ask('POST', '/matches', { terms });
  const tokens: string[] = [];
  const names = [0, 1].map((i) => `Robot ${i} ${newNonce().slice(0, 6)}`);
  for (const name of names) {
    const { body: bot } = await owner.ask('POST', '/bots', { name });
    const { body } = await owner.ask('POST', `/bots/${String(bot['id'])}/tokens`, { label: 'x' });
    tokens.push(String(body['token']));
  }
  return { url, owner, id: String(table['id']), tokens, names };
}

async function playEachOther(...files: [BotFile, BotFile]): Promise<void> {
  const serverProcess = startServerProcess(':memory:');
  try {
    const { url, owner, id, tokens } = await tableFor(serverProcess, { ...BLUE_FIRST, rated: false });
    const runs = files.map((file, i) => run(file, [url, tokens[i], id]));
    for (const said of await Promise.all(runs)) expect(said).toMatch(/"by": ?"play"/);
    expect(await owner.picture(id)).toMatchObject({ status: 'over', result: { by: 'play' } });
  } finally {
    serverProcess.signal('SIGKILL');
    await serverProcess.ended;
  }
}

/** The output of a successful run. */
function run(file: BotFile, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(COMMANDS[file], [join(FOLDERS[file], file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    process.once('exit', () => child.kill('SIGKILL'));
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${file}: ${code}\n${errors}`))));
  });
}
