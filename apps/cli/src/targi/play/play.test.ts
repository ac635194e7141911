import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeGame, parseGame, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { run } from '../../../test/fakeIo.ts';
import { fileWith, newFolder, playedGame, random, wordsOf } from '../../../test/games.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
const game = playedGame('a whole game');
const words = wordsOf(game);
const PEOPLE = ['--blue', 'human', '--white', 'human', '--first', 'blue', '--seed', game.seed];
const newFile = () => join(newFolder(), 'deeper', 'game.targi');

function start(...argv: string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, 'targi', 'play', ...argv], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function finish(child: ChildProcess, input: readonly string[]): Promise<string> {
  let out = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stdin?.end(input.map((line) => `${line}\n`).join(''));
  await new Promise((done) => child.once('close', done));
  return out;
}

test('a whole game through a pipe, left in the middle and taken up again', async () => {
  const file = newFile();
  const half = Math.floor(words.length / 2);
  const first = await finish(start(...PEOPLE, '--file', file), [...words.slice(0, half), 'quit', 'never read']);
  expect(first).toContain(`Saved in ${file}. To continue: npm run -s cli -- targi play --resume --file ${file}\n`);
  expect(first).not.toContain('\x1b'); // not a terminal: no colours, no clearing
  expect(readFileSync(file, 'utf8')).toBe(makeGame({ ...game, moves: game.moves.slice(0, half) }));

  const second = await finish(start('--resume', '--file', file), words.slice(half));
  expect(second).toContain(`after ${half} moves`);
  expect(second).toContain('The game is over: ');
  expect(second).toContain(`Total: ${targi.score(game.end).blue.total} points`);
  expect(readFileSync(file, 'utf8')).toBe(makeGame(game));
  expect(readdirSync(dirname(file))).toEqual(['game.targi']); // no temporary files are left behind
});

test('killed at once, the game is there up to the last accepted move', async () => {
  const file = newFile();
  const child = start(...PEOPLE, '--file', file, '--json');
  child.stdin?.write(`${words[0]}\n${words[1]}\n`);
  let out = '';
  await new Promise<void>((done) =>
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('"ask","n":3')) done();
    }),
  );
  child.kill('SIGKILL');
  const parsed = parseGame(readFileSync(file, 'utf8'));
  expect(parsed).toMatchObject({ ok: true, value: { moves: game.moves.slice(0, 2) } });
});

test('numbers choose from the menu; Enter plays a move that is the only one', async () => {
  const file = newFile();
  const { out } = await run(['targi', 'play', ...PEOPLE, '--file', file], {
    lines: ['2', '3', '6', '13', '11', '9', '2', '6', '11', 'zzz'],
  });
  expect(out).toContain('Blue takes 1 date from card 2.');
  expect(out).toContain('“zzz” is neither in the menu nor a move.');
  expect(out).toContain('end End your turn');
});

test('a menu of menus: a card, then its row, and back', async () => {
  const at = game.steps.findIndex(({ move }) => move.type === 'lay' && move.from.length === 1);
  const move = game.moves[at];
  const cell = move.type === 'lay' ? move.from : '';
  const lines = [...words.slice(0, at), cell, 'board', cell.toLowerCase(), '0', cell, '1'];
  const file = newFile();
  const { out } = await run(['targi', 'play', ...PEOPLE, '--file', file], { lines });
  expect(out).toContain('0 Back to all moves');
  const parsed = parseGame(readFileSync(file, 'utf8'));
  expect(parsed.ok && parsed.value.moves.length).toBe(at + 1);
  expect(parsed.ok && parsed.value.moves[at]).toMatchObject({ type: 'lay', from: cell });
});

test('what can be asked: help, log, rules, score, save, the board again', async () => {
  const lines = [
    '5',
    '?',
    'help',
    'log',
    'rules',
    'rules TG-12',
    'rules r4',
    'rules 999',
    'score',
    'save',
    'board',
    '',
  ];
  const file = newFile();
  const { out } = await run(['targi', 'play', ...PEOPLE, '--file', file], { lines });
  expect(out).toContain('take back, up to the last new information');
  expect(out).toContain('   1  Blue   5          Blue places a Targi on card 5 (Trader).');
  expect(out).toContain('Setup: TG-1 to TG-5');
  expect(out).toContain('TG-12: No Targi may stand on a card that already holds one.');
  expect(out).toContain('R4: Which card does the Noble discard?');
  expect(out).toContain('There is no rule TG-999.');
  expect(out).toContain('Point tokens: 4 points');
  expect(out.match(/Round 1 · /g)).toHaveLength(3); // once for each seat, and once on request
});

test('in French: the words of the game; the program speaks English', async () => {
  const lines = ['4', '? 4', '5', 'undo', 'undo', 'rules TG-12', 'log', 'quit'];
  const { out, err } = await run(['targi', 'play', ...PEOPLE, '--file', newFile(), '--lang', 'fr'], { lines });
  expect(err).toBe('');
  expect(out).toContain('Bleu, placez un Targui.');
  expect(out).toMatch(/You may not: [^\n]*Targui/);
  expect(out).toContain('Taken back: 1 move.');
  expect(out).toContain('Saved in');
});

test('against a bot, undo goes back over its moves to one’s own decision', async () => {
  const file = newFile();
  const argv = ['targi', 'play', '--first', 'blue', '--seed', '1', '--white', 'random', '--file', file];
  const { out } = await run(argv, { lines: ['5', 'undo', 'undo'] });
  expect(out).toContain('Taken back: 2 moves.');
  expect(out).toContain('There is nothing of yours to take back.');
  const parsed = parseGame(readFileSync(file, 'utf8'));
  expect(parsed.ok && parsed.value.moves).toEqual([]);
});

test('undo stops where something new was seen, and says what', async () => {
  const at = game.steps.findIndex(({ events }) => events.some(({ type }) => type === 'caravanShown'));
  const { out } = await run(['targi', 'play', ...PEOPLE, '--file', newFile()], {
    lines: [...words.slice(0, at + 1), 'undo', 'log'],
  });
  expect(out).toContain('There is no way back past this: The Caravan brings');
  const revealed = game.steps.findIndex(({ events }) => events.some(({ type }) => type === 'revealed'));
  const next = await run(['targi', 'play', ...PEOPLE, '--file', newFile()], {
    lines: [...words.slice(0, revealed + 1), 'undo'],
  });
  expect(next.out).toContain('There is no way back past this: New cards: ');
});

test('a bot plays on after a resume as it would have without', async () => {
  const argv = ['targi', 'play', '--first', 'blue', '--seed', '3', '--white', 'random'];
  const whole = newFile();
  await run([...argv, '--file', whole], { lines: ['2', '3', 'quit'] });
  const parts = newFile();
  await run([...argv, '--file', parts], { lines: ['2'] });
  await run(['targi', 'play', '--resume', '--file', parts], { lines: ['3'] });
  expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
});

test('a new game puts an unfinished one aside, and leaves other files alone', async () => {
  const file = newFile();
  await run(['targi', 'play', ...PEOPLE, '--file', file], { lines: ['5'] });
  const { out } = await run(['targi', 'play', ...PEOPLE, '--file', file]);
  const aside = join(dirname(file), 'game.before.targi');
  expect(out).toContain(`An unfinished game is now in ${aside}.`);
  expect(existsSync(aside)).toBe(true);

  const foreign = fileWith('my diary');
  const refused = await run(['targi', 'play', '--file', foreign]);
  expect(refused.code).toBe(2);
  expect(readFileSync(foreign, 'utf8')).toBe('my diary');
});

test('the saved game lies in the data folder of the user', async () => {
  const home = newFolder();
  const { out } = await run(['targi', 'play', ...PEOPLE], { env: { HOME: home } });
  expect(out).toContain(join(home, '.local/share/caravanserai/targi.targi'));
  const data = newFolder();
  await run(['targi', 'play', ...PEOPLE], { env: { HOME: home, XDG_DATA_HOME: data } });
  expect(existsSync(join(data, 'caravanserai/targi.targi'))).toBe(true);
});

test('two people at one screen: it is cleared for the other only while a card is secret', async () => {
  const wild = playedGame('a secret', random);
  const kept = wild.steps.findIndex(({ events }) => events.some((event) => event.type === 'kept' && event.secret));
  expect(kept).toBeGreaterThan(0);
  const handed = wild.steps.findIndex(({ state, seat }, i) => i >= kept && targi.toAct(state)[0] !== seat);
  const argv = ['targi', 'play', '--blue', 'human', '--white', 'human', '--first', 'blue', '--seed', wild.seed];
  const lines = wordsOf(wild).slice(0, handed + 1);
  const { out } = await run([...argv, '--file', newFile()], { lines: [...lines, ''], isTerminal: true });
  const [before, wall, after] = out.split('\x1b[2J\x1b[3J\x1b[H');
  expect(wall).toMatch(/^A card is secret\. (Blue|White), sit down/);
  const event = wild.steps[kept].events.find(({ type }) => type === 'kept');
  const card = event?.type === 'kept' ? event.card : '';
  expect(before).toContain(card);
  expect(after).not.toContain(card);
  expect(after).toContain('keeps the card just drawn in hand');
});

test('for programs: JSON lines in and out', async () => {
  const file = newFile();
  const argv = ['targi', 'play', '--first', 'blue', '--seed', '1', '--white', 'random', '--file', file, '--json'];
  const { out } = await run(argv, { lines: ['4', 'jump', '5', 'undo', '5'] });
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ type }) => type).join(' ')).toBe(
    'ask refused ask refused ask played played ask undone ask played played ask left',
  );
  expect(lines[0]).toMatchObject({ n: 1, seat: 'blue', view: { viewer: 'blue', round: 1 } });
  expect(lines[0].moves[0]).toEqual({ notation: '2', move: { type: 'place', at: 2 }, text: expect.any(String) });
  expect(lines[1]).toMatchObject({ code: 'corner', rule: 'TG-10' });
  expect(lines[5]).toMatchObject({ n: 1, seat: 'blue', notation: '5', events: [{ type: 'placed' }] });
  expect(lines[11]).toEqual(lines[6]); // the bot's randomness repeats
});

const OWN = `file:${join(import.meta.dirname, '../../../../../packages/bots/examples/cheapest.ts')}`;
const PROGRAM = `proc:"${process.execPath}" "${join(import.meta.dirname, '../../../../../packages/bots/examples/procBot.mjs')}"`;

test('a bot of one’s own plays, in a file or as a program, and is known when the game is taken up again', async () => {
  const file = newFile();
  const opening = ['--blue', OWN, '--white', PROGRAM, '--seed', 'own', '--file', file, '--json'];
  const { code, out, err } = await run(['targi', 'play', ...opening]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('"type":"end"');
  const parsed = parseGame(readFileSync(file, 'utf8'));
  expect(parsed).toMatchObject({ ok: true, value: { players: { blue: OWN, white: PROGRAM } } });
  const again = await run(['targi', 'play', '--resume', '--file', file, '--json']);
  expect(again.out.trim().split('\n')).toHaveLength(1); // game over: no prompt
});

test('selfplay takes them too, and says what is wrong with one', async () => {
  const { out } = await run(['targi', 'selfplay', '--games', '2', '--blue', OWN, '--seed', 's', '--json']);
  expect(JSON.parse(out)).toMatchObject({ games: 2, players: { blue: OWN, white: 'greedy' } });
  const missing = await run(['targi', 'selfplay', '--games', '1', '--white', 'file:/nowhere/bot.ts']);
  expect(missing.code).toBe(2);
  expect(missing.err).toContain('/nowhere/bot.ts');
});
