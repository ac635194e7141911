import { makeMove, parseGame } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { openBrowser, playTo, realThinker, SETUP, valueOf } from '../../../../test/keeperDeps.ts';
import type { TableClient } from '../client.ts';
import { dareOf, otherChairOf, retryFrom } from './retry.ts';
import { compareWithOriginal, sideBySide } from './sideBySide.ts';

const VERSION = 40;

async function finished(): Promise<{ readonly table: TableClient; readonly games: ReturnType<typeof openTab> }> {
  const games = openTab();
  const table = valueOf(await games.create(SETUP));
  await playTo(table, Infinity);
  return { table, games };
}

function openTab() {
  return openBrowser().openTab({ thinker: realThinker() }).games;
}

async function loaded(games: ReturnType<typeof openTab>, text: string): Promise<TableClient> {
  const { id } = valueOf(await games.load(text));
  return valueOf(await games.open(id));
}

function recordOf(text: string) {
  const parsed = parseGame(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('a game played again from an earlier moment', () => {
  test('with the same deal has the same cards, and knows the result of the original', async () => {
    const { table, games } = await finished();
    const { blue, white } = table.snapshot().score;
    const text = valueOf(await retryFrom(table, VERSION, { deal: 'same', level: undefined }, 'new'));
    const record = recordOf(text);
    expect(record.seed).toBe(SETUP.seed);
    expect(record.moves).toHaveLength(VERSION);
    const again = await loaded(games, text);
    expect(again.snapshot()).toMatchObject({ original: { blue: blue.total, white: white.total }, isBrought: true });
    expect(again.snapshot().view).toEqual(table.past(VERSION)?.view);
  });

  test('with a fresh deal keeps what was seen and deals the rest by another seed', async () => {
    const { table, games } = await finished();
    const again = async (seed: string) =>
      valueOf(await retryFrom(table, VERSION, { deal: 'fresh', level: 'guide' }, seed));
    const [one, two] = [await again('one'), await again('two')];
    expect(recordOf(one)).toMatchObject({ seed: 'one', moves: [], players: { blue: 'Ann', white: 'guide' } });
    expect(one).not.toContain(SETUP.seed);
    const retry = await loaded(games, one);
    expect(retry.snapshot().view).toEqual(table.past(VERSION)?.view);
    await playTo(retry, Infinity);
    expect(retry.snapshot().control.kind).toBe('over');

    const kept = valueOf(await games.text(retry.snapshot().gameId));
    expect(recordOf(kept).position).toEqual(recordOf(one).position);
    expect(recordOf(two).position).toEqual(recordOf(one).position);
  });

  test('can be retried again from its own moments', async () => {
    const { table, games } = await finished();
    const text = valueOf(await retryFrom(table, VERSION, { deal: 'fresh', level: undefined }, 'one'));
    const again = await loaded(games, text);
    await playTo(again, 10);
    const third = valueOf(await retryFrom(again, 5, { deal: 'same', level: undefined }, 'two'));
    expect(recordOf(third)).toMatchObject({ seed: 'one', moves: { length: 5 } });
    expect(recordOf(third)).not.toHaveProperty('original');
  });

  test('cannot start after the end', async () => {
    const { table } = await finished();
    const { version } = table.snapshot();
    const refused = { ok: false, error: { code: 'not-now' } };
    expect(await retryFrom(table, version, { deal: 'same', level: undefined }, 'new')).toEqual(refused);
    expect(await retryFrom(table, version + 1, { deal: 'fresh', level: undefined }, 'new')).toMatchObject({
      ok: false,
    });
  });

  test('a dare starts at the first move, against the same bot, without the name of its sender', async () => {
    const { table } = await finished();
    const { blue, white } = table.snapshot().score;
    const text = valueOf(await dareOf(table));
    expect(text).not.toContain('Ann');
    expect(recordOf(text)).toMatchObject({
      seed: SETUP.seed,
      moves: [],
      players: { blue: '', white: 'shepherd' },
      original: { blue: blue.total, white: white.total },
    });
    const friend = await loaded(openTab(), text);
    expect(friend.snapshot()).toMatchObject({ version: 0, control: { kind: 'act', seat: 'blue' }, isBrought: true });
    expect(friend.snapshot().view).toEqual(table.past(0)?.view);
    expect(friend.snapshot().original).not.toHaveProperty('moves'); // they tell which cards come
    expect(await compareWithOriginal(friend, 'blue')).toBeUndefined(); // before the end
  });

  test('the other chair has the same deal with the seats swapped', async () => {
    const { table, games } = await finished();
    const { blue, white } = table.snapshot().score;
    const other = await loaded(games, valueOf(await otherChairOf(table)));
    expect(other.snapshot()).toMatchObject({
      version: 0,
      viewer: 'white',
      players: { blue: { kind: 'bot', level: 'shepherd' }, white: { kind: 'person' } },
      original: { blue: blue.total, white: white.total, isSwapped: true },
    });
    expect(other.past(0)?.view.centre).toEqual(table.past(0)?.view.centre);
    await playTo(other, Infinity);
    expect(recordOf(valueOf(await other.notation())).seed).toBe(SETUP.seed);
  });

  test('is shown beside the original, from the round in which they parted', async () => {
    const { table, games } = await finished();
    const text = valueOf(await retryFrom(table, VERSION, { deal: 'same', level: undefined }, 'new'));
    const again = await loaded(games, text);
    const entry = table.snapshot().log.find(({ n }) => n === VERSION + 1);
    const { moves, control } = again.snapshot();
    const other = moves.find((move) => makeMove(move) !== (entry?.move && makeMove(entry.move)));
    if (control.kind === 'act' && other) valueOf(await again.act(other));
    await playTo(again, Infinity);
    const { score } = again.snapshot();
    const compared = await compareWithOriginal(again, 'blue');
    expect(compared?.parted).toBe(table.past(VERSION)?.view.round);
    const { original } = again.snapshot();
    const here = compared?.rounds.findLast((round) => round.here)?.here;
    expect(here).toMatchObject({ own: score.blue.total, other: score.white.total });
    const end = compared?.rounds.findLast((round) => round.original)?.original;
    expect(end).toMatchObject({ own: original?.blue, other: original?.white });
  });

  test('without another move never parts from the original', async () => {
    const { table } = await finished();
    const parsed = recordOf(valueOf(await table.notation()));
    const { blue, white } = table.snapshot().score;
    const original = { blue: blue.total, white: white.total, moves: parsed.moves };
    expect(sideBySide({ ...parsed, original }, 'blue')).toEqual({ parted: undefined, rounds: [] });
    expect(sideBySide(parsed, 'blue')).toBeUndefined();
  });
});
