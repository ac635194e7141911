import { assert, commitmentOf, type MatchId, type Person, seedOf } from '@caravanserai/contract';
import { readGame, RULES_VERSIONS } from '@caravanserai/targets/versions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guest, openTestNode, pictureFor, TERMS } from '../../test/play.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { hostOf } from '../games.ts';
import { makeFile } from '../http/files.ts';
import type { ServerNode } from '../node.ts';
import { newMatchId, newNonce, newSecret } from './ids.ts';

describe.each(KINDS)('rules that were given up, %s', (kind) => {
  let place: TestDatabase;
  let node: ServerNode;
  let nowMs = 1_000_000;
  const open = () =>
    openTestNode(
      place.address,
      () => nowMs,
      async () => undefined,
    );
  beforeEach(async () => {
    place = await DATABASES[kind]();
    node = await open();
  });
  afterEach(async () => {
    await node.close();
    await place.remove();
  });

  /** A match as an earlier release stored it. */
  async function stored(rulesVersion: number): Promise<{ readonly id: MatchId; readonly people: readonly Person[] }> {
    const people = [await guest(node, `ada${rulesVersion}`), await guest(node, `bo${rulesVersion}`)];
    const id = newMatchId();
    const options = hostOf('targets')?.parseOptions({ first: 'red' }, 2);
    await node.store.matches.create({
      id,
      terms: { ...TERMS, game: 'targets', options },
      rulesVersion,
      status: 'open',
      host: people[0].id,
      secret: newSecret(),
      createdMs: 1,
      changedMs: 1,
    });
    for (const person of people)
      expect(await node.matches.sit(id, person, { nonce: newNonce() })).toMatchObject({ ok: true });
    return { id, people };
  }

  async function playOn(id: MatchId, most: number): Promise<void> {
    for (let i = 0; i < most; i++) {
      const match = await node.matches.get(id);
      const seat = match?.toAct[0];
      if (!match || seat === undefined) return;
      nowMs = Math.max(nowMs, match.rest?.atMs ?? 0); // the dice are at rest
      const move = await node.engine.sample(match, seat, `${match.version}`);
      const person = match.seats.find((row) => row.seat === seat)?.person;
      assert(person !== undefined, 'somebody sits there');
      const request = { onVersion: match.version, moves: [move], key: newNonce() };
      expect(await node.matches.play(id, person.id, request)).toMatchObject({ ok: true });
    }
  }

  test.each(RULES_VERSIONS)(
    'a game of version %i that runs is finished by its own rules, shown and proved',
    async (version) => {
      const { id, people } = await stored(version);
      await playOn(id, 5);
      await node.close();
      node = await open(); // with an empty cache
      expect((await pictureFor(node, id, people[0].id)).log).toHaveLength(5);
      await playOn(id, 1000);

      const match = await node.matches.get(id);
      assert(match !== undefined, 'it is there');
      expect([match.status, match.rulesVersion]).toEqual(['over', version]);
      const { fairness, log, rulesVersion } = await pictureFor(node, id, people[0].id);
      expect(rulesVersion).toBe(version);
      expect(log).toHaveLength(match.version);
      const { seed, secret = '', commitment, nonces } = fairness;
      expect(commitmentOf(secret)).toBe(commitment);
      expect(seedOf({ matchId: id, secret, nonces: Object.values(nonces) })).toBe(seed);

      const file = await makeFile(node.engine, match, await node.store.matches.entries(id, 0), node.now());
      const read = await readGame(file.notation);
      assert(read.ok, 'the game can be read');
      expect([read.value.rules.version, read.value.record.seed]).toEqual([version, seed]);
      const { record, rules } = read.value;
      const replayed = rules.replay(record, rules.flick);
      expect(replayed.ok && rules.score(replayed.value.end).winners).toEqual(match.result?.winners);
    },
  );

  test('one of a version that is not known yet says so, and nothing is written', async () => {
    const { id, people } = await stored(Math.max(...RULES_VERSIONS));
    await node.store.db.run('UPDATE matches SET rules_version = 99');
    await node.close();
    node = await open();
    await expect(node.pictures.picture(id, people[0].id)).rejects.toThrow('rules 99');
  });
});
