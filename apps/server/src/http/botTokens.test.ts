import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, openTestServer, Visitor } from '../../test/testServer.ts';
import { KINDS } from '../../test/stores.ts';
import { newNonce } from '../matches/ids.ts';

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  test('a token that leaked plays, and can neither delete its bot nor redirect it; the owner can', async () => {
    const owner = await server.visitor();
    await owner.post('/account', { name: `Ada ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    const name = `Robo ${newNonce().slice(0, 8)}`;
    const { id } = (await owner.post('/bots', { name })).body;
    const hook = { webhook: 'https://bots.example/turn' };
    expect((await owner.put(`/bots/${id}/notices`, { ...hook, password: 'correct horse' })).status).toBe(200);
    const [shown] = (await owner.get('/bots')).body;
    expect(shown).toEqual({
      id,
      name,
      kind: 'bot',
      notices: hook,
      webhookSecret: expect.stringMatching(/^[\w-]{32}$/),
    });

    const thief = new Visitor(server.app);
    thief.token = (await owner.post(`/bots/${id}/tokens`, { label: 'x' })).body.token;
    const refused = { status: 403, body: { code: 'forbidden', detail: 'not for bots' } };
    expect(await thief.ask('DELETE', '/account', {})).toMatchObject(refused);
    expect(await thief.ask('DELETE', `/bots/${id}`, { password: 'correct horse' })).toMatchObject(refused);
    for (const path of ['/account/notices', `/bots/${id}/notices`])
      expect(await thief.put(path, { webhook: 'https://evil.example' })).toMatchObject(refused);
    expect((await thief.get('/me')).body).toEqual({
      me: { id, name, kind: 'bot' },
      language: 'en',
      notices: {},
      canMail: false,
    });
    expect((await owner.get('/bots')).body).toEqual([shown]); // unchanged

    const other = await server.visitor();
    await other.post('/account', { name: `Bea ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    expect((await other.put(`/bots/${id}/notices`, {})).body.code).toBe('not-found');
    expect((await other.ask('DELETE', `/bots/${id}`, { password: 'correct horse' })).body.code).toBe('not-found');
    expect((await owner.ask('DELETE', `/bots/${id}`, { password: 'wrong' })).body.code).toBe('wrong-password');
    const secret = shown.webhookSecret;
    await owner.put(`/bots/${id}/notices`, { webhook: 'https://bots.example/other', password: 'correct horse' });
    expect((await owner.get('/bots')).body[0]).toMatchObject({ webhookSecret: secret });
    await owner.put(`/bots/${id}/notices`, {});
    expect((await owner.get('/bots')).body).toEqual([{ id, name, kind: 'bot', notices: {} }]);
    expect((await owner.ask('DELETE', `/bots/${id}`, { password: 'correct horse' })).status).toBe(200);
    expect((await thief.get('/me')).status).toBe(401);
    expect((await owner.get('/bots')).body).toEqual([]);
    expect((await owner.post('/bots', { name })).status).toBe(200); // the name is free again
  });

  test('a session that leaked redirects no webhook without the password, neither the owner’s nor a bot’s', async () => {
    const owner = await server.visitor();
    const hook = { webhook: 'https://bots.example/turn' };
    const evil = { webhook: 'https://evil.example' };
    const wrong = { status: 401, body: { code: 'wrong-password' } };
    expect((await owner.put('/account/notices', evil)).status).toBe(200); // a guest has no password
    expect((await owner.put('/account/notices', hook)).status).toBe(200);
    await owner.post('/account', { name: `Cat ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    const { id } = (await owner.post('/bots', { name: `Robo ${newNonce().slice(0, 8)}` })).body;
    const ways = [
      { path: '/account/notices', shown: async () => (await owner.get('/me')).body },
      { path: `/bots/${id}/notices`, shown: async () => (await owner.get('/bots')).body[0] },
    ];
    for (const { path, shown } of ways) {
      expect((await owner.put(path, { ...hook, password: 'correct horse' })).status).toBe(200);
      const before = await shown();
      expect(before.notices).toEqual(hook);
      for (const request of [evil, { ...evil, password: '' }, { ...evil, password: 'incorrect horse' }])
        expect(await owner.put(path, request)).toMatchObject(wrong);
      expect((await owner.put(path, hook)).status).toBe(200); // nothing new
      expect(await shown()).toEqual(before);
      expect((await owner.put(path, {})).status).toBe(200);
      expect((await shown()).notices).toEqual({});
      for (const request of [evil, hook]) expect(await owner.put(path, request)).toMatchObject(wrong);
      expect((await shown()).notices).toEqual({});
      server.tick(3_600_000); // below the delay of wrong guesses
    }
  });
});
