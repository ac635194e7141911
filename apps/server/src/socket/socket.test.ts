import type { MatchUpdate } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type House, Line, openHouse, type Visitor } from '../../test/house.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { newNonce } from '../matches/ids.ts';

describe.each(KINDS)('%s', (kind) => {
  let house: House;
  let url: string;
  const lines: Line[] = [];
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] }); // nothing is repeated on a timer: what is heard is heard at once
    house = await openHouse(kind);
    vi.useRealTimers();
    url = await house.listen();
  });
  afterAll(async () => {
    for (const line of lines) line.close();
    expect(house.errors).toEqual([]);
    await house.close();
  });

  async function lineOf(visitor: Visitor): Promise<Line> {
    const line = await Line.open(url, visitor.identity());
    lines.push(line);
    return line;
  }

  test('two players and a spectator hear every move, each with one’s own eyes', async () => {
    const { id, blue, white } = await house.table();
    const stranger = await house.visitor();
    const [b, w, s] = [await lineOf(blue), await lineOf(white), await lineOf(stranger)];
    for (const line of [b, w, s]) line.send({ type: 'watch', match: id });
    const { picture } = await b.next('match');
    await Promise.all([w.next('match'), s.next('match')]);
    await w.next('presence', ({ seats, watchers }) => seats.length === 2 && watchers === 1);

    const request = { onVersion: 0, moves: [picture.play!.moves[0]], key: 'first' };
    b.send({ type: 'play', id: 7, match: id, request });
    expect(await b.next('done')).toEqual({ type: 'done', id: 7, version: 1 });
    const updates: MatchUpdate[] = [];
    for (const line of [b, w, s]) {
      const all = line.heard.flatMap((message) => (message.type === 'update' ? [message.update] : []));
      updates.push(all[0] ?? (await line.next('update')).update);
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
    const [host, guest] = [await house.visitor(), await house.visitor()];
    const { body } = await host.post('/matches', { terms: BLUE_FIRST });
    const [h, g] = [await lineOf(host), await lineOf(guest)];
    for (const line of [h, g]) line.send({ type: 'watch', match: body.id });
    await h.next('presence', ({ watchers }) => watchers === 2);
    await host.post(`/matches/${body.id}/sit`, { nonce: newNonce(), seat: 'blue' });
    expect(await g.next('presence', ({ seats }) => seats.length > 0)).toMatchObject({ seats: ['blue'], watchers: 1 });
    await guest.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
    expect(await h.next('presence', ({ watchers }) => watchers === 0)).toMatchObject({ seats: ['blue', 'white'] });
  });

  test('who does not look at the table hears that it is their turn; the lobby is told to who asked', async () => {
    const { id, blue, white } = await house.table();
    const line = await lineOf(white);
    line.send({ type: 'lobby', on: true });
    await line.next('lobby');
    await blue.move(id);
    expect((await line.next('notice')).waiting).toMatchObject([{ id }]);
    await line.next('lobby');
    line.send({ type: 'ping', id: 3 });
    expect(await line.next('pong')).toMatchObject({ id: 3, nowMs: expect.any(Number) });
  });

  test.each([
    ['no JSON', 'hello', 'not JSON'],
    ['another type', { type: 'dance' }, 'type: none that is known'],
    ['a field too many', { type: 'lobby', on: true, more: true }, 'message must not have additional properties'],
    ['a wrong id', { type: 'watch', match: '../..' }, expect.stringMatching(/^message\/match must match pattern/)],
    ['nothing', 'null', 'type: none that is known'],
    ['a list', [], 'type: none that is known'],
  ])('%s is refused as malformed, and the line stays', async (_name, message, detail) => {
    const line = await lineOf(await house.visitor());
    line.send(message);
    expect(await line.next('refused')).toEqual({ type: 'refused', error: { code: 'malformed', detail } });
    line.send(Buffer.from([1, 2, 3]).toString('latin1'));
    await line.next('refused');
    line.send({ type: 'ping', id: 1 });
    await line.next('pong');
    line.send({ type: 'watch', match: newNonce().slice(0, 22) });
    expect((await line.next('refused')).error.code).toBe('not-found');
  });

  test('a malformed message is refused with its id, so that who waits for the answer gets one', async () => {
    const { id, blue } = await house.table();
    const line = await lineOf(blue);
    const request = { onVersion: 0, moves: [{ type: 'place', at: 5 }], key: 'x'.repeat(65) };
    line.send({ type: 'play', id: 7, match: id, request });
    const detail = 'message/request/key must not have more than 64 characters';
    expect(await line.next('refused')).toEqual({ type: 'refused', id: 7, error: { code: 'malformed', detail } });
    line.send({ type: 'play', id: 8, match: id, request: { ...request, key: '\ud83d' } });
    expect(await line.next('refused')).toMatchObject({ id: 8, error: { code: 'malformed' } });
    line.send({ type: 'play', id: 9, match: id, request: { ...request, key: '🐪' } });
    expect(await line.next('done')).toMatchObject({ id: 9, version: 1 });
  });

  test('a message that is too large ends the line, and only that one', async () => {
    const [large, other] = [await lineOf(await house.visitor()), await lineOf(await house.visitor())];
    const ended = large.ended();
    large.send('x'.repeat(20_000));
    expect(await ended).toBe(1009);
    other.send({ type: 'ping', id: 1 });
    await other.next('pong');
  });

  test('who is nobody, comes from another host’s page, or to another address is sent away', async () => {
    const visitor = await house.visitor();
    expect(await Line.refused(url, {})).toBe(401);
    expect(await Line.refused(url, { cookie: 'caravanserai=forged' })).toBe(401);
    expect(await Line.refused(url, { ...visitor.identity(), origin: 'https://evil.example.org' })).toBe(403);
    expect(await Line.refused(`${url}/more`, visitor.identity())).toBe(404);
    const own = await Line.open(url, { ...visitor.identity(), origin: url });
    own.close();
  });

  test('the whole game: no line ever carries the secret, the seed or another’s hand before the end', async () => {
    const { id, blue, white } = await house.table();
    const stranger = await house.visitor();
    const all = await Promise.all([blue, white, stranger].map(lineOf));
    for (const line of all) line.send({ type: 'watch', match: id });
    await Promise.all(all.map((line) => line.next('match')));
    for (let i = 0; i < 60; i++) if (!(await blue.move(id))) await white.move(id);
    await Promise.all(all.map((line) => line.next('update', ({ update }) => update.version === 60)));
    const { secret } = (await house.node.store.matches.get(id as never))!;
    for (const line of all) expect(JSON.stringify(line.heard)).not.toContain(secret);
    await blue.post(`/matches/${id}/resign`);
    const last = await all[2].next('update', ({ update }) => update.status === 'over');
    expect(last.update.fairness.secret).toBe(secret);
  });
});
