import {
  at,
  closesMs,
  commitmentOf,
  dailyDateAt,
  dailySeed,
  dayBefore,
  scatterSeed,
  type ShotDay,
  type ShotFile,
  type ShotTry,
} from '@caravanserai/contract';
import { drawShot, scattered, type Stroke } from '@caravanserai/targets';
import { describe, expect, test } from 'vitest';
import type { Visitor } from '../../test/testServer.ts';
import { keepServers } from '../../test/servers.ts';
import { KINDS } from '../../test/stores.ts';

const servers = keepServers();
const { open } = servers;

const today = dailyDateAt(Date.now(), 0);
const DAY = `/shots/targets/${today}`;
const STROKE: Stroke = { vxMmS: 20, vzMmS: -1200, highPm: 150, sidePm: 0 };

async function dayOf(visitor: Visitor, path = DAY): Promise<ShotDay> {
  return (await visitor.get(path)).body;
}

function shoot(visitor: Visitor, n: number, stroke: unknown = STROKE, key = `key ${n}`, path = DAY) {
  return visitor.post(`${path}/tries`, { n, stroke, key });
}

async function shootAll(visitor: Visitor, stroke: Stroke): Promise<readonly ShotTry[]> {
  for (const n of [1, 2]) expect((await shoot(visitor, n, stroke)).status).toBe(200);
  return (await shoot(visitor, 3, stroke)).body;
}

const shortest = (tries: readonly ShotTry[]) => Math.min(...tries.map(({ mm }) => mm ?? Infinity));

describe.each(KINDS)('%s', (kind) => {
  test('three tries at one table: the best one counts, equal distances share a rank, and others are shown only after the last try', async () => {
    const server = await open(kind);
    const [ada, bo, cy] = [await server.visitor(), await server.visitor(), await server.visitor()];
    const { table, own, results, started } = await dayOf(ada);
    expect({ own, results, started }).toEqual({ own: [], results: undefined, started: 0 });
    expect((await dayOf(bo)).table).toEqual(table);
    const adas = await shootAll(ada, STROKE);
    expect(adas).toHaveLength(3);
    expect(new Set(adas.map(({ made }) => JSON.stringify(made))).size).toBe(3); // each try has its own scatter
    expect((await shoot(bo, 1)).body).toHaveLength(1);
    const early = await dayOf(bo);
    expect(early).toMatchObject({ started: 2 });
    expect(early).not.toHaveProperty('results');
    expect(early.own[0]).not.toHaveProperty('key');
    await shoot(bo, 2);
    await shoot(bo, 3);
    const off = { vxMmS: 0, vzMmS: 3900, highPm: 0, sidePm: 0 }; // backwards
    expect(await shootAll(cy, off)).toEqual(Array.from({ length: 3 }, () => expect.not.objectContaining({ mm: 0 })));

    const days = [await dayOf(ada), await dayOf(bo), await dayOf(cy)];
    const lengths = days.map((day) => shortest(day.own));
    for (const [i, day] of days.entries()) {
      const mine = at(lengths, i);
      expect(day.results).toMatchObject({
        finished: 3,
        rank: lengths.filter((mm) => mm < mine).length + 1,
        beaten: lengths.filter((mm) => mm > mine).length,
      });
    }
    expect(days[0]?.results?.best.map(({ mm }) => mm)).toEqual(
      lengths.filter(Number.isFinite).toSorted((a, b) => a - b),
    );
    expect((await ada.get('/shots/targets')).body).toEqual([
      expect.objectContaining({ date: today, isOpen: true, own: { tries: 3, ...bestMm(lengths[0]) } }),
    ]);
  });

  test('forged requests are refused and change nothing', async () => {
    const server = await open(kind);
    const [ada, nobody] = [await server.visitor(), await server.visitor()];
    nobody.cookie = undefined;
    const [before, after] = [dayBefore(dayBefore(dayBefore(today))), '2999-01-01'];
    const refusals: [string, number, Awaited<ReturnType<typeof shoot>>][] = [
      ['without a session', 401, await shoot(nobody, 1)],
      ['a later try first', 409, await shoot(ada, 2)],
      ['try 0', 400, await shoot(ada, 0)],
      ['a past date', 404, await shoot(ada, 1, STROKE, 'k', `/shots/targets/${before}`)],
      ['a future date', 404, await shoot(ada, 1, STROKE, 'k', `/shots/targets/${after}`)],
      ['a date that does not exist', 404, await shoot(ada, 1, STROKE, 'k', '/shots/targets/2026-02-30')],
      ['a game without shots', 404, await shoot(ada, 1, STROKE, 'k', `/shots/targi/${today}`)],
      ['a fraction', 400, await shoot(ada, 1, { ...STROKE, vxMmS: 0.5 })],
      ['an infinite speed', 400, await shoot(ada, 1, { ...STROKE, vzMmS: '1e999' })],
      ['null for a number that is not finite', 400, await shoot(ada, 1, { ...STROKE, vzMmS: null })], // oxlint-disable-line unicorn/no-null
      ['too fast', 400, await shoot(ada, 1, { ...STROKE, vzMmS: 40_000 })],
      ['beside the die', 400, await shoot(ada, 1, { ...STROKE, highPm: 1001 })],
      ['no stroke', 400, await shoot(ada, 1, [])],
      ['a result of its own', 400, await ada.post(`${DAY}/tries`, { n: 1, stroke: STROKE, key: 'k', mm: 0 })],
      ['another player', 400, await ada.post(`${DAY}/tries`, { n: 1, stroke: STROKE, key: 'k', user: 'x' })],
    ];
    expect(refusals.map(([what, , { status }]) => [what, status])).toEqual(
      refusals.map(([what, code]) => [what, code]),
    );
    expect((await dayOf(ada)).own).toEqual([]);

    const first = await shoot(ada, 1);
    expect(await shoot(ada, 1)).toMatchObject({ status: 200, body: first.body }); // the same key: the same try
    expect((await shoot(ada, 1, { ...STROKE, vxMmS: 21 })).body.code).toBe('key-reused');
    expect((await shoot(ada, 1, STROKE, 'again')).body).toMatchObject({ code: 'stale-version', current: 1 });
    await shoot(ada, 2);
    await shoot(ada, 3);
    for (const n of [1, 3, 4]) expect((await shoot(ada, n, STROKE, 'fourth')).status).toBe(409);
    server.tick(closesMs(today) - server.node.now());
    const late = await server.visitor();
    expect((await shoot(late, 1)).body).toMatchObject({ code: 'not-now' });
    expect((await dayOf(ada)).own).toHaveLength(3);
  });

  test('the same try at once, on two devices and two nodes, is made once; the tries are still there after a restart', async () => {
    const database = await servers.database(kind);
    const one = await open(kind, database);
    const two = kind === 'postgres' ? await open(kind, database) : one; // SQLite has one node
    const ada = await one.visitor();
    const elsewhere = await two.visitor();
    elsewhere.cookie = ada.cookie;
    const strokes = [0, 1, 2, 3].map((i) => ({ ...STROKE, vxMmS: 40 * i }));
    const answers = await Promise.all(
      strokes.map((stroke, i) => shoot(i % 2 ? elsewhere : ada, 1, stroke, `device ${i}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const repeated = await Promise.all([ada, elsewhere, ada].map((visitor) => shoot(visitor, 2)));
    expect(repeated.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [200, repeated[0]?.body]),
    );
    const { own } = await dayOf(ada);
    expect(own).toHaveLength(2);
    await servers.stop();

    const back = await (await open(kind, database)).visitor();
    back.cookie = ada.cookie;
    expect((await dayOf(back)).own).toEqual(own);
    expect((await shoot(back, 3)).body).toHaveLength(3);
  });

  test('a closed date publishes its secret and all tries, from which table and scatter follow', async () => {
    const server = await open(kind);
    const [ada, bo] = [await server.visitor(), await server.visitor()];
    const { commitment, table } = await dayOf(ada);
    await shootAll(ada, STROKE);
    await shoot(bo, 1);
    const open1 = JSON.stringify([await dayOf(ada), (await ada.get('/shots/targets')).body]);
    const [deal] = await server.node.store.db.all('SELECT secret FROM daily_deals');
    expect(open1).not.toContain(deal?.secret);
    expect((await bo.get(`${DAY}/tries`)).body).toMatchObject({ code: 'not-now' });
    server.tick(closesMs(today) - server.node.now());

    const day = await dayOf(bo);
    const secret = day.secret ?? '';
    expect(commitmentOf(secret)).toBe(commitment);
    expect(drawShot(dailySeed('targets', today, secret, 0))).toEqual(table);
    expect(day.results).toMatchObject({ finished: 2, rank: expect.any(Number) }); // one try is enough now
    const text = await (await fetch(`${await server.listen()}/api${DAY}/tries`)).text();
    const lines = text.trim().split('\n');
    const files = lines.map((line) => JSON.parse(line) as ShotFile);
    expect(files.map(({ tries }) => tries.length).toSorted()).toEqual([1, 3]);
    for (const { ticket, tries } of files)
      for (const [i, { stroke, made }] of tries.entries()) {
        const seed = scatterSeed('targets', today, secret, ticket, i + 1);
        expect(made).toEqual(scattered(stroke as Stroke, seed));
      }
    const published = JSON.stringify([files, day]);
    for (const { id } of await server.node.store.db.all('SELECT id FROM users')) expect(published).not.toContain(id);
  });
});

function bestMm(mm: number | undefined): { readonly mm?: number } {
  return mm === undefined || mm === Infinity ? {} : { mm };
}
