import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeGame, parseMove, targi, type View } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';
import { fileWith, gameFile, newFolder, playedGame, random } from '../../test/games.ts';
import { countNodes } from './perft.ts';

const game = playedGame('commands', random);
const file = gameFile(game);

test('cards: the facts of all 80', async () => {
  const { out } = await run(['targi', 'cards', '--json']);
  const { border, goods, tribe } = JSON.parse(out);
  expect([border.length, goods.length, tribe.length]).toEqual([16, 12, 45]);
  expect(goods.reduce((sum: number, { copies }: { copies: number }) => sum + copies, 0)).toBe(19);
  expect(tribe.find(({ id }: { id: string }) => id === 'W5')).toEqual({
    id: 'W5',
    symbol: 'well',
    vp: 1,
    cost: { dates: 1, salt: 2 },
    effect: { kind: 'discount', symbol: 'well' },
  });
  const words = (await run(['targi', 'cards', 'g6', '14', 'd/s/p'])).out;
  expect(words).toContain('G6 Targia: 1 point, costs 1 date and 2 salt, or 1 gold.');
  expect(words).toContain('14 Tribal Expansion');
  expect(words).toContain('1 good of your choice (3 cards)');
  expect(words).not.toContain('W5');
});

test('perft: counts what the judge accepts', async () => {
  const start = targi.init(targi.defaultOptions, 'x');
  const slow = (state: typeof start, depth: number): number => {
    const seat = targi.toAct(state)[0];
    const moves = seat && targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    if (depth === 1) return moves.length;
    return moves.reduce((sum, move) => {
      const played = targi.play(state, seat, move);
      return sum + (played.ok ? slow(played.value.state, depth - 1) : 0);
    }, 0);
  };
  expect([1, 2, 3].map((depth) => countNodes(start, depth))).toEqual([1, 2, 3].map((depth) => slow(start, depth)));
  const { out } = await run(['targi', 'perft', '--seed', 'x', '--depth', '3', '--json']);
  const rows = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows).toEqual(
    [1, 2, 3].map((depth) => ({ seed: 'x', depth, nodes: slow(start, depth), ms: expect.any(Number) })),
  );
});

test('replay: tells every move and the final score', async () => {
  const { out } = await run(['targi', 'replay', file]);
  const { blue, white, winner } = targi.score(game.end);
  expect(out).toContain(`Total: ${blue.total} point`);
  expect(out).toContain(`Total: ${white.total} point`);
  expect(out).toContain('The game is over: ');
  expect(out.match(/^ +\d+ {2}(Blue|White) /gm)).toHaveLength(game.moves.length);
  const json = JSON.parse((await run(['targi', 'replay', file, '--json'])).out);
  expect(json).toMatchObject({ seed: 'commands', isOver: true, score: { winner, blue: { total: blue.total } } });
  expect(json.moves).toHaveLength(game.moves.length);
});

test('replay: reads the standard input, and a game that is not over', async () => {
  const lines = makeGame({ ...game, moves: game.moves.slice(0, 20) }).split('\n');
  const { code, out } = await run(['targi', 'replay', '-'], { lines });
  expect(code).toBe(0);
  expect(out).toContain('it stops after 20 moves');
});

const text = makeGame(game);
const firstRound = text.split('\n').findIndex((line) => line.startsWith('1.')) + 1;
const placing = 'place '.length + '1. '.length + 1; // the column of the first placement

// [what is broken, how, texts expected in the message]
const broken: readonly (readonly [string, string, readonly string[]])[] = [
  ['no head', 'hello', ['line 1, column 1', '[Game "…"]']],
  ['a tag is mistyped', text.replace('[First "blue"]', '[First "red"]'), ['“red”', 'blue', 'white', 'drawn']],
  ['an unknown tag', text.replace('[First', '[Fist'), ['Fist', 'First']],
  [
    'a corner',
    text.replace(/place \d+/, 'place 4'),
    [`line ${firstRound}, column ${placing}`, '“4”', 'corner', 'TG-10'],
  ],
  ['no move at all', text.replace(/place \d+/, 'place jump'), ['“jump”', 'Expected here: 2']],
  ['a round is missing', text.replace('\n2. ', '\n3. '), ['“3.”', '2.']],
  [
    'the result is another',
    text.replace(/\[Result "\w+/, '[Result "nobody'),
    ['“nobody', targi.score(game.end).winner ?? ''],
  ],
];

test.each(broken)('replay refuses a broken file: %s', async (_name, content, named) => {
  const { code, out, err } = await run(['targi', 'replay', fileWith(content)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const part of named) expect(err).toContain(part);
});

test('show: each viewer sees what that viewer may', async () => {
  const at = game.steps.findIndex(
    ({ state }) => hiddenFrom(targi.view(state, 'white')) && keeps(targi.view(state, 'blue')),
  );
  const shown = (as: string) => run(['targi', 'show', file, '--at', `${at + 1}`, '--as', as]);
  const { hand } = targi.view(game.steps[at].state, 'blue').blue;
  const card = hand.kind === 'open' ? hand.card : '';
  expect((await shown('blue')).out).toContain(`hand: ${card}`);
  expect((await shown('all')).out).toContain(`hand: ${card}`);
  for (const as of ['white', 'spectator']) {
    expect((await shown(as)).out).toContain('hidden card');
    expect((await shown(as)).out).not.toContain(card);
  }
});

function hiddenFrom({ blue }: View): boolean {
  return blue.hand.kind === 'hidden';
}
function keeps({ blue }: View): boolean {
  return blue.hand.kind === 'open';
}

test('show: as JSON a view, or the whole state', async () => {
  const shown = async (as: string) =>
    JSON.parse((await run(['targi', 'show', file, '--at', '30', '--as', as, '--json'])).out);
  expect(await shown('white')).toEqual(JSON.parse(JSON.stringify(targi.view(game.steps[29].state, 'white'))));
  expect((await shown('all')).tribe.deck.length).toBe((await shown('white')).tribe.left);
  const { code, err } = await run(['targi', 'show', file, '--at', '9999']);
  expect(code).toBe(2);
  expect(err).toContain(`${game.moves.length}`);
});

test('selfplay: the same seed counts the same, and the log tells every game in full', async () => {
  const log = join(newFolder(), 'log.jsonl');
  const argv = ['targi', 'selfplay', '--games', '3', '--blue', 'greedy', '--white', 'random', '--seed', 's', '--json'];
  const result = JSON.parse((await run([...argv, '--log', log])).out);
  expect(JSON.parse((await run(argv)).out)).toEqual(result);
  expect(result).toMatchObject({ games: 3, seed: 's', players: { blue: 'greedy', white: 'random' } });
  expect(result.wins.blue + result.wins.white + result.wins.nobody).toBe(3);

  const lines = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const starts = lines.filter(({ type }) => type === 'start');
  expect(starts).toHaveLength(3);
  for (const { game: number, seed, options, goodsDeck, tribeDeck, centre } of starts) {
    expect([goodsDeck.length, tribeDeck.length]).toEqual([19, 45]);
    expect([centre.A, centre.B, centre.C, centre.D]).toEqual([goodsDeck[0], tribeDeck[0], goodsDeck[1], tribeDeck[1]]);
    let state = targi.init(options, seed);
    for (const { seat, notation, move, state: after } of lines.filter(
      ({ type, game }) => type === 'move' && game === number,
    )) {
      expect(parseMove(notation, targi.view(state, seat).pending.phase === 'place')).toEqual(move);
      const played = targi.play(state, seat, move);
      if (!played.ok) throw new Error('the log has an illegal move');
      state = played.value.state;
      expect(after.round).toBe(targi.view(state, seat).round);
    }
    const end = lines.find(({ type, game }) => type === 'end' && game === number);
    expect(end.score).toEqual(JSON.parse(JSON.stringify(targi.score(state))));
  }
});
