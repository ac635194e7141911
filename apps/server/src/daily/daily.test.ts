import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  closesMs,
  commitmentOf,
  dailyDateAt,
  dailySeed,
  dayBefore,
  type DailyDay,
  opensMs,
} from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { type TestServer, type Visitor } from '../../test/testServer.ts';
import { keepServers } from '../../test/servers.ts';
import { KINDS } from '../../test/stores.ts';
import { newNonce } from '../matches/ids.ts';

const servers = keepServers();
const { open } = servers;

const today = dailyDateAt(Date.now(), 0);
const DAY = `/daily/targi/${today}`;

async function dayOf(visitor: Visitor): Promise<DailyDay> {
  return (await visitor.get(DAY)).body;
}

async function start(visitor: Visitor): Promise<string> {
  const { body, status } = await visitor.post(`${DAY}/start`);
  expect(status).toBe(200);
  return body.match;
}

/** Always the nth listed move, modulo their number. */
async function playOut(visitor: Visitor, id: string, nth: number, most = Infinity): Promise<void> {
  for (let moves = 0; moves < most;) {
    const { version, play, status } = await visitor.picture(id);
    if (status === 'over') return;
    const { moves: listed = [] } = play ?? {};
    if (listed.length === 0) {
      await new Promise((done) => setTimeout(done, 5)); // the bot's turn
      continue;
    }
    const move = listed[nth % listed.length];
    const { body } = await visitor.post(`/matches/${id}/play`, { onVersion: version, moves: [move], key: newNonce() });
    expect(body).toHaveProperty('version');
    moves++;
  }
}

function tickPast(server: TestServer): void {
  server.tick(closesMs(today) - server.node.now() + 60_000);
}

/** The findings of the terminal program. */
function verified(file: unknown): unknown {
  const main = join(import.meta.dirname, '../../../cli/src/main.ts');
  const { stdout } = spawnSync(process.execPath, [main, 'targi', 'verify', '-', '--json'], {
    input: JSON.stringify(file),
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

describe.each(KINDS)('%s', (kind) => {
  test('everybody gets the same deal and, after the same moves, the same moves of the bot; equal margins share a rank', async () => {
    const server = await open(kind);
    const [ada, bo, cy, dan] = [
      await server.visitor(),
      await server.visitor(),
      await server.visitor(),
      await server.visitor(),
    ];
    const games = new Map<Visitor, string>();
    for (const visitor of [ada, bo, cy, dan]) games.set(visitor, await start(visitor));
    expect(await dayOf(ada)).toMatchObject({ started: 4, own: { isOver: false } });
    expect(await dayOf(ada)).not.toHaveProperty('results');
    await Promise.all([ada, bo].map((visitor) => playOut(visitor, games.get(visitor)!, 0)));
    await playOut(cy, games.get(cy)!, 3);
    await dan.post(`/matches/${games.get(dan)}/resign`);

    const logOf = async (visitor: Visitor) => (await visitor.picture(games.get(visitor)!)).log;
    const plain = (log: Awaited<ReturnType<typeof logOf>>) => log.map(({ atMs: _, ...line }) => line);
    expect(plain(await logOf(ada))).toEqual(plain(await logOf(bo)));

    const { own, results } = await dayOf(ada);
    const others = (await dayOf(cy)).own?.margin ?? 0;
    expect(own?.margin).toEqual((await dayOf(bo)).own?.margin);
    const [mine, theirs] = [own?.margin ?? 0, others];
    const expected = { finished: 4, rank: theirs > mine ? 2 : 1, beaten: mine > theirs ? 2 : 1 };
    expect(results).toMatchObject(expected);
    expect((await dayOf(bo)).results?.rank).toBe(results?.rank);
    expect((await dayOf(dan)).results).toMatchObject({ rank: 4, beaten: 0 });
    expect(results?.spread.at(-1)).toEqual({ players: 1 }); // resigned
    expect(results?.best).toHaveLength(3);
    const listed = (await ada.get('/daily/targi')).body;
    expect(listed).toEqual([
      {
        date: today,
        bot: 'guide',
        options: expect.objectContaining({ first: 'blue' }),
        rulesVersion: expect.any(Number),
        own,
      },
    ]);
  });

  test('only the first start counts: again, at once on two devices and two nodes, and after a restart', async () => {
    const database = await servers.database(kind);
    const one = await open(kind, database);
    const two = kind === 'postgres' ? await open(kind, database) : one; // SQLite has one node
    const ada = await one.visitor();
    const elsewhere = await two.visitor();
    elsewhere.cookie = ada.cookie;
    await ada.get(DAY);
    const started = await Promise.all([ada, elsewhere, ada, elsewhere, elsewhere, ada].map(start));
    expect(new Set(started).size).toBe(1);
    const id = started[0]!;
    await playOut(elsewhere, id, 0, 4);
    const { version, log } = await ada.picture(id);
    const count = async (server: TestServer, table: string) =>
      Number((await server.node.store.db.all(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);
    expect([await count(one, 'matches'), await count(one, 'daily_games'), await count(one, 'daily_deals')]).toEqual([
      1, 1, 1,
    ]);
    await servers.stop();

    const again = await open(kind, database);
    const back = await again.visitor();
    back.cookie = ada.cookie;
    expect(await start(back)).toBe(id);
    expect((await back.picture(id)).log.slice(0, version)).toEqual(log);
    await playOut(back, id, 0);
    expect((await dayOf(back)).results?.rank).toBe(1);
  });

  test('a start that fails leaves nothing behind', async () => {
    const server = await open(kind);
    const ada = await server.visitor();
    await ada.get(DAY);
    await server.node.store.db.run('ALTER TABLE daily_games RENAME TO hidden'); // fails in the same transaction, after the match
    expect((await ada.post(`${DAY}/start`)).status).toBe(500);
    await server.node.store.db.run('ALTER TABLE hidden RENAME TO daily_games');
    server.errors.length = 0;
    const [row] = await server.node.store.db.all('SELECT COUNT(*) AS n FROM matches');
    expect(Number(row?.n)).toBe(0);
    await start(ada);
  });

  test('an open date keeps its secret, and shows games of others only to players who have finished', async () => {
    const server = await open(kind);
    const url = await server.listen();
    const [ada, bo, cy] = [await server.visitor(), await server.visitor(), await server.visitor()];
    await ada.post('/account', { name: 'Adalbert', password: 'correct horse' });
    const me = await ada.me();
    const [over, running] = [await start(ada), await start(bo)];
    await playOut(ada, over, 0);
    await playOut(bo, running, 0, 3);
    const { secret } = (await server.node.store.daily.deal({ game: 'targi', date: today }))!;
    const seed = dailySeed('targi', today, secret, 2);
    expect((await dayOf(cy)).commitment).toBe(commitmentOf(secret));

    let heard = '';
    const ask = async (visitor: Visitor, path: string) => {
      const answer = await visitor.get(path);
      heard += JSON.stringify(answer.body);
      return answer;
    };
    const streamed = async (visitor: Visitor, path: string) => {
      const answer = await fetch(`${url}/api${path}`, { headers: visitor.identity() });
      const { value } = (await answer.body?.getReader().read()) ?? {};
      const text = Buffer.from(value ?? new Uint8Array()).toString();
      heard += text;
      return { status: answer.status, text };
    };
    const ROUTES = ['', '/log?before=9', '/at/5', '/file', '/file?format=notation'];
    const LISTS = ['/lobby', '/mine', '/mine?status=over', '/mine/waiting', `/people/${me.id}`, '/daily/targi', DAY];
    for (const visitor of [ada, bo, cy]) {
      for (const path of LISTS) expect((await ask(visitor, path)).status).toBe(200);
      expect((await ask(visitor, `${DAY}/games`)).body.code).toBe('not-now');
      for (const id of [over, running]) {
        const mayWatch = visitor === ada ? id === over : visitor === bo && id === running;
        for (const path of ROUTES) {
          const { body } = await ask(visitor, `/matches/${id}${path}`);
          const expected = !mayWatch ? 'not-found' : path.startsWith('/file') ? 'not-now' : undefined;
          expect(body.code, path).toBe(expected);
        }
        expect((await streamed(visitor, `/matches/${id}/stream`)).status).toBe(mayWatch ? 200 : 404);
        const socket = await server.connect(visitor);
        socket.send({ type: 'watch', match: id });
        if (mayWatch) expect((await socket.next('match')).picture.fairness).not.toHaveProperty('secret');
        else expect((await socket.next('refused')).error).toEqual({ code: 'not-found', detail: id });
        heard += JSON.stringify(socket.heard);
        socket.close();
      }
    }
    expect((await streamed(ada, '/mine/export')).text).toBe('');
    for (const path of ['/lobby', '/people', '/daily/targi'])
      expect(JSON.stringify((await cy.get(path)).body)).not.toContain(over);

    await playOut(bo, running, 1);
    const seen = await ask(bo, `/matches/${over}`);
    expect(seen.body).toMatchObject({ viewer: 'spectator', status: 'over', host: 'guest' });
    expect(JSON.stringify(seen.body)).not.toContain(me.id);
    expect(JSON.stringify(seen.body)).not.toContain('Adalbert');
    expect((await ask(bo, `/matches/${over}/file`)).body.code).toBe('not-now');
    expect(heard).not.toContain(secret);
    expect(heard).not.toContain(seed);
    expect(heard).toContain(commitmentOf(secret));
  });

  test('when the date closes, its secret and games are published without names, and what still runs ends without a result', async () => {
    const server = await open(kind);
    const url = await server.listen();
    const [ada, bo, cy] = [await server.visitor(), await server.visitor(), await server.visitor()];
    await ada.post('/account', { name: 'Adalbert', password: 'correct horse' });
    const [over, running] = [await start(ada), await start(bo)];
    await playOut(ada, over, 0);
    await playOut(bo, running, 0, 3);
    const before = await dayOf(cy);
    tickPast(server);
    await server.node.flags.look();
    expect(await bo.picture(running)).toMatchObject({ status: 'over', result: { by: 'time' } });
    expect((await bo.post(`${DAY}/start`)).body.code).toBe('not-now');
    expect((await cy.post(`${DAY}/start`)).body.code).toBe('not-now');
    const day = await dayOf(bo);
    expect(day).toMatchObject({ own: { match: running, isOver: true }, results: { finished: 1 } });
    expect(day.own).not.toHaveProperty('margin');
    expect(day.results).not.toHaveProperty('rank');
    expect(commitmentOf(day.secret ?? '')).toBe(before.commitment);
    expect(dailySeed('targi', today, day.secret ?? '', 2)).toBe(day.seed);
    expect((await cy.get('/daily/targi')).body).toMatchObject([{ date: today, seed: day.seed }]);

    const { body: file } = await cy.get(`/matches/${over}/file`);
    expect(JSON.stringify(file)).not.toContain('Adalbert');
    expect(verified(file)).toEqual({
      commitment: true,
      seed: true,
      moves: true,
      result: true,
      notation: true,
      isFair: true,
    });
    const lines = (await (await fetch(`${url}/api${DAY}/games`)).text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).id).toSorted()).toEqual([over, running].toSorted());
    expect(lines.join()).not.toContain('Adalbert');
  });
});

describe('forged requests', () => {
  test('no request starts, changes or finishes a game that it may not', async () => {
    const server = await open('sqlite');
    const [ada, bo] = [await server.visitor(), await server.visitor()];
    const owner = await server.visitor();
    await owner.post('/account', { name: `O ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    const bot = (await owner.post('/bots', { name: `R ${newNonce().slice(0, 8)}` })).body.id;
    const machine = await server.visitor();
    machine.token = (await owner.post(`/bots/${bot}/tokens`, { label: 'x' })).body.token;
    const stranger = await server.visitor();
    stranger.cookie = undefined;
    const id = await start(ada);
    const { play } = await ada.picture(id);
    const move = play?.moves[0];
    const tomorrow = dailyDateAt(opensMs(today) + 3 * 86_400_000, 0);

    const forged: readonly [what: string, visitor: Visitor, path: string, body: unknown, code: string][] = [
      [
        'a move in the game of another player',
        bo,
        `/matches/${id}/play`,
        { onVersion: 0, moves: [move], key: 'k' },
        'not-seated',
      ],
      ['the resignation of another player', bo, `/matches/${id}/resign`, undefined, 'not-seated'],
      ['the seat of the bot', bo, `/matches/${id}/sit`, { nonce: newNonce(), seat: 'white' }, 'wrong-status'],
      ['an abort, to start again', ada, `/matches/${id}/abort`, undefined, 'not-now'],
      [
        'an undo that nobody grants',
        ada,
        `/matches/${id}/undo/answer`,
        { onVersion: 0, to: 0, granted: true },
        'not-now',
      ],
      ['a date in the future', ada, `/daily/targi/${tomorrow}/start`, undefined, 'not-found'],
      ['a date far in the future', ada, '/daily/targi/9999-12-31/start', undefined, 'not-found'],
      ['a date that was never open', ada, '/daily/targi/2001-01-01/start', undefined, 'not-found'],
      ['a date that does not exist', ada, '/daily/targi/2026-02-30/start', undefined, 'not-found'],
      ['a date of another form', ada, '/daily/targi/today/start', undefined, 'malformed'],
      ['a game without a daily game', ada, `/daily/targets/${today}/start`, undefined, 'not-found'],
      ['a result in the body', bo, `${DAY}/start`, { margin: 99 }, 'ok'], // ignored: there is no such field
      ['a bot', machine, `${DAY}/start`, undefined, 'forbidden'],
      ['nobody', stranger, `${DAY}/start`, undefined, 'unauthorized'],
      ['practice before the ranked game', ada, `${DAY}/practise`, undefined, 'not-now'],
      ['a result', ada, `${DAY}/finish`, { margin: 99 }, 'not-found'],
    ];
    for (const [what, visitor, path, body, code] of forged) {
      expect((await visitor.post(path, body)).body.code ?? 'ok', what).toBe(code);
    }
    expect((await ada.put(DAY, { margin: 99 })).status).toBe(404);
    expect((await ada.get(`/daily/targi/${tomorrow}`)).status).toBe(404);
    expect((await dayOf(ada)).own).toEqual({ match: id, isOver: false });
    expect((await dayOf(bo)).own).toMatchObject({ isOver: false });
    const old = dayBefore(dayBefore(dayBefore(today)));
    expect((await ada.get(`/daily/targi/${old}`)).status).toBe(404);
  });

  test('practice after the ranked game changes no result', async () => {
    const server = await open('sqlite');
    const ada = await server.visitor();
    await ada.post(`/matches/${await start(ada)}/resign`);
    const { match } = (await ada.post(`${DAY}/practise`)).body;
    await playOut(ada, match, 0);
    const { own, results } = await dayOf(ada);
    expect(own?.match).not.toBe(match);
    expect(results).toMatchObject({ finished: 1, spread: [{ players: 1 }], best: [] });
  });
});
