import { quickRng, type Version } from '@caravanserai/contract';
import { expect, test, vi } from 'vitest';
import { openTestNode, pictureFor, randomMove, startMatch } from '../../test/play.ts';
import { DATABASES } from '../../test/stores.ts';

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
    there.matches.missed(); // its word would have come by now
    for (const viewer of viewers) {
      const update = await there.pictures.update(id, viewer, from as Version);
      const { play, log, version } = await pictureFor(here, id, viewer);
      expect(JSON.parse(update!.json)).toMatchObject({ version, play: JSON.parse(JSON.stringify(play)) });
      expect(JSON.parse(update!.json).log).toEqual(JSON.parse(JSON.stringify(log.slice(from))));
    }
    if (from > 30) break;
  }
  expect(told.mock.calls.length).toBe(wholeGames); // nobody was told the game from its start
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
  there.matches.missed(); // while the first look is perhaps still on its way
  const late = await there.matches.get(id);
  expect(looks).toHaveBeenCalledTimes(2);
  expect(late).toEqual(await here.matches.get(id));
  for (const row of await Promise.all(early)) expect(row?.id).toBe(id);
  expect(await there.matches.get(id)).toEqual(late); // what was read first is not remembered after it
  await Promise.all([here.close(), there.close()]);
  await place.remove();
});
