import type { MatchUpdate } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestServer, Connection, openTestServer } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { EngineTimeoutError } from '../engine/pool.ts';
import { newNonce } from '../matches/ids.ts';

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] }); // no timer fires: every message must be sent immediately
    server = await openTestServer(kind);
    vi.useRealTimers();
    url = await server.listen();
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  test('two players and a spectator hear every move, each with one’s own eyes', async () => {
    const { id, blue, white } = await server.table();
    const stranger = await server.visitor();
    const [b, w, s] = [await server.connect(blue), await server.connect(white), await server.connect(stranger)];
    for (const connection of [b, w, s]) connection.send({ type: 'watch', match: id });
    const { picture } = await b.next('match');
    await Promise.all([w.next('match'), s.next('match')]);
    await w.next('presence', ({ seats, watchers }) => seats.length === 2 && watchers === 1);

    const request = { onVersion: 0, moves: [picture.play!.moves[0]], key: 'first' };
    b.send({ type: 'play', id: 7, match: id, request });
    expect(await b.next('done')).toEqual({ type: 'done', id: 7, version: 1 });
    const updates: MatchUpdate[] = [];
    for (const connection of [b, w, s]) {
      const all = connection.heard.flatMap((message) => (message.type === 'update' ? [message.update] : []));
      updates.push(all[0] ?? (await connection.next('update')).update);
    }
    expect(updates.map(({ viewer }) => viewer)).toEqual(['blue', 'white', 'spectator']);
    for (const update of updates) expect(update).toMatchObject({ id, from: 0, version: 1, log: [{ version: 1 }] });
    expect(updates.map(({ play }) => play!.moves.length > 0)).toEqual([false, true, false]);

    b.send({ type: 'play', id: 8, match: id, request: { ...request, key: 'again' } });
    expect((await b.next('refused')).error).toEqual({ code: 'stale-version', current: 1 });
    s.send({ type: 'play', id: 9, match: id, request: { ...request, onVersion: 1 } });
    expect(await s.next('refused')).toEqual({ type: 'refused', id: 9, error: { code: 'not-seated' } });

    w.close();
    await b.next('presence', ({ seats }) => !seats.includes('white'));
    b.send({ type: 'say', id: 10, match: id, text: 'where are you?' });
    expect((await b.next('chat')).lines).toMatchObject([{ text: 'where are you?' }]);
    expect(s.heard.some(({ type }) => type === 'chat')).toBe(false);
    b.send({ type: 'unwatch', match: id });
    await s.next('presence', ({ seats }) => seats.length === 0);
  });

  test('who sits down at a table that others look at is there at once', async () => {
    const [host, guest] = [await server.visitor(), await server.visitor()];
    const { body } = await host.post('/matches', { terms: BLUE_FIRST });
    const [h, g] = [await server.connect(host), await server.connect(guest)];
    for (const connection of [h, g]) connection.send({ type: 'watch', match: body.id });
    await h.next('presence', ({ watchers }) => watchers === 2);
    await host.post(`/matches/${body.id}/sit`, { nonce: newNonce(), seat: 'blue' });
    expect(await g.next('presence', ({ seats }) => seats.length > 0)).toMatchObject({ seats: ['blue'], watchers: 1 });
    await guest.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
    expect(await h.next('presence', ({ watchers }) => watchers === 0)).toMatchObject({ seats: ['blue', 'white'] });
  });

  test('who does not look at the table hears that it is their turn; the lobby is told to who asked', async () => {
    const { id, blue, white } = await server.table();
    const connection = await server.connect(white);
    connection.send({ type: 'lobby', on: true });
    await connection.next('lobby');
    await blue.move(id);
    expect((await connection.next('notice')).waiting).toMatchObject([{ id }]);
    const host = await server.visitor();
    const open = (await host.post('/matches', { terms: BLUE_FIRST })).body.id;
    await host.post(`/matches/${open}/sit`, { nonce: newNonce() });
    await connection.next('lobby', ({ tables }) => tables.some((table) => table.id === open));
    connection.send({ type: 'ping', id: 3 });
    expect(await connection.next('pong')).toMatchObject({ id: 3, nowMs: expect.any(Number) });
  });

  test.each([
    ['no JSON', 'hello', '', 'must be JSON'],
    ['another type', { type: 'dance' }, '/type', 'must be one of "watch", "unwatch", "lobby", "play", "say", "ping"'],
    ['a field too many', { type: 'lobby', on: true, more: true }, '/more', 'is unknown: the fields are type, on'],
    ['a wrong id', { type: 'watch', match: '../..' }, '/match', 'must match ^[A-Za-z0-9_-]{22}$'],
    ['nothing', 'null', '', 'must be an object'],
    ['a list', [], '', 'must be an object'],
  ])('%s is refused as malformed, and the line stays', async (_name, message, path, expected) => {
    const connection = await server.connect(await server.visitor());
    connection.send(message);
    expect(await connection.next('refused')).toEqual({
      type: 'refused',
      error: { code: 'malformed', path, detail: `message${path} ${expected}` },
    });
    connection.send(Buffer.from([1, 2, 3]).toString('latin1'));
    await connection.next('refused');
    connection.send({ type: 'ping', id: 1 });
    await connection.next('pong');
    connection.send({ type: 'watch', match: newNonce().slice(0, 22) });
    expect((await connection.next('refused')).error.code).toBe('not-found');
  });

  test('a player whose update failed comes again and gets the whole picture', async () => {
    const { id, blue, white } = await server.table();
    const connection = await server.connect(white);
    connection.send({ type: 'watch', match: id });
    await connection.next('presence');
    vi.spyOn(server.node.pictures, 'nextMove').mockReturnValueOnce(undefined);
    vi.spyOn(server.node.pictures, 'update').mockRejectedValueOnce(new EngineTimeoutError('too long'));
    await blue.move(id);
    expect(await connection.ended()).toBe(1013);
    const again = await server.connect(white);
    again.send({ type: 'watch', match: id });
    expect((await again.next('match')).picture.version).toBe(1);
    server.errors.length = 0; // expected in the log
  });

  test('a malformed message is refused with its id, so that who waits for the answer gets one', async () => {
    const { id, blue } = await server.table();
    const connection = await server.connect(blue);
    const request = { onVersion: 0, moves: [{ type: 'place', at: 5 }], key: 'x'.repeat(65) };
    connection.send({ type: 'play', id: 7, match: id, request });
    const path = '/request/key';
    const detail = `message${path} must be a string from 1 to 64 characters long`;
    expect(await connection.next('refused')).toEqual({
      type: 'refused',
      id: 7,
      error: { code: 'malformed', path, detail },
    });
    connection.send({ type: 'play', id: 8, match: id, request: { ...request, key: '\ud83d' } });
    expect(await connection.next('refused')).toMatchObject({ id: 8, error: { code: 'malformed' } });
    connection.send({ type: 'play', id: 9, match: id, request: { ...request, key: '🐪' } });
    expect(await connection.next('done')).toMatchObject({ id: 9, version: 1 });
  });

  test('a message that is too large ends the line, and only that one', async () => {
    const [large, other] = [await server.connect(await server.visitor()), await server.connect(await server.visitor())];
    const ended = large.ended();
    large.send('x'.repeat(20_000));
    expect(await ended).toBe(1009);
    other.send({ type: 'ping', id: 1 });
    await other.next('pong');
  });

  test('who is nobody, comes from another host’s page, or to another address is sent away', async () => {
    const visitor = await server.visitor();
    expect(await Connection.refused(url, {})).toBe(401);
    expect(await Connection.refused(url, { cookie: 'caravanserai=forged' })).toBe(401);
    expect(await Connection.refused(url, { ...visitor.identity(), origin: 'https://evil.example.org' })).toBe(403);
    expect(await Connection.refused(`${url}/more`, visitor.identity())).toBe(404);
    const own = await Connection.open(url, { ...visitor.identity(), origin: url });
    own.close();
  });

  test('the whole game: no line ever carries the secret, the seed or another’s hand before the end', async () => {
    const { id, blue, white } = await server.table();
    const stranger = await server.visitor();
    const all = await Promise.all([blue, white, stranger].map((visitor) => server.connect(visitor)));
    for (const connection of all) connection.send({ type: 'watch', match: id });
    await Promise.all(all.map((connection) => connection.next('match')));
    for (let i = 0; i < 60; i++) if (!(await blue.move(id))) await white.move(id);
    await Promise.all(all.map((connection) => connection.next('update', ({ update }) => update.version === 60)));
    const { secret } = (await server.node.store.matches.get(id as never))!;
    for (const connection of all) expect(JSON.stringify(connection.heard)).not.toContain(secret);
    await blue.post(`/matches/${id}/resign`);
    const last = await all[2].next('update', ({ update }) => update.status === 'over');
    expect(last.update.fairness.secret).toBe(secret);
  });
});
