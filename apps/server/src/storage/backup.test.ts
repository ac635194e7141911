import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUpTo } from '../../../../scripts/backup.ts';
import { isSure, restoreFrom } from '../../../../scripts/restore.ts';
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
    for (let i = 0; i < 70; i++) await randomMove(node, running.id, running.players, rng); // enough moves for a snapshot
    const { blue } = running.players;
    await node.store.talk.say(running.id, blue.id, 'salam\u2028 «\\»', 1);
    const before = await pictureFor(node, running.id, blue.id);

    const backingUp = backUpTo(source.address, file);
    for (let i = 0; i < 10; i++) await randomMove(node, running.id, running.players, rng); // writes continue during the backup
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
    expect((await restoreFrom(target.address, file)).ok).toBe(true); // so the failed restore left nothing behind
    const db = await openDatabase(target.address);
    expect(Number((await db.all('SELECT COUNT(*) AS n FROM matches'))[0].n)).toBe(1);
    await db.close();
    rmSync(file);
  });

  test('commands: backup to standard output, restore from standard input, into a database that a server has used', async () => {
    const [source, target] = [await newPlace('sqlite'), await newPlace(kind)];
    const node = await openTestNode(source.address);
    await startMatch(node);
    await node.close();
    const { stdout } = command('backup.ts', source.address, ['-']);
    const started = await openStore(target.address); // leaves the rows that a starting server writes
    await started.server.beat();
    await started.db.run("INSERT INTO house_keys (name, value) VALUES ('vapid', 'old')");
    await started.db.close();

    if (kind === 'postgres') {
      await setAlive(target.address, Date.now() + 600_000); // as if a server kept running
      expect(command('restore.ts', target.address, ['-'], stdout)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('a server is running on this database'),
      });
    }
    await setAlive(target.address, Date.now()); // as if just stopped
    expect(command('restore.ts', target.address, ['-'], stdout)).toMatchObject({ status: 0 });
    expect(await matchesIn(target.address)).toBe(1);

    const again = command('restore.ts', target.address, ['-'], stdout);
    expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('has people or matches in it') });
    const unanswered = command('restore.ts', target.address, ['-', '--replace'], stdout);
    expect(unanswered).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
    const half = command('restore.ts', target.address, ['-', '--replace', '--yes'], stdout.slice(0, -20));
    expect(half).toMatchObject({ status: 1, stderr: expect.stringContaining('incomplete') });
    expect(await matchesIn(target.address)).toBe(1); // an incomplete backup replaces nothing
    expect(command('restore.ts', target.address, ['-', '--replace', '--yes'], stdout)).toMatchObject({ status: 0 });
    expect(await matchesIn(target.address)).toBe(1);
    const byNpm = `\n> caravanserai@0.2.0 backup\n> node scripts/backup.ts -\n\n${stdout}`;
    expect(command('restore.ts', target.address, ['-', '--replace', '--yes'], byNpm)).toMatchObject({ status: 0 });
    expect(command('restore.ts', target.address, ['--sure'])).toMatchObject({ status: 2 });
  });
});

test('--replace goes on only after two right answers', async () => {
  const { address } = await newPlace('sqlite');
  await (await openDatabase(address)).close();
  const name = basename(address);
  for (const [answers, isYes] of [
    [['yes\r', `${name}\r`], true],
    [['yes\r', 'yes\r'], false],
    [['no\r'], false],
    [['\u0003'], false], // Ctrl-C
    [['yes\r', '\u0004'], false], // Ctrl-D
  ] as const) {
    const [stdin, stderr] = [new PassThrough(), new PassThrough()];
    const terminal = { stdin, stderr: Object.assign(stderr, { isTTY: true, columns: 80 }) };
    const left = answers[Symbol.iterator]();
    stderr.on('data', (asked: Buffer) => {
      if (/\(yes\/no\)|to continue/.test(asked.toString())) stdin.write(left.next().value ?? '');
    });
    expect([answers, await isSure(address, terminal)]).toEqual([answers, isYes]);
  }
});

const SCRIPTS = join(import.meta.dirname, '../../../../scripts');

function command(script: string, database: string, args: readonly string[], input = '') {
  const env = { ...process.env, DATABASE_URL: database };
  return spawnSync(process.execPath, [join(SCRIPTS, script), ...args], { env, input, encoding: 'utf8' });
}

async function setAlive(address: string, ms: number): Promise<void> {
  const db = await openDatabase(address);
  await db.run('UPDATE house SET alive_ms = $1', ms);
  await db.close();
}

async function matchesIn(address: string): Promise<number> {
  const db = await openDatabase(address);
  const [row] = await db.all('SELECT COUNT(*) AS n FROM matches');
  await db.close();
  return Number(row.n);
}
