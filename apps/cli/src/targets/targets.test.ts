import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVEL_NAMES } from '@caravanserai/bots/targets';
import { hashState, init, playWith } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';
import { TARGETS } from './index.ts';

const SHOTS = join(import.meta.dirname, '../../../../packages/targets/golden/shots.json');
const NAMES = TARGETS.commands.map(({ name }) => name);
const folder = mkdtempSync(join(tmpdir(), 'caravanserai-'));
const file = (name: string) => join(folder, name);

function fileWith(name: string, text: string): string {
  writeFileSync(file(name), text);
  return file(name);
}

const [shot] = JSON.parse(readFileSync(SHOTS, 'utf8'));
const shotWith = (name: string, change: object) => fileWith(name, JSON.stringify({ ...shot, ...change }));

// [command line, texts expected in the message]
const wrongs: readonly (readonly [string, readonly string[]])[] = [
  ['targets dance', ['“dance”', NAMES.join(', ')]],
  ['targets selfplya', ['“selfplya”', 'selfplay']],
  ['targets selfplay --players 5', ['“5”', '2, 3, 4']],
  ['targets selfplay --variants pasvue', ['“pasvue”', 'pasvu']],
  ['targets selfplay --variants blindfold', ['“blindfold”', 'pasvu, 3x3, teams']],
  ['targets selfplay --variants teams', ['needs four players']],
  ['targets selfplay --bots mastre', ['“mastre”', 'master']],
  ['targets selfplay --bots tavern,tavern,tavern', ['Bots named: 3; players: 2']],
  ['targets selfplay --bots naive --log /nowhere/at/all', ['/nowhere/at/all']],
  ['targets selfplay --bots naive --file /nowhere/at/all', ['/nowhere/at/all']],
  ['targets arena --a naive', ['--b']],
  ['targets arena --a naive --b chess', ['“chess”', 'naive, leftHand']],
  ['targets arena --a naive --b naive --games 3', ['3 is odd']],
  ['targets flick', ['--file']],
  ['targets flick --file /nowhere/at/all', ['/nowhere/at/all']],
  [`targets flick --file ${fileWith('a.json', '{')}`, ['not JSON']],
  [`targets flick --file ${fileWith('b.json', '{}')}`, ['scene.pucks']],
  [`targets flick --file ${fileWith('c.json', 'null')}`, ['scene.pucks']],
  [`targets flick --file ${SHOTS} --at 9999`, ['9999']],
  [`targets flick --file ${shotWith('d.json', { discs: 4 })}`, ['discs']],
  [`targets flick --file ${shotWith('e.json', { flick: { ...shot.flick, vxMmS: 9000 } })}`, ['4000']],
  [`targets flick --file ${shotWith('f.json', { flick: { ...shot.flick, die: 'pink1' } })}`, ['green3']],
  [
    `targets flick --file ${shotWith('g.json', { scene: { ...shot.scene, dice: [{ die: 'red1' }] } })}`,
    ['scene.dice[0]'],
  ],
  [
    `targets flick --file ${shotWith('h.json', { scene: { ...shot.scene, pucks: [shot.scene.pucks[0], shot.scene.pucks[0]] } })}`,
    ['scene.pucks[1]'],
  ],
  [`targets flick --file ${SHOTS} --svg /nowhere/at/all`, ['/nowhere/at/all']],
  ['targets replay', ['FILE']],
  ['targets replay /', ['/ is a folder']],
];

test.each(wrongs)('refuses with exit code 2: %s', async (typed, named) => {
  const { code, out, err } = await run(typed.split(' '));
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const part of named) expect(err).toContain(part);
  expect(err).toMatch(/\nFor help: .*targets.*--help\n$/);
});

describe('help', () => {
  test('of the game names its commands and no other', async () => {
    const { code, out } = await run(['targets', '--help']);
    expect(code).toBe(0);
    for (const name of NAMES) expect(out).toContain(`targets ${name}`);
    expect(out).not.toContain('targi play');
    expect((await run([])).out).toContain(`targets ${NAMES[0]}`);
  });

  test.each(NAMES)('of %s fits 80 columns and names every option', async (name) => {
    const { code, out, err } = await run(['targets', name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const flags = Object.keys(TARGETS.commands.find((command) => command.name === name)!.flags);
    for (const flag of [...flags, 'json', 'lang', 'help']) expect(out).toContain(`--${flag}`);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });
});

test('levels: the weakest first, with what they are made of', async () => {
  const { out } = await run(['targets', 'levels', '--json']);
  expect(JSON.parse(out).map(({ id }: { id: string }) => id)).toEqual(LEVEL_NAMES);
  expect((await run(['targets', 'levels', '--lang', 'fr'])).out).toContain('Maître des dés');
});

describe('with dice', () => {
  beforeAll(loadPhysics);

  const GAME = 'targets selfplay --bots leftHand,naive --seed s'.split(' ');

  test('selfplay: the same seed counts the same, and the log tells every game in full', async () => {
    const log = file('log.jsonl');
    const argv = [...GAME, '--games', '2', '--json'];
    const result = JSON.parse((await run([...argv, '--log', log])).out);
    expect(JSON.parse((await run(argv)).out)).toEqual(result);
    expect(result).toMatchObject({ games: 2, seed: 's', seats: [{ bot: 'leftHand' }, { bot: 'naive' }] });
    const wins = result.seats.map(({ wins: of }: { wins: number }) => of);
    expect(wins[0] + wins[1]).toBe(2);

    const lines = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const play = playWith(flick);
    for (const start of lines.filter(({ type }) => type === 'start')) {
      let state = init(start.options, start.seed);
      for (const { seat, move } of lines.filter(({ type, game }) => type === 'move' && game === start.game)) {
        const played = play(state, seat, move);
        if (!played.ok) throw new Error('the log has an illegal move');
        ({ state } = played.value);
      }
      const end = lines.find(({ type, game }) => type === 'end' && game === start.game);
      expect(end.hash).toBe(hashState(state));
    }
  });

  test('selfplay: four in teams with all variants', async () => {
    const argv = [
      'targets',
      'selfplay',
      '--players',
      '4',
      '--bots',
      'naive',
      '--variants',
      'PASVU, 3x3,teams',
      '--json',
    ];
    const { code, out } = await run([...argv, '--seed', 'teams']);
    expect(code).toBe(0);
    const { seats, options } = JSON.parse(out);
    expect(options).toMatchObject({ players: 4, pasVu: true, threeByThree: true, teams: true });
    expect(seats.reduce((sum: number, { wins }: { wins: number }) => sum + wins, 0)).toBe(2);
  });

  test.each([2])('replay: tells a game of rules version %i by those rules', async (version) => {
    const old = join(import.meta.dirname, `../../../../packages/targets/frozen/${version}/two-golden.targets`);
    const { code, out } = await run(['targets', 'replay', old, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ rulesVersion: version, isOver: true });
  });

  test('replay: tells a game that selfplay wrote, and refuses it when it is broken', async () => {
    const saved = file('game.targets');
    const { out: summary } = await run([...GAME, '--file', saved]);
    expect(summary).toContain('Red (leftHand)');
    const { code, out } = await run(['targets', 'replay', saved]);
    expect(code).toBe(0);
    expect(out).toContain('Red: leftHand.');
    expect(out).toMatch(/(Red|Blue) wins/);
    expect((await run(['targets', 'replay', saved, '--lang', 'fr'])).out).toContain('Pichenette');
    const json = JSON.parse((await run(['targets', 'replay', saved, '--json'])).out);
    expect(json).toMatchObject({ seed: 's/1', isOver: true, players: { red: 'leftHand', blue: 'naive' } });

    const text = readFileSync(saved, 'utf8');
    const unfinished = text.split('\n').filter((line) => !/^([2-9]|golden|\[Result)/.test(line));
    expect((await run(['targets', 'replay', '-'], { lines: unfinished })).out).toContain('The game is not over');

    const broken = [
      [text.replace(/^1\.2 /m, '1.3 '), ['“1.3”', '1.2', 'column 1']],
      [text.replace(/^1\.1 \S+/m, '1.1 red:jump'), ['“red:jump”', 'column 5']],
      [text.replace(/^1\.1 (\w+):\S+/m, '1.1 $1:9000,0,0,0'), ['not legal', 'TT-6']],
      [text.replace('[Game "Targets"]', '[Game "Chess"]'), ['“Chess”', 'Targets', 'line 1']],
    ] as const;
    for (const [content, named] of broken) {
      const refused = await run(['targets', 'replay', fileWith('broken.targets', content)]);
      expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
      for (const part of named) expect(refused.err).toContain(part);
    }
  });

  test('arena: who won, by how much, and what became of the flicks', async () => {
    const argv = ['targets', 'arena', '--a', 'leftHand', '--b', 'naive', '--games', '2', '--seed', 'x'];
    const json = JSON.parse((await run([...argv, '--json'])).out);
    expect(json.games.won + json.games.lost).toBe(2);
    expect(json.sides[0]).toMatchObject({ name: 'leftHand', flicks: expect.any(Number) });
    expect((await run(argv)).out).toContain(`won ${json.games.won}, lost ${json.games.lost}`);
  });

  test('flick: a picture from above as wide as the window, and what became of each die', async () => {
    const { code, out } = await run(['targets', 'flick', '--file', SHOTS, '--at', '1'], { columns: 60 });
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines.filter((line) => line.startsWith('│')).map((line) => line.length)).toEqual(Array(29).fill(60));
    expect(lines.every((line) => line.length <= 60 || line.includes('Hash'))).toBe(true);
    expect(out).toContain('Y3'); // nobody touched yellow's tower
    expect(out).toContain('R2');
    expect(out).toContain('▓');
    const { facts, hash } = shot.expected;
    const { face } = facts.find(({ die }: { die: string }) => die === 'red3');
    expect(out).toContain(`r${face}`);
    expect(out).toContain(`Red 3 shows ${face}`);
    expect(out).toContain(hash);
    const json = JSON.parse((await run(['targets', 'flick', '--file', SHOTS, '--json'])).out);
    expect(json).toMatchObject({ facts, hash });
  });

  test('flick: reads the standard input, and writes an SVG', async () => {
    const svg = file('flick.svg');
    const lines = [JSON.stringify({ ...shot, discs: 2 })];
    const { code, out } = await run(['targets', 'flick', '--file', '-', '--svg', svg, '--lang', 'fr'], { lines });
    expect(code).toBe(0);
    expect(out).toContain(svg);
    expect(out).not.toContain('│');
    const picture = readFileSync(svg, 'utf8');
    expect(picture).toMatch(/^<svg .*<\/svg>\n$/s);
    expect(picture.match(/<polyline/g)).toHaveLength(
      shot.expected.facts.filter((fact: { moved: boolean }) => fact.moved).length,
    );
    expect(picture.match(/<polygon/g)).toHaveLength(1); // the only die on the table
    expect(picture.match(/fill="#15120d"/g)).toHaveLength(2);
  });

  test('flick: every golden shot comes out as recorded', async () => {
    const shots = JSON.parse(readFileSync(SHOTS, 'utf8'));
    for (let at = 1; at <= shots.length; at++) {
      const { code, out } = await run(['targets', 'flick', '--file', SHOTS, '--at', `${at}`, '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out).hash).toBe(shots[at - 1].expected.hash);
    }
  });
});
