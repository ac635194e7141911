import { type MatchId, quickRng, type Version } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { longMatch, placeRequest, playWithUndos, undoOnce, wholeLog } from '../../test/longLogs.ts';
import { openTestNode, pictureFor, playOut, startMatch } from '../../test/play.ts';
import { DATABASES, KINDS, type TestDatabase } from '../../test/stores.ts';
import { LOG_PAGE, SEAT_LINES, UNDO_LINES, UNDOS } from '../limits/limits.ts';
import type { ServerNode } from '../node.ts';
import { Pictures } from './pictures.ts';

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let node: ServerNode;
  beforeEach(async () => {
    place = await DATABASES[kind]();
    node = await openTestNode(place.address);
  });
  afterEach(async () => {
    await node.close();
    await place.remove();
  });

  test('undos per player are limited; afterwards the game continues without them', async () => {
    const { id, players } = await startMatch(node);
    const rng = quickRng('undos');
    for (const seat of ['blue', 'white']) {
      for (let i = 0; i < UNDOS; i++) expect(await undoOnce(node, id, players, rng, seat)).toMatchObject({ ok: true });
      const detail = `a player has ${UNDOS} undos in a match`;
      expect(await undoOnce(node, id, players, rng, seat)).toEqual({
        ok: false,
        error: { code: 'undos-used', detail },
      });
    }
    await playOut(node, id, players, 'to the end');
    expect(await node.matches.get(id)).toMatchObject({ status: 'over', result: { by: 'play' } });
  });

  test('a log that is long already allows no undo, so that its game always fits under the limit of lines', async () => {
    const { id, players } = await longMatch(node, UNDO_LINES);
    expect(await undoOnce(node, id, players, quickRng('late'), 'blue')).toEqual({
      ok: false,
      error: { code: 'undos-used', detail: `no undo after ${UNDO_LINES} lines` },
    });
  });

  test('a seat that has written its lines can only end the match; the other plays on', async () => {
    const { id, players } = await longMatch(node, SEAT_LINES - 2);
    const play = (seat: string, onVersion: number, at: number) =>
      node.matches.play(id, players[seat].id, placeRequest(onVersion, at));
    expect(await play('blue', SEAT_LINES - 2, 5)).toEqual({ ok: true, value: SEAT_LINES - 1 });
    expect(await play('white', SEAT_LINES - 1, 2)).toEqual({ ok: true, value: SEAT_LINES });
    expect(await play('blue', SEAT_LINES, 6)).toEqual({ ok: true, value: SEAT_LINES + 1 });
    expect(await play('white', SEAT_LINES + 1, 3)).toEqual({ ok: true, value: SEAT_LINES + 2 });
    expect(await play('blue', SEAT_LINES + 2, 7)).toMatchObject({
      ok: false,
      error: { code: 'not-now', detail: `a seat has ${SEAT_LINES} lines in a match; it can still resign` },
    });
    const { key: _, ...ofTheServer } = placeRequest(SEAT_LINES + 2, 7); // for example a pass for a player who did not answer
    expect(await node.matches.play(id, players.blue.id, ofTheServer)).toMatchObject({ ok: true });
    expect((await node.matches.resign(id, players.blue.id)).ok).toBe(true);
    expect(await node.matches.get(id)).toMatchObject({ status: 'over', result: { winners: ['white'] } });
  });

  test('a picture has the latest lines, and older ones come in pages', async () => {
    const lines = LOG_PAGE * 5 + 7;
    const { id, players } = await longMatch(node, lines);
    const picture = await pictureFor(node, id, players.blue.id);
    expect(picture).toMatchObject({ version: lines, logFrom: LOG_PAGE * 4 });
    expect(picture.log.map(({ version }) => version)).toEqual(
      Array.from({ length: LOG_PAGE + 7 }, (_, i) => LOG_PAGE * 4 + i + 1),
    );
    const older = await node.pictures.logPage(id, players.blue.id, picture.logFrom);
    expect(older).toMatchObject({ logFrom: LOG_PAGE * 3 });
    expect(older?.log).toHaveLength(LOG_PAGE);
    const whole = await wholeLog(node, id, players.blue.id);
    expect(whole.map(({ version }) => version)).toEqual(Array.from({ length: lines }, (_, i) => i + 1));
    expect(await node.pictures.logPage(id, undefined, 0 as Version)).toEqual({ logFrom: 0, log: [] });
    expect(await node.pictures.logPage(id, undefined, 1_000_000 as Version)).toMatchObject({ logFrom: LOG_PAGE * 5 });
    expect(await node.pictures.logPage('none' as MatchId, undefined, 1 as Version)).toBeUndefined();
  });

  test('nothing replays a long log twice: not a picture, not a page, not a question for undo', async () => {
    const { id, players } = await longMatch(node, 10_001);
    await wholeLog(node, id, players.blue.id); // creates snapshots
    await expect.poll(() => node.store.matches.snapshot(id, (LOG_PAGE * 2) as Version)).toBeDefined();
    const read = vi.spyOn(node.store.matches, 'entries');
    node.matches.missed();
    await node.engine.forget(id);
    const { logFrom } = await pictureFor(node, id, players.blue.id);
    await node.pictures.logPage(id, players.white.id, logFrom);
    await node.pictures.moment(id, undefined, 5000 as Version);
    await node.matches.askUndo(id, players.blue.id, { onVersion: 10_001 as Version, to: 10_000 as Version });
    const lengths = await Promise.all(read.mock.results.map(async ({ value }) => (await value).length));
    expect(lengths.length).toBeGreaterThan(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(LOG_PAGE * 3);
    read.mockRestore();
  });

  test('pages that cut through what was undone come to the same as the whole log', async () => {
    const { id, players } = await startMatch(node);
    await playWithUndos(node, id, players, 120);
    const { store, matches, engine, now } = node;
    const mayWatch = async () => true;
    for (const person of [players.blue.id, players.white.id, 'a stranger']) {
      const whole = await wholeLog(node, id, person);
      expect(whole.some(({ kind: line }) => line === 'undo')).toBe(true);
      for (const logPage of [3, 7, 16]) {
        const pictures = new Pictures({
          matches,
          store: store.matches,
          ratings: store.ratings,
          engine,
          now,
          mayWatch,
          logPage,
        });
        const { log } = (await pictures.picture(id, person))!;
        expect(log.length).toBeLessThanOrEqual(2 * logPage);
        expect(await wholeLog(node, id, person, pictures)).toEqual(whole);
      }
    }
  });

  test('after an undo the state comes from a snapshot', async () => {
    const { id, players } = await startMatch(node);
    const rng = quickRng('snapshot');
    for (let i = 0; i < 3; i++) await undoOnce(node, id, players, rng, 'blue');
    const { version } = (await node.matches.get(id))!;
    expect(await node.store.matches.snapshot(id, version)).toMatchObject({ version });
  });
});
