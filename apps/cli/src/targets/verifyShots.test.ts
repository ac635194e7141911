import { commitmentOf, dailySeed, scatterSeed, type ShotFile } from '@caravanserai/contract';
import { arrange, drawShot, missMm, playWith, RULES_VERSION, scattered } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import { run } from '../../test/fakeIo.ts';
import { fileWith } from '../../test/games.ts';
import { openPhysics } from './physics.ts';

const [game, date, secret] = ['targets', '2026-11-19', 'ab'.repeat(32)] as const;
const shot = drawShot(dailySeed(game, date, secret, 0));
const start = arrange(shot.table);
const play = playWith((await openPhysics()).flick);

/** As returned by GET /api/shots/targets/DATE/tries. */
function fileOf(ticket: string): ShotFile {
  const tries = [1, 2, 3].map((n) => {
    const stroke = { vxMmS: 40 * n, vzMmS: -1200, highPm: 150, sidePm: 0 };
    const made = scattered(stroke, scatterSeed(game, date, secret, ticket, n));
    const played = play(start, 'red', { type: 'flick', ...made });
    const mm = played.ok ? missMm(shot, played.value) : undefined;
    return { stroke, made, ...(mm === undefined ? {} : { mm }) };
  });
  return {
    game,
    date,
    rulesVersion: RULES_VERSION,
    commitment: commitmentOf(secret),
    secret,
    table: shot,
    ticket,
    tries,
  };
}

const honest = ['01', '23'].map((digits) => fileOf(digits.repeat(16)));

async function verify(files: readonly object[], ...flags: string[]) {
  return run(['targets', 'verify', fileWith(files.map((file) => JSON.stringify(file)).join('\n')), ...flags]);
}

test('the published tries of a date hold', async () => {
  const { code, out } = await verify(honest);
  expect(out).toContain('players: 2, tries: 6');
  expect(out.match(/^✓/gm)).toHaveLength(4);
  expect(code).toBe(0);
});

const [one, other] = honest as [ShotFile, ShotFile];
const [first, ...rest] = other.tries as [ShotFile['tries'][number], ...ShotFile['tries']];
test.each([
  ['another commitment', { commitment: commitmentOf('cd'.repeat(32)) }, ['commitment']],
  ['another table', { table: { ...shot, disc: 'none' } }, ['table']],
  ['another ticket', { ticket: '45'.repeat(16) }, ['scatter', 'results']],
  ['a shorter distance', { tries: [{ ...first, mm: 0 }, ...rest] }, ['results']],
  ['the try without its scatter', { tries: [{ ...first, made: first.stroke }, ...rest] }, ['scatter']],
])('%s is found', async (_name, change, wrong) => {
  const { code, out } = await verify([one, { ...other, ...change }], '--json');
  const found = JSON.parse(out) as Record<string, boolean>;
  expect(Object.keys(found).filter((name) => name !== 'isFair' && !found[name])).toEqual(wrong);
  expect(code).toBe(1);
});

test.each([
  ['other rules', { rulesVersion: 0 }, 'another version of the rules'],
  ['no secret', { secret: 'x' }, 'not a proof'],
  ['no stroke', { tries: [{ stroke: {} }] }, 'not a proof'],
])('%s: refused', async (_name, change, words) => {
  const { code, err } = await verify([{ ...one, ...change }]);
  expect(err).toContain(words);
  expect(code).toBe(2);
});
