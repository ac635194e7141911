import { quickRng, type Version } from '@caravanserai/contract';
import { describe, expect, test, vi } from 'vitest';
import { openTestNode, pictureFor, randomMove, startMatch } from '../../test/play.ts';
import { DATABASES, KINDS } from '../../test/stores.ts';

test('what another node wrote is told line by line, and comes to the same as the whole picture', async () => {
  const place = await DATABASES.postgres();
  const [here, there] = [await openTestNode(place.address), await openTestNode(place.address)];
  const { id, players } = await startMatch(here);
  const told = vi.spyOn(there.engine, 'tell');
  const viewers = [...Object.values(players).map((person) => person.id), 'a stranger'];
  for (const viewer of viewers) await pictureFor(there, id, viewer);
  const wholeGames = told.mock.calls.length;
  const rng = quickRng('follow');
  for (let from = 0; await randomMove(here, id, players, rng); from++) {
    there.matches.missed(); // by now its message would have arrived
    for (const viewer of viewers) {
      const update = await there.pictures.update(id, viewer, from as Version);
      const { play, log, version } = await pictureFor(here, id, viewer);
      expect(JSON.parse(update!.json)).toMatchObject({ version, play: JSON.parse(JSON.stringify(play)) });
      expect(JSON.parse(update!.json).log).toEqual(JSON.parse(JSON.stringify(log.slice(from))));
    }
    if (from > 30) break;
  }
  expect(told.mock.calls.length).toBe(wholeGames); // no client received the game from its start
  await Promise.all([here.close(), there.close()]);
  await place.remove();
});

test('many who ask for the same match at once are answered by one look, and nobody by one from before the last word', async () => {
  const place = await DATABASES.postgres();
  const [here, there] = [await openTestNode(place.address), await openTestNode(place.address)];
  const { id, players } = await startMatch(here);
  await there.matches.get(id);
  const looks = vi.spyOn(there.store.matches, 'get');
  there.matches.missed();
  const early = [there.matches.get(id), there.matches.get(id), there.matches.get(id)];
  expect(looks).toHaveBeenCalledTimes(1);
  await randomMove(here, id, players, quickRng('looks'));
  there.matches.missed(); // the first read may still be in progress
  const late = await there.matches.get(id);
  expect(looks).toHaveBeenCalledTimes(2);
  expect(late).toEqual(await here.matches.get(id));
  for (const row of await Promise.all(early)) expect(row?.id).toBe(id);
  expect(await there.matches.get(id)).toEqual(late); // the older read must not replace the newer in the cache
  await Promise.all([here.close(), there.close()]);
  await place.remove();
});

describe.each(KINDS)('on %s', (kind) => {
  test('a change that is no move is worked out once for all spectators, and again after the next', async () => {
    const place = await DATABASES[kind]();
    const node = await openTestNode(place.address);
    const { id, players } = await startMatch(node);
    await randomMove(node, id, players, quickRng('crowd'));
    const [version, to] = [1 as Version, 0 as Version];
    const looks = vi.spyOn(node.engine, 'look');
    const crowd = () =>
      Promise.all(Array.from({ length: 30 }, (_, i) => node.pictures.update(id, `spectator ${i}`, version)));
    for (const seat of ['blue', 'white']) {
      const asked = await node.matches.askUndo(id, players[seat].id, { onVersion: version, to });
      expect(asked).toMatchObject({ ok: true });
      looks.mockClear();
      const told = await crowd();
      expect(looks).toHaveBeenCalledTimes(1);
      for (const update of told) expect(JSON.parse(update!.json)).toMatchObject({ version, undoAsked: { by: seat } });
    }
    looks.mockClear();
    looks.mockRejectedValueOnce(new Error('no answer'));
    await node.matches.answerUndo(id, players.blue.id, { onVersion: version, to, granted: false });
    await expect(crowd()).rejects.toThrow('no answer');
    expect(JSON.parse((await crowd())[0]!.json)).not.toHaveProperty('undoAsked'); // a failure is not remembered
    await node.close();
    await place.remove();
  });
});
