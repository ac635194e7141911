import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { nameKeys } from '../accounts/names.ts';
import { newNonce } from '../matches/ids.ts';
import { ConflictError } from './sql.ts';
import { openStore, type Store } from './store.ts';

const cookie = () => ({ token: newNonce(), kind: 'cookie', label: '', atMs: 1 }) as const;
const session = (token: string, kind: 'cookie' | 'token' = 'cookie') => ({ token, kind, label: 'my bot', atMs: 10 });

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    place = await DATABASES[kind]();
    store = await openStore(place.address);
    for (const id of ['ada', 'bo']) {
      await store.users.create({ id, kind: 'guest', name: id, language: 'en', createdMs: 1 });
    }
  });
  afterEach(async () => {
    await store.db.close();
    await place.remove();
  });

  test('a name is taken once, whatever becomes of the others', async () => {
    expect(await store.users.takeName('ada', 'Ada', nameKeys('ada'), 'hash', { to: cookie() })).toBe(true);
    expect(await store.users.takeName('ada', 'Eve', nameKeys('eve'), 'hash', { to: cookie() })).toBe(false); // no longer a guest
    await expect(store.users.takeName('bo', 'ADA', nameKeys('ada'), 'hash', { to: cookie() })).rejects.toThrow(
      ConflictError,
    );
    const ada = await store.users.byName('ada');
    expect(ada).toMatchObject({ id: 'ada', kind: 'account', name: 'Ada', password: 'hash' });
    expect(await store.users.rename('bo', 'Bo', nameKeys('bo'))).toBe(false); // not an account
    const bot = { id: 'bot', kind: 'bot', name: 'R', owner: 'ada', language: 'en', createdMs: 1 } as const;
    expect(await store.users.createBot(bot, nameKeys('r'), 1)).toBe(true);
    expect(await store.users.createBot({ ...bot, id: 'bot2' }, nameKeys('r2'), 1)).toBe(false);
    expect(await store.users.remove({ ...ada!, password: 'another' }, 99)).toBeUndefined();
    expect(await store.users.remove(ada!, 99)).toEqual(['ada', 'bot']);
    expect(await store.users.remove(ada!, 99)).toBeUndefined();
    expect(await store.users.byName('ada')).toBeUndefined();
    expect(await store.users.get('ada')).toBeUndefined();
    expect(await store.users.createBot({ ...bot, id: 'bot3' }, nameKeys('r3'), 9)).toBe(false);
    expect(await store.users.takeName('bo', 'ADA', nameKeys('ada'), 'hash', { to: cookie() })).toBe(true);
  });

  test('notices and webhooks are set under the password that was checked, and never for a deleted user', async () => {
    const ada = { id: 'ada', kind: 'account' } as const;
    expect(await store.users.setNotices({ ...ada, kind: 'guest' }, { webhook: 'https://a.example' })).toBe(true);
    await store.users.takeName('ada', 'Ada', nameKeys('ada'), 'hash', { to: cookie() });
    expect(await store.users.setNotices({ ...ada, kind: 'guest' }, { webhook: 'https://b.example' })).toBe(false);
    const bot = { id: 'bot', kind: 'bot', name: 'R', owner: 'ada', language: 'en', createdMs: 1 } as const;
    await store.users.createBot(bot, nameKeys('r'), 1);
    const hook = { webhook: 'https://c.example', newSecret: 's' };
    for (const [checked, isSet] of [
      ['hash', true],
      ['old', false],
    ] as const) {
      const { webhook } = isSet ? hook : { webhook: 'https://d.example' };
      expect(await store.users.setNotices(ada, { webhook }, checked)).toBe(isSet);
      expect(await store.users.setBotWebhook('ada', 'bot', { ...hook, webhook }, checked)).toBe(isSet);
    }
    for (const id of ['ada', 'bot']) expect((await store.users.get(id))?.webhook).toBe(hook.webhook);
    expect(await store.users.remove({ ...ada, password: 'hash' }, 9)).toEqual(['ada', 'bot']);
    expect(await store.users.setNotices(ada, { email: 'a@example.org' })).toBe(false);
    expect(await store.db.all('SELECT 1 FROM users WHERE email IS NOT NULL OR webhook IS NOT NULL')).toEqual([]);
  });

  test('sessions: found by their token, ended with the password or one by one', async () => {
    await store.users.takeName('ada', 'Ada', nameKeys('ada'), 'hash', { to: cookie() });
    for (const token of ['t1', 't2', 't3']) expect(await store.users.logIn('ada', 'hash', session(token))).toBe(true);
    expect(await store.users.logIn('ada', 'old hash', session('t4'))).toBe(false);
    const bot = { id: 'bot', kind: 'bot', name: 'R', owner: 'ada', language: 'en', createdMs: 1 } as const;
    await store.users.createBot(bot, nameKeys('r'), 1);
    expect(await store.users.addToken('bo', 'bot', session('b', 'token'), 1)).toBe('not-theirs');
    expect(await store.users.addToken('ada', 'bot', session('b', 'token'), 1)).toBe('added');
    expect(await store.users.addToken('ada', 'bot', session('c', 'token'), 1)).toBe('too-many');
    expect(await store.users.session('t1')).toMatchObject({ user: { id: 'ada' }, kind: 'cookie', seenMs: 10 });
    await store.users.touchSession('t1', 50);
    expect((await store.users.session('t1'))?.seenMs).toBe(50);
    expect(await store.users.changePassword('ada', 'old hash', 'new', 't2')).toBe(false);
    expect(await store.users.changePassword('ada', 'hash', 'new', 't2')).toBe(true);
    expect(await store.users.knownSessions(['t1', 't2', 't3', 'b'])).toEqual(new Set(['t2', 'b']));
    expect(await store.users.tokensOf('bot')).toEqual([{ label: 'my bot', createdMs: 10, seenMs: 10 }]);
    expect(await store.users.removeTokens('bo', 'bot')).toBe(false);
    expect(await store.users.removeTokens('ada', 'bot')).toBe(true);
    expect(await store.users.knownSessions(['b'])).toEqual(new Set());
  });
});
