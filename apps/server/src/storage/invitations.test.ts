import type { MatchId } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TERMS } from '../../test/play.ts';
import { DATABASES, KINDS, type TestDatabase } from '../../test/stores.ts';
import type { MatchChange } from './matchStore.ts';
import { openStore, type Store } from './store.ts';

describe.each(KINDS)('invitations on %s', (kind) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await DATABASES[kind]();
    store = await openStore(place.address);
    for (const id of ['ada', 'bo', 'cy'])
      await store.users.create({ id, kind: 'guest', name: id, language: 'en', createdMs: 1 });
  });
  afterEach(async () => {
    await store.db.close();
    await place.remove();
  });

  async function sit(id: string, seat: string, user: string, change: Partial<MatchChange>): Promise<void> {
    const match = (await store.matches.get(id as MatchId))!;
    await store.matches.sit(match, { seat, user, nonce: 'ff'.repeat(16) }, { changedMs: 5, ...change });
  }

  test('found without looking at the tables of others, until the table is no longer open', async () => {
    const reserve = (id: string, reserved: Record<string, string>) =>
      store.matches.create({
        id: id as MatchId,
        terms: TERMS,
        rulesVersion: 1,
        status: 'open',
        host: 'ada',
        secret: 'aa',
        hostNetwork: 'east',
        createdMs: 5,
        changedMs: 5,
        reserved,
      });
    await reserve('begins', { white: 'bo' });
    await reserve('declined', { blue: 'bo', white: 'cy' });
    await reserve('waits', { white: 'bo' });
    const keptFor = async (user: string) => (await store.matches.keptFor(user, 9)).map(({ id }) => id).toSorted();
    expect(await keptFor('bo')).toEqual(['begins', 'declined', 'waits']);
    expect(await keptFor('cy')).toEqual(['declined']);
    expect(await keptFor('ada')).toEqual([]);
    if (kind === 'sqlite') {
      const asked = vi.spyOn(store.db, 'all');
      await keptFor('bo');
      const [text, ...params] = asked.mock.calls[0];
      asked.mockRestore();
      const plan = await store.db.all(`EXPLAIN QUERY PLAN ${text}`, ...params);
      expect(plan.map(({ detail }) => detail).join()).not.toMatch(/SCAN|status/);
    }
    await sit('begins', 'blue', 'ada', {});
    expect(await keptFor('bo')).toHaveLength(3);
    await sit('begins', 'white', 'bo', { status: 'running', toAct: ['blue'] });
    const declined = (await store.matches.get('declined' as MatchId))!;
    await store.matches.decline(declined, { changedMs: 6, status: 'aborted' });
    expect(await keptFor('bo')).toEqual(['waits']);
    expect(await store.db.all('SELECT user_id, match_id FROM invitations')).toHaveLength(1);
    const horizons = {
      guestSession: 0,
      accountSession: 0,
      emptyTable: 0,
      lonelyTable: 0,
      emptyDuo: 0,
      guest: 0,
      listedTable: 9,
    };
    await store.sweep.sweep(horizons);
    expect(await store.db.all('SELECT match_id FROM host_networks')).toEqual([{ match_id: 'waits' }]); // still counted
    await store.sweep.sweep({ ...horizons, emptyTable: 9, lonelyTable: 9 });
    expect(await keptFor('bo')).toEqual([]);
  });
});
