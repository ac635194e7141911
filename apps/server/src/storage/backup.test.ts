import { readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpTo } from '../../../../scripts/backup.ts';
import { restoreFrom } from '../../../../scripts/restore.ts';
import { openTestNode, pictureFor, playOut, randomMove, startMatch } from '../../test/play.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { LEFT_OUT, TABLES } from './backup.ts';
import { openDatabase, openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const places: TestDatabase[] = [];
let file: string;
beforeEach(() => {
  file = join(folder, `${Math.random()}.backup`);
});
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function newPlace(kind: (typeof KINDS)[number]): Promise<TestDatabase> {
  const place = await DATABASES[kind]();
  places.push(place);
  return place;
}

test('no table is forgotten', async () => {
  const { db } = await openStore(':memory:');
  const rows = await db.all(`SELECT name FROM sqlite_master WHERE type = 'table'`);
  expect(rows.map(({ name }) => String(name)).toSorted()).toEqual([...Object.keys(TABLES), ...LEFT_OUT].toSorted());
  await db.close();
});

describe.each([
  ['sqlite', 'sqlite'],
  ['sqlite', 'postgres'],
  ['postgres', 'postgres'],
  ['postgres', 'sqlite'],
] as const)('from %s to %s', (from, to) => {
  test('a backup while games run is restored as it was, and the games go on', async () => {
    const [source, target] = [await newPlace(from), await newPlace(to)];
    const node = await openTestNode(source.address);
    const over = await startMatch(node);
    await playOut(node, over.id, over.players, 'over');
    const running = await startMatch(node);
    const rng = quickRng('running');
    for (let i = 0; i < 70; i++) await randomMove(node, running.id, running.players, rng); // beyond a snapshot
    const { blue } = running.players;
    await node.store.talk.say(running.id, blue.id, 'salam\u2028 «\\»', 1);
    const before = await pictureFor(node, running.id, blue.id);

    const backingUp = backUpTo(source.address, file);
    for (let i = 0; i < 10; i++) await randomMove(node, running.id, running.players, rng); // nobody waits for it
    const rows = await backingUp;
    await node.close();

    expect(await restoreFrom(target.address, file)).toEqual({ ok: true, value: rows });
    expect(await restoreFrom(target.address, file)).toEqual({ ok: false, error: 'not-empty' });
    const again = await openTestNode(target.address);
    const after = await pictureFor(again, running.id, blue.id);
    expect(after.version).toBeGreaterThanOrEqual(before.version);
    expect(after.log.slice(0, before.log.length)).toEqual(before.log);
    expect((await pictureFor(again, over.id, blue.id)).status).toBe('over');
    expect(await again.store.talk.lines(running.id, 0)).toMatchObject([{ text: 'salam\u2028 «\\»' }]);
    expect((await again.store.ratings.get(over.players.blue.id, 'targi'))?.games).toBe(1);
    expect(await randomMove(again, running.id, running.players, rng)).toBe(true);
    await again.close();
  });
});

describe.each(KINDS)('%s', (kind) => {
  test('a broken backup restores nothing', async () => {
    const [source, target] = [await newPlace('sqlite'), await newPlace(kind)];
    const node = await openTestNode(source.address);
    await startMatch(node);
    await backUpTo(source.address, file);
    await node.close();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const broken: readonly [string, string][] = [
      ['hello', 'not-a-backup'],
      ['', 'not-a-backup'],
      [lines.slice(1).join('\n'), 'not-a-backup'],
      [lines[0].replace(/"schema":\d+/, '"schema":999'), 'newer'],
      [lines.slice(0, -1).join('\n'), 'not-whole'],
      [lines.toSpliced(-2, 1).join('\n'), 'not-whole'],
      [lines.toSpliced(2, 1, '{"table":"users; DROP TABLE log","columns":["id"]}').join('\n'), 'not-whole'],
      [lines.toSpliced(1, 1, '{"table":"users","columns":["id) SELECT"]}').join('\n'), 'not-whole'],
    ];
    for (const [text, fault] of broken) {
      writeFileSync(file, text);
      expect(await restoreFrom(target.address, file), text.slice(0, 100)).toEqual({ ok: false, error: fault });
    }
    writeFileSync(file, lines.join('\n'));
    expect((await restoreFrom(target.address, file)).ok).toBe(true); // so nothing was left behind
    const db = await openDatabase(target.address);
    expect(Number((await db.all('SELECT COUNT(*) AS n FROM matches'))[0].n)).toBe(1);
    await db.close();
    rmSync(file);
  });
});
