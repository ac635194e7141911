import { type MatchId, quickRng } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { guest, openTestNode, randomMove, startMatch } from '../../test/play.ts';
import { DATABASES, KINDS, type TestDatabase } from '../../test/stores.ts';
import type { ServerNode } from '../node.ts';
import { newNonce } from './ids.ts';

describe.each(KINDS)('%s: strangers at a match', (kind) => {
  let place: TestDatabase;
  let node: ServerNode;
  beforeAll(async () => {
    place = await DATABASES[kind]();
    node = await openTestNode(place.address);
  });
  afterAll(async () => {
    await node.close();
    await place.remove();
  });

  const requests: Readonly<Record<string, (id: MatchId, user: string) => Promise<{ readonly ok: boolean }>>> = {
    play: (id, user) => node.matches.play(id, user, { onVersion: 0 as never, moves: [{}], key: newNonce() }),
    resign: (id, user) => node.matches.resign(id, user),
    undo: (id, user) => node.matches.askUndo(id, user, { onVersion: 1 as never, to: 0 as never }),
    leave: (id, user) => node.matches.leave(id, user),
    sit: (id, user) => node.matches.sit(id, { id: user, kind: 'guest', name: '' }, { nonce: newNonce() }),
  };

  test.each(Object.keys(requests))(
    'do not hold up its players while the database is asked about them: %s',
    async (name) => {
      const { id, players } = await startMatch(node, { rated: false });
      await randomMove(node, id, players, quickRng('first'));
      const stranger = await guest(node, `stranger-${newNonce()}`);
      const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
      const read = node.store.matches.get.bind(node.store.matches);
      const slow = vi.spyOn(node.store.matches, 'get').mockImplementation(async (one) => {
        await released;
        return read(one);
      });
      const refused = Array.from({ length: 20 }, () => requests[name](id, stranger.id));
      await expect.poll(() => slow.mock.calls.length).toBeGreaterThan(0);
      expect(await randomMove(node, id, players, quickRng('second'))).toBe(true);
      release(undefined);
      for (const answer of await Promise.all(refused)) expect(answer.ok).toBe(false);
      slow.mockRestore();
    },
  );
});
