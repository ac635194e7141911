import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse, Visitor } from '../../test/house.ts';
import { KINDS } from '../../test/stores.ts';
import { newNonce } from '../matches/ids.ts';

describe.each(KINDS)('%s', (kind) => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse(kind);
  });
  afterAll(async () => {
    expect(house.errors).toEqual([]);
    await house.close();
  });

  test('a token that leaked plays, and can neither delete its bot nor redirect it; the owner can', async () => {
    const owner = await house.visitor();
    await owner.post('/account', { name: `Ada ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    const name = `Robo ${newNonce().slice(0, 8)}`;
    const { id } = (await owner.post('/bots', { name })).body;
    const hook = { webhook: 'https://bots.example/turn' };
    expect((await owner.put(`/bots/${id}/notices`, hook)).status).toBe(200);
    const [shown] = (await owner.get('/bots')).body;
    expect(shown).toEqual({
      id,
      name,
      kind: 'bot',
      notices: hook,
      webhookSecret: expect.stringMatching(/^[\w-]{32}$/),
    });

    const thief = new Visitor(house.app);
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
    expect((await owner.get('/bots')).body).toEqual([shown]); // as it was

    const other = await house.visitor();
    await other.post('/account', { name: `Bea ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    expect((await other.put(`/bots/${id}/notices`, {})).body.code).toBe('not-found');
    expect((await other.ask('DELETE', `/bots/${id}`, { password: 'correct horse' })).body.code).toBe('not-found');
    expect((await owner.ask('DELETE', `/bots/${id}`, { password: 'wrong' })).body.code).toBe('wrong-password');
    const secret = shown.webhookSecret;
    await owner.put(`/bots/${id}/notices`, { webhook: 'https://bots.example/other' });
    expect((await owner.get('/bots')).body[0]).toMatchObject({ webhookSecret: secret });
    await owner.put(`/bots/${id}/notices`, {});
    expect((await owner.get('/bots')).body).toEqual([{ id, name, kind: 'bot', notices: {} }]);
    expect((await owner.ask('DELETE', `/bots/${id}`, { password: 'correct horse' })).status).toBe(200);
    expect((await thief.get('/me')).status).toBe(401);
    expect((await owner.get('/bots')).body).toEqual([]);
    expect((await owner.post('/bots', { name })).status).toBe(200); // the name is free again
  });
});
