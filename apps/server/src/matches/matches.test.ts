import { commitmentOf, faultOf, type MatchId, type MatchUpdate, quickRng, type Version } from '@caravanserai/contract';
import { describe as describeState, replay, targi, parseGame } from '@caravanserai/targi';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guest, openTestNode, pictureFor, playOut, randomMove, startMatch, TERMS } from '../../test/play.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { hostOf } from '../games.ts';
import type { ServerNode } from '../node.ts';
import { newNonce } from './ids.ts';

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let node: ServerNode;
  let nowMs: number;
  const others: ServerNode[] = [];

  beforeEach(async () => {
    nowMs = 1_000_000;
    place = await DATABASES[kind]();
    node = await openTestNode(place.address, () => nowMs);
  });
  afterEach(async () => {
    await Promise.all([node, ...others.splice(0)].map((open) => open.close()));
    await place.remove();
  });

  async function anotherNode(): Promise<ServerNode> {
    const other = await openTestNode(place.address, () => nowMs);
    others.push(other);
    return other;
  }

  test('a whole game: everyone hears of every move, the end is counted, and the log replays to it', async () => {
    const { id, players } = await startMatch(node);
    const heard: number[] = [];
    node.matches.onChange(({ match, version }) => (match === id ? heard.push(version) : undefined));
    const moves = await playOut(node, id, players, 'whole');
    const over = await pictureFor(node, id, players.blue.id);
    expect(over).toMatchObject({ status: 'over', version: moves + 1, result: { by: 'play' } });
    expect(heard.at(-1)).toBe(moves + 1);
    expect(over.log).toHaveLength(moves + 1);
    const seed = over.fairness.seed ?? '';
    const record = {
      rulesVersion: targi.rulesVersion,
      seed,
      options: over.terms.options,
      players: { blue: 'a', white: 'b' },
      moves: over.log.flatMap((entry) => (entry.kind === 'move' ? [entry.move] : [])),
    };
    const again = replay(record as Parameters<typeof replay>[0] & object);
    expect(again.ok).toBe(true);
    const turns = record.moves.map((move) => ({ seat: '', move }));
    const file = hostOf('targi')!.notation({ ...record, moves: turns });
    expect(parseGame(file).ok).toBe(true);
    expect((await node.store.ratings.get(players.blue.id, 'targi'))?.games).toBe(1);
  });

  test('the shuffle can be checked afterwards, and the secret is nowhere before', async () => {
    const { id, players } = await startMatch(node);
    const before = await pictureFor(node, id, players.blue.id);
    const row = await node.store.matches.get(id);
    expect(before.fairness).toEqual({
      commitment: commitmentOf(row!.secret),
      nonces: { blue: expect.any(String), white: expect.any(String) },
    });
    expect(JSON.stringify(before)).not.toContain(row!.secret);
    await node.matches.resign(id, players.blue.id);
    const { fairness } = await pictureFor(node, id, players.white.id);
    const nonces = ['blue', 'white'].map((seat) => fairness.nonces[seat]);
    const shown = { commitment: before.fairness.commitment, seed: fairness.seed! };
    expect(faultOf({ matchId: id, secret: fairness.secret!, nonces }, shown)).toBeUndefined();
  });

  test('the same key twice: one move, one answer', async () => {
    const { id, players } = await startMatch(node);
    const seat = (await node.matches.get(id))!.toAct[0];
    const { play, version } = await pictureFor(node, id, players[seat].id);
    const request = { onVersion: version, moves: [play!.moves[0]], key: 'k1' };
    const first = await node.matches.play(id, players[seat].id, request);
    const second = await node.matches.play(id, players[seat].id, request);
    expect(first).toEqual({ ok: true, value: 1 });
    expect(second).toEqual(first);
    expect(await node.store.matches.entries(id, 0)).toHaveLength(1);
  });

  test('a key belongs to its seat and to what was sent with it', async () => {
    const { id, players } = await startMatch(node);
    const moveWith = async (key: string) => {
      const seat = (await node.matches.get(id))!.toAct[0];
      const { play, version } = await pictureFor(node, id, players[seat].id);
      const request = { onVersion: version, moves: [play!.moves[0]], key };
      return { seat, request, done: await node.matches.play(id, players[seat].id, request) };
    };
    const first = await moveWith('1');
    const second = await moveWith('1'); // both use the same key
    expect([first.done, second.done]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ]);
    expect(second.seat).not.toBe(first.seat);
    const third = await moveWith('1');
    expect(third.done).toEqual({ ok: false, error: { code: 'key-reused', current: 2 } });
    const late = { ...first.request, moves: [{ type: 'end' }] };
    expect(await node.matches.play(id, players[first.seat].id, late)).toMatchObject({ error: { code: 'key-reused' } });
    const [move] = first.request.moves as [object];
    const reordered = [Object.fromEntries(Object.entries(move).toReversed())];
    const again = { ...first.request, moves: reordered };
    expect(await node.matches.play(id, players[first.seat].id, again)).toEqual({ ok: true, value: 1 });
  });

  test('a node that has not heard of the start takes a legal first move', async () => {
    const other = await anotherNode();
    vi.spyOn(other.bus, 'send').mockResolvedValue(); // other nodes receive no message of its changes
    const [ada, bo] = [await guest(node, 'ada'), await guest(node, 'bo')];
    const created = await node.matches.create(ada, TERMS);
    const id = created.ok ? created.value : ('' as MatchId);
    await node.matches.sit(id, ada, { nonce: newNonce(), seat: 'blue' });
    await node.matches.get(id);
    await other.matches.sit(id, bo, { nonce: newNonce() });
    expect((await node.matches.get(id))!.status).toBe('open'); // in its cache
    const [seat] = (await other.matches.get(id))!.toAct;
    const user = seat === 'blue' ? ada.id : bo.id;
    const { play } = await pictureFor(other, id, user);
    const request = { onVersion: 0 as Version, moves: [play!.moves[0]], key: 'first' };
    expect(await node.matches.play(id, user, request)).toEqual({ ok: true, value: 1 });
  });

  test('a match by rules of another version is neither played on nor shown, and says why', async () => {
    const { id, players } = await startMatch(node);
    const row = await node.store.matches.get(id);
    vi.spyOn(node.store.matches, 'get').mockResolvedValue({ ...row!, rulesVersion: row!.rulesVersion + 1 });
    node.matches.missed();
    const request = { onVersion: 0 as Version, moves: [{ type: 'end' }], key: 'k' };
    const [seat] = row!.toAct;
    expect(await node.matches.play(id, players[seat].id, request)).toMatchObject({ error: { code: 'other-rules' } });
    await expect(pictureFor(node, id, players[seat].id)).rejects.toThrow('follows rules');
  });

  test('a slow reading from before a move does not take the place of the move', async () => {
    const { id, players } = await startMatch(node);
    const read = node.store.matches.get.bind(node.store.matches);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((done) => void (answer = done));
    vi.spyOn(node.store.matches, 'get').mockImplementationOnce(async (asked) => {
      const row = await read(asked);
      await held;
      return row;
    });
    node.matches.missed(); // empties the cache: the next request reads the database
    const slow = node.matches.get(id);
    node.matches.missed(); // a request after another message does not reuse that read
    await randomMove(node, id, players, quickRng('slow'));
    answer();
    expect((await slow)?.version).toBe(0);
    expect((await node.matches.get(id))?.version).toBe(1);
  });

  test('a stale version, another one’s turn, a stranger, nonsense: each has its code, and nothing happens', async () => {
    const { id, players } = await startMatch(node);
    const seat = (await node.matches.get(id))!.toAct[0];
    const other = seat === 'blue' ? 'white' : 'blue';
    const { play } = await pictureFor(node, id, players[seat].id);
    const moves = [play!.moves[0]];
    const stranger = await guest(node, 'stranger');
    const on = (onVersion: number, request: readonly unknown[] = moves) => ({
      onVersion: onVersion as Version,
      moves: request,
      key: newNonce(),
    });
    const codes = await Promise.all([
      node.matches.play(id, players[seat].id, on(7)),
      node.matches.play(id, players[other].id, on(0)),
      node.matches.play(id, stranger.id, on(0)),
      node.matches.play(id, players[seat].id, on(0, [{ type: 'place', at: 99 }])),
      node.matches.play(id, players[seat].id, on(0, [{ type: 'place', at: 4 }])),
      node.matches.play(id, players[seat].id, on(0, [])),
      node.matches.play(id, players[seat].id, on(0, [...moves, { type: 'end' }])),
      node.matches.play('nowhere' as MatchId, players[seat].id, on(0)),
    ]);
    expect(codes.map((done) => (done.ok ? 'ok' : done.error.code))).toEqual([
      'stale-version',
      'not-your-turn',
      'not-seated',
      'malformed',
      'illegal',
      'malformed',
      'not-your-turn',
      'not-found',
    ]);
    expect(await node.store.matches.entries(id, 0)).toEqual([]);
  });

  test('two nodes at once on the same version: one move is taken, the other is told the version', async () => {
    if (kind === 'sqlite') return; // SQLite allows a single node
    const other = await anotherNode();
    const { id, players } = await startMatch(node);
    for (let round = 0; round < 20; round++) {
      const seat = (await node.store.matches.get(id))!.toAct[0];
      if (seat === undefined) break;
      const { play, version } = await pictureFor(node, id, players[seat].id);
      const send = (at: ServerNode, i: number) =>
        at.matches.play(id, players[seat].id, {
          onVersion: version,
          moves: [play!.moves[i % play!.moves.length]],
          key: newNonce(),
        });
      const outcomes = await Promise.all([send(node, 0), send(other, 1)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const refused = outcomes.find(({ ok }) => !ok);
      expect(refused).toEqual({ ok: false, error: { code: 'stale-version', current: version + 1 } });
      await waitFor(async () => (await node.matches.get(id))?.version === version + 1);
      await waitFor(async () => (await other.matches.get(id))?.version === version + 1);
    }
  });

  test('a node that stopped between writing and telling: nothing is lost, nothing twice', async () => {
    const { id, players } = await startMatch(node);
    const rng = quickRng('stop');
    for (let i = 0; i < 10; i++) await randomMove(node, id, players, rng);
    const seat = (await node.matches.get(id))!.toAct[0];
    const { play, version } = await pictureFor(node, id, players[seat].id);
    const request = { onVersion: version, moves: [play!.moves[0]], key: 'once' };
    await node.matches.play(id, players[seat].id, request);
    const next = await anotherNode(); // has nothing cached
    expect((await pictureFor(next, id, players.blue.id)).version).toBe(11);
    expect(await next.matches.play(id, players[seat].id, request)).toEqual({ ok: true, value: 11 });
    expect(await next.store.matches.entries(id, 0)).toHaveLength(11);
    await playOut(next, id, players, 'on');
    expect((await pictureFor(next, id, players.blue.id)).status).toBe('over');
  });

  test('what a viewer gets holds nothing that is hidden from them', async () => {
    const { id, players } = await startMatch(node);
    const rng = quickRng('leak');
    for (let moves = 0; moves < 60 && (await randomMove(node, id, players, rng)); moves++) {
      const match = (await node.matches.get(id))!;
      const truth = await truthOf(id);
      for (const viewer of [players.blue.id, players.white.id, 'nobody']) {
        const picture = await pictureFor(node, id, viewer);
        const seat = match.seats.find(({ person }) => person.id === viewer)?.seat ?? 'spectator';
        expect(picture.viewer).toBe(seat);
        expect(picture.play!.view).toEqual(JSON.parse(JSON.stringify(targi.view(truth, seat as 'blue'))));
        const other = seat === 'blue' ? 'white' : 'blue';
        const hand = describeState(truth)[other].hand;
        const { json } = (await node.pictures.update(id, viewer, (picture.version - 1) as Version))!;
        const update = JSON.parse(json) as MatchUpdate;
        expect(update).toMatchObject({ id, version: picture.version, viewer: seat, seats: picture.seats });
        expect(update.play).toEqual(picture.play);
        expect(update.log).toEqual(picture.log.slice(-1));
        for (const text of [JSON.stringify(picture.log), json]) {
          expect(text).not.toContain(match.secret);
          if (hand?.secret)
            expect(text).not.toMatch(new RegExp(`"type":"(tribeDrawn|kept)","seat":"${other}","card":"${hand.card}"`));
        }
      }
    }
  });

  async function truthOf(id: MatchId) {
    const match = (await node.store.matches.get(id))!;
    const { seedFor } = await import('./table.ts');
    const moves = (await node.store.matches.entries(id, 0)).flatMap((e) => (e.kind === 'move' ? [e.body] : []));
    const played = replay({
      rulesVersion: 1,
      seed: seedFor(match),
      options: match.terms.options,
      players: { blue: '', white: '' },
      moves,
    } as Parameters<typeof replay>[0]);
    if (!played.ok) throw new Error('the log replays');
    return played.value.end;
  }

  test('undo by consent: the position comes back, the log keeps both', async () => {
    const { id, players } = await startMatch(node);
    const rng = quickRng('undo');
    for (let i = 0; i < 3; i++) await randomMove(node, id, players, rng);
    const before = (await pictureFor(node, id, players.blue.id)).play!.view;
    await randomMove(node, id, players, rng);
    const asker = 'blue';
    const request = (onVersion: number, to: number) => ({ onVersion: onVersion as Version, to: to as Version });
    const ask = (onVersion: number, to: number) => node.matches.askUndo(id, players[asker].id, request(onVersion, to));
    const grant = (seat: string, onVersion: number, to: number) =>
      node.matches.answerUndo(id, players[seat].id, { ...request(onVersion, to), granted: true });
    expect(await ask(3, 2)).toMatchObject({ error: { code: 'stale-version', current: 4 } }); // not the version that was agreed to
    expect(await ask(4, 3)).toEqual({ ok: true, value: undefined });
    expect(await grant(asker, 4, 3)).toMatchObject({ error: { code: 'not-now' } });
    expect(await grant('white', 4, 2)).toMatchObject({ error: { code: 'not-now', detail: 'that is not asked for' } });
    expect(await grant('white', 3, 3)).toMatchObject({ error: { code: 'stale-version' } });
    expect(await grant('white', 4, 3)).toEqual({ ok: true, value: undefined });
    const after = await pictureFor(node, id, players.blue.id);
    expect(after.play!.view).toEqual(before);
    expect(after.log.at(-1)).toMatchObject({ kind: 'undo', to: 3 });
    expect(after.version).toBe(5);
    await playOut(node, id, players, 'after undo');
    expect((await pictureFor(await anotherNode(), id, players.blue.id)).status).toBe('over');
  });

  test('clocks: time runs for the one to act, the increment is earned, and a claim counts when it is up', async () => {
    const { id, players } = await startMatch(node, { clock: { kind: 'live', baseS: 60, incrementS: 5 } });
    const rng = quickRng('clock');
    const first = (await node.matches.get(id))!.toAct[0];
    const other = first === 'blue' ? 'white' : 'blue';
    nowMs += 10_000;
    await randomMove(node, id, players, rng);
    expect((await node.matches.get(id))!.clock).toEqual({
      remainingMs: { [first]: 55_000, [other]: 60_000 },
      running: other,
      atMs: nowMs,
    });
    nowMs += 59_000;
    expect(await node.matches.claim(id, players[first].id, async () => false)).toMatchObject({
      error: { code: 'not-now' },
    });
    nowMs += 2_000;
    expect(await node.matches.claim(id, players[other].id, async () => false)).toMatchObject({
      error: { code: 'not-now' },
    });
    expect((await node.matches.claim(id, players[first].id, async () => false)).ok).toBe(true);
    const { result, clock } = (await node.matches.get(id))!;
    expect(result).toEqual({ winners: [first], by: 'time', uncounted: 'too-short' });
    expect(clock!.remainingMs).toEqual({ [first]: 55_000, [other]: 0 }); // the player who lost on time has none left
  });

  test('with days for a move nobody loses by being away, only by the deadline', async () => {
    const { id, players } = await startMatch(node, { clock: { kind: 'days', days: 2 } });
    const [late] = (await node.matches.get(id))!.toAct;
    const waiting = late === 'blue' ? 'white' : 'blue';
    nowMs += 47 * 3_600_000;
    expect(await node.matches.claim(id, players[waiting].id, async () => true)).toMatchObject({
      error: { code: 'not-now' },
    });
    nowMs += 2 * 3_600_000;
    expect((await node.matches.claim(id, players[waiting].id, async () => true)).ok).toBe(true);
    expect((await node.matches.get(id))!.result).toEqual({ winners: [waiting], by: 'time', uncounted: 'too-short' });
  });

  test('who has been gone for long can be beaten; a game that hardly began can be called off', async () => {
    const { id, players } = await startMatch(node);
    expect((await node.matches.abort(id, players.blue.id)).ok).toBe(true);
    expect((await node.matches.get(id))!.status).toBe('aborted');
    expect(await node.store.ratings.get(players.blue.id, 'targi')).toBeUndefined();

    const second = await startMatch(node);
    const rng = quickRng('gone');
    for (let i = 0; i < 2; i++) await randomMove(node, second.id, second.players, rng);
    expect(await node.matches.abort(second.id, second.players.blue.id)).toMatchObject({ error: { code: 'not-now' } });
    const [late] = (await node.matches.get(second.id))!.toAct;
    const waiting = late === 'blue' ? 'white' : 'blue';
    expect(
      (await node.matches.claim(second.id, second.players[waiting].id, async (_match, seat) => seat === late)).ok,
    ).toBe(true);
    expect((await node.matches.get(second.id))!.result).toMatchObject({ by: 'absence', winners: [waiting] });
  });

  test('against a bot of the server: it takes its seat and moves, also after a restart', async () => {
    const ada = await guest(node, 'ada');
    const created = await node.matches.create(ada, { ...TERMS, rated: false });
    const id = created.ok ? created.value : ('' as MatchId);
    await node.matches.sit(id, ada, { nonce: newNonce(), seat: 'blue' });
    expect(await node.serverBots.sit(id, 'targi', 'nobody')).toMatchObject({ error: { code: 'malformed' } });
    expect(await node.serverBots.sit(id, 'targi', 'shepherd')).toEqual({ ok: true, value: 'white' });
    for (let moves = 0; moves < 6; moves++) {
      await waitFor(async () => (await node.matches.get(id))!.toAct[0] === 'blue');
      const { play, version } = await pictureFor(node, id, ada.id);
      const key = `house ${version + 1} white`; // a player's key cannot collide with a move of the server
      const request = { onVersion: version, moves: [play!.moves[0]], key };
      expect((await node.matches.play(id, ada.id, request)).ok).toBe(true);
    }
    await node.serverBots.close();
    await waitFor(async () => true);
    const next = await anotherNode();
    await next.serverBots.wake();
    await waitFor(async () => (await next.matches.get(id))!.toAct[0] === 'blue');
  });
});

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10)); // the test's own timeout ends it
}
