import { chmodSync, existsSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TestDatabase, DATABASES } from '../../../test/stores.ts';
import { type Database, UnavailableError } from '../sql.ts';
import { openSqlite } from './sqlite.ts';

let place: TestDatabase;
let db: Database;
let handles: FileHandle; // the prototype of file handles
beforeEach(async () => {
  place = await DATABASES.sqlite();
  db = openSqlite(place.address);
  await db.run('CREATE TABLE said (word TEXT)');
  const file = await open(place.address);
  handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.close();
  await place.remove();
});

const turns = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(setImmediate);
};

test('nothing is acknowledged or shown before it is on disk', async () => {
  let flushed = () => {};
  const sync = vi.spyOn(handles, 'datasync').mockImplementation(
    () => new Promise((resolve) => (flushed = resolve)), // a slow disk
  );
  const told: string[] = [];
  const writing = db.run("INSERT INTO said VALUES ('hello')").then(() => told.push('written'));
  await turns(20);
  expect(sync).toHaveBeenCalledTimes(1);
  const reading = db.all('SELECT word FROM said').then((rows) => told.push(`read ${rows.length}`));
  await turns(20);
  expect(told).toEqual([]);
  flushed();
  await Promise.all([writing, reading]);
  expect(told.toSorted()).toEqual(['read 1', 'written']);
});

test('concurrent writers share one flush', async () => {
  const sync = vi.spyOn(handles, 'datasync');
  await Promise.all(Array.from({ length: 50 }, (_, i) => db.run('INSERT INTO said VALUES ($1)', `${i}`)));
  expect(sync).toHaveBeenCalledTimes(1);
  expect(await db.all('SELECT word FROM said')).toHaveLength(50);
});

test('the log restarts under continuous writes', async () => {
  await db.close();
  db = openSqlite(place.address, { longLogPages: 100 });
  const word = 'x'.repeat(20_000);
  const logBytes = () => statSync(`${place.address}-wal`).size;
  let writtenBytes = 0;
  const writer = async () => {
    for (; writtenBytes < 3 * logBytes() || writtenBytes === 0; writtenBytes += word.length) {
      await db.run('INSERT INTO said VALUES ($1)', word);
    }
  };
  await Promise.all([writer(), writer()]);
  const [{ total }] = await db.all('SELECT SUM(LENGTH(word)) AS total FROM said');
  expect(total).toBe(writtenBytes);
  expect(logBytes()).toBeLessThan(200_000_000); // below the size at which a commit runs the checkpoint
});

test('a disk that failed once is not believed again', async () => {
  const sync = vi.spyOn(handles, 'datasync').mockRejectedValueOnce(new Error('EIO'));
  await expect(db.run("INSERT INTO said VALUES ('lost?')")).rejects.toThrow(UnavailableError);
  await expect(db.run("INSERT INTO said VALUES ('more')")).rejects.toThrow(UnavailableError);
  await expect(db.all('SELECT word FROM said')).rejects.toThrow(UnavailableError); // so that /healthz reports it, too
  expect(sync).toHaveBeenCalledTimes(1);
});

test.skipIf(process.platform === 'win32')(
  'only its owner can read the files, also those of version 0.1.0',
  async () => {
    const suffixes = ['', '-wal', '-shm', '-lock'];
    const modes = () =>
      suffixes.map((suffix) => (statSync(`${place.address}${suffix}`).mode & 0o777).toString(8)).join(' ');
    expect(modes()).toBe('600 600 600 600');
    await db.close();
    for (const suffix of suffixes.filter((each) => existsSync(`${place.address}${each}`)))
      chmodSync(`${place.address}${suffix}`, 0o644);
    db = openSqlite(place.address);
    expect(modes()).toBe('600 600 600 600');
  },
);
