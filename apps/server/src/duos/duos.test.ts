import { type Duo, type DuoListed, type DuoShown, quickRng } from '@caravanserai/contract';
import { type GameRecord, makeGame, type Move, type Seat, type State, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { type TestServer, type Visitor } from '../../test/testServer.ts';
import { keepServers } from '../../test/servers.ts';
import { KINDS } from '../../test/stores.ts';
import { DUOS } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const servers = keepServers();
const { open } = servers;

async function newDuo(host: Visitor, body: object = {}): Promise<string> {
  const made = await host.post('/duos', body);
  expect(made.status).toBe(200);
  return made.body.id;
}

async function newPair(
  server: TestServer,
): Promise<{ readonly id: string; readonly ada: Visitor; readonly bo: Visitor }> {
  const [ada, bo] = [await server.visitor(), await server.visitor()];
  const id = await newDuo(ada);
  expect((await bo.post(`/duos/${id}/join`)).body).toEqual({ id });
  return { id, ada, bo };
}

async function shown(visitor: Visitor, id: string): Promise<DuoShown> {
  return (await visitor.get(`/duos/${id}`)).body;
}

async function tableOf(visitor: Visitor, id: string): Promise<Duo> {
  const { table } = await shown(visitor, id);
  expect(table).toBeDefined();
  return table!;
}

async function listOf(visitor: Visitor): Promise<readonly DuoListed[]> {
  return (await visitor.get('/mine/duos')).body;
}

async function code(answer: Promise<{ readonly status: number; readonly body: { readonly code?: string } }>) {
  const { status, body } = await answer;
  return status === 200 ? 'ok' : body.code;
}

/** Opens the next game, and both sit down. */
async function nextGame(opener: Visitor, other: Visitor, id: string, game = 'targi'): Promise<string> {
  const { match } = (await opener.post(`/duos/${id}/next`, { game })).body;
  for (const visitor of [opener, other]) {
    expect(await code(visitor.post(`/matches/${match}/sit`, { nonce: newNonce() }))).toBe('ok');
  }
  return match;
}

/** A finished game of one device; the moves depend on the seed. */
function playedOut(seed: string, players: GameRecord['players']) {
  const rng = quickRng(seed);
  const moves: Move[] = [];
  let state = targi.init(targi.defaultOptions, seed);
  for (let [seat] = targi.toAct(state); seat !== undefined; [seat] = targi.toAct(state)) {
    const listed = legalMoves(state, seat);
    const move = listed[rng.next() % listed.length]!;
    const played = targi.play(state, seat, move);
    if (!played.ok) throw new Error('a listed move is legal');
    moves.push(move);
    state = played.value.state;
  }
  const view = targi.view(state, 'spectator');
  return {
    text: makeGame({ rulesVersion: targi.rulesVersion, seed, options: targi.defaultOptions, players, moves }),
    score: targi.score(state),
    displays: { blue: view.blue.display.flat(), white: view.white.display.flat() },
  };
}

function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (targi.moves.kind !== 'listed') throw new Error('Targi lists its moves');
  return targi.moves.list(state, seat);
}

/** False once the game is over or it is the other player's turn. */
async function moved(visitor: Visitor, match: string): Promise<boolean> {
  const { version, play } = await visitor.picture(match);
  const move = play?.moves.at(-1);
  if (move === undefined) return false;
  return (
    (await visitor.post(`/matches/${match}/play`, { onVersion: version, moves: [move], key: newNonce() })).status ===
    200
  );
}

describe.each(KINDS)('%s', (kind) => {
  test('an invitation shows who invites; the link joins one player, and tells nobody else who is there', async () => {
    const server = await open(kind);
    const [ada, bo, cy] = [await server.visitor(), await server.visitor(), await server.visitor()];
    const id = await newDuo(ada);
    expect(await tableOf(ada, id)).toMatchObject({ chair: 'free', isHost: true, games: [], scores: [] });
    const host = await ada.me();
    expect(await shown(bo, id)).toEqual({ id, host });

    const nobody = await server.visitor();
    nobody.cookie = undefined;
    expect(await shown(nobody, id)).toEqual({ id, host });
    expect(await code(nobody.post(`/duos/${id}/join`))).toBe('unauthorized');

    expect((await bo.post(`/duos/${id}/join`)).body).toEqual({ id });
    expect((await bo.post(`/duos/${id}/join`)).body).toEqual({ id }); // retried
    expect(await tableOf(bo, id)).toMatchObject({ chair: 'taken', isHost: false, other: host });
    for (const stranger of [cy, nobody]) {
      const { status, body } = await stranger.get(`/duos/${id}`);
      expect([status, body]).toEqual([409, { code: 'seat-taken' }]);
    }
    for (const request of [`join`, `leave`, `link`]) {
      expect(['seat-taken', 'not-found']).toContain(await code(cy.post(`/duos/${id}/${request}`)));
    }
    expect(await code(cy.post(`/duos/${id}/next`, { game: 'targi' }))).toBe('not-found');
    expect(await code(cy.get(`/duos/${id}/games`))).toBe('not-found');
    expect(await code(cy.get(`/duos/${'A'.repeat(22)}`))).toBe('not-found');
  });

  test('many players at once, on two nodes: one joins', async () => {
    const database = await servers.database(kind);
    const one = await open(kind, database);
    const two = kind === 'postgres' ? await open(kind, database) : one; // SQLite has one node
    const ada = await one.visitor();
    const id = await newDuo(ada);
    const others = await Promise.all(Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? one : two).visitor()));
    const codes = await Promise.all(others.map((visitor) => code(visitor.post(`/duos/${id}/join`))));
    expect(codes.toSorted()).toEqual(['ok', ...Array.from({ length: 7 }, () => 'seat-taken')]);
    const joined = others[codes.indexOf('ok')]!;
    expect((await tableOf(ada, id)).other).toEqual(await joined.me());
  });

  test('the host renews the link while the chair is free', async () => {
    const server = await open(kind);
    const [ada, bo] = [await server.visitor(), await server.visitor()];
    const old = await newDuo(ada);
    expect(await code(bo.post(`/duos/${old}/link`))).toBe('not-found');
    const { id } = (await ada.post(`/duos/${old}/link`)).body;
    expect(id).not.toBe(old);
    expect(await code(bo.post(`/duos/${old}/join`))).toBe('not-found');
    expect(await code(bo.post(`/duos/${id}/join`))).toBe('ok');
    expect(await code(ada.post(`/duos/${id}/link`))).toBe('wrong-status');
  });

  test('the score has all games of the two, also those from before the table and those of a guest who takes a name', async () => {
    const server = await open(kind);
    const { id: first, blue: ada, white: bo } = await server.table({ rated: false });
    await ada.post(`/matches/${first}/resign`);
    const cy = await server.visitor();
    const other = (await cy.post('/matches', { terms: { ...(await cy.picture(first)).terms, visibility: 'public' } }))
      .body;
    await cy.post(`/matches/${other.id}/sit`, { nonce: newNonce() });
    await ada.post(`/matches/${other.id}/sit`, { nonce: newNonce() });
    await cy.post(`/matches/${other.id}/resign`); // of another pair

    const id = await newDuo(ada, { match: first });
    expect(await listOf(bo)).toMatchObject([{ id, chair: 'offered', isInvitation: true }]);
    expect((await shown(bo, id)).table).toBeUndefined();
    expect(await code(cy.post(`/duos/${id}/join`))).toBe('seat-taken');
    expect(await newDuo(bo, { match: first })).toBe(id); // accepts
    expect(await tableOf(bo, id)).toMatchObject({
      chair: 'taken',
      scores: [{ game: 'targi', won: 1, drawn: 0, lost: 0 }],
      games: [{ match: first, outcome: 'won', by: 'resignation' }],
      hasMore: false,
    });
    await bo.post('/account', { name: 'Bodo', password: 'a long password' });
    expect(await tableOf(bo, id)).toMatchObject({ scores: [{ won: 1 }] });
    expect(await tableOf(ada, id)).toMatchObject({ scores: [{ lost: 1 }], other: { name: 'Bodo' } });
  });

  test('the next game has a seat for both, and they change seats; both asking at once get one table', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    const asked = await Promise.all(
      [ada, bo, ada, bo].map((visitor) => visitor.post(`/duos/${id}/next`, { game: 'targi' })),
    );
    const matches = new Set(asked.map(({ body }) => body.match));
    expect(matches.size).toBe(1);
    const [match] = matches;
    expect(await code((await server.visitor()).post(`/matches/${match}/sit`, { nonce: newNonce() }))).toBe('forbidden');
    for (const visitor of [ada, bo]) await visitor.post(`/matches/${match}/sit`, { nonce: newNonce() });
    const { viewer, terms } = await ada.picture(match);
    expect(terms).toMatchObject({ visibility: 'private', rated: false, options: { first: 'blue' } });
    expect((await tableOf(bo, id)).running.map(({ id: running }) => running)).toEqual([match]);

    await bo.post(`/matches/${match}/resign`);
    const second = await nextGame(bo, ada, id);
    expect((await ada.picture(second)).viewer).not.toBe(viewer);
    expect((await tableOf(ada, id)).scores).toMatchObject([{ game: 'targi', won: 1, lost: 0 }]);
    expect((await server.node.store.matches.keptFor((await bo.me()).id, 9)).length).toBe(0);
  });

  test('one leaves: the other keeps the score, and the first can return; when both have left, nothing is left', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    await ada.post(`/matches/${await nextGame(ada, bo, id)}/resign`);
    await bo.post(`/duos/${id}/leave`);
    expect(await listOf(bo)).toEqual([]);
    expect((await shown(bo, id)).table).toBeUndefined();
    expect(await tableOf(ada, id)).toMatchObject({ chair: 'left', scores: [{ lost: 1 }] });
    expect(await code(ada.post(`/duos/${id}/next`, { game: 'targi' }))).toBe('wrong-status');
    expect(await code((await server.visitor()).post(`/duos/${id}/join`))).toBe('seat-taken');
    expect(await code(bo.post(`/duos/${id}/join`))).toBe('ok');
    expect(await tableOf(ada, id)).toMatchObject({ chair: 'taken' });
    await ada.post(`/duos/${id}/leave`);
    await bo.post(`/duos/${id}/leave`);
    expect(await code(ada.get(`/duos/${id}`))).toBe('not-found');
  });

  test('two who have a table already come to it by any other link', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    const other = await newDuo(bo);
    expect((await ada.post(`/duos/${other}/join`)).body).toEqual({ id });
    expect(await code(bo.get(`/duos/${other}`))).toBe('not-found');
    expect((await listOf(bo)).map((one) => one.id)).toEqual([id]);
  });

  test('a deleted account leaves its tables', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    const alone = await newDuo(bo);
    await bo.post('/account', { name: 'Bodo', password: 'a long password' });
    expect(await code(bo.ask('DELETE', '/account', { password: 'a long password' }))).toBe('ok');
    expect(await tableOf(ada, id)).toMatchObject({ chair: 'left', other: { name: '', kind: 'guest' } });
    expect(await code(ada.get(`/duos/${alone}`))).toBe('not-found');
  });

  test('a game of one device is replayed, stored without names and counted once; either player can remove it', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    const { text, score } = playedOut('device', { blue: 'Ada at home', white: 'Bo at home' });
    const added = { game: 'targi', text, seat: 'blue', playedMs: 1000 };
    const path = `/duos/${id}/games`;
    const [first, again] = await Promise.all([ada.post(path, added), bo.post(path, { ...added, seat: 'white' })]);
    expect(first.body).toEqual(again.body);
    const { key } = first.body;
    const { winner, blue, white } = score;
    const [own, other] = [blue.total, white.total];
    const outcome = winner === 'blue' ? 'won' : winner === 'white' ? 'lost' : 'drawn';
    expect(await tableOf(ada, id)).toMatchObject({
      games: [{ key, game: 'targi', atMs: 1000, outcome, points: { own, other }, by: 'play' }],
      scores: [{ points: { own, other } }],
    });
    expect((await tableOf(bo, id)).scores[0]?.points).toEqual({ own: other, other: own });
    const stored = (await bo.get(`${path}/${key}`)).body.text;
    expect(stored).toContain('[Result');
    expect(stored).not.toContain('at home');

    const cheated = text.replace(/\[Seed "[^"]*"\]/, '[Seed "another"]');
    const unfinished = text
      .split('\n')
      .slice(0, -4)
      .join('\n')
      .replace(/\[Result.*\n/, '');
    const withBot = text.replace('Bo at home', 'guide');
    for (const wrong of ['x', cheated, unfinished, withBot]) {
      expect(await code(ada.post(path, { ...added, text: wrong }))).toBe('malformed');
    }
    expect(await code(ada.post(path, { ...added, seat: 'red' }))).toBe('malformed');
    expect(await code(ada.post(path, { ...added, game: 'targets' }))).toBe('malformed');
    const cy = await server.visitor();
    expect(await code(cy.post(path, added))).toBe('not-found');
    expect(await code(cy.get(`${path}/${key}`))).toBe('not-found');
    expect(await code(cy.ask('DELETE', `${path}/${key}`))).toBe('not-found');
    expect(await code(cy.get(`/duos/${id}/cards`))).toBe('not-found');

    expect(await code(bo.ask('DELETE', `${path}/${key}`))).toBe('ok');
    expect(await tableOf(ada, id)).toMatchObject({ games: [], scores: [] });
  });

  test('games of one device at a table with a free chair move to the table that the two have', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    const alone = await newDuo(bo);
    const { text } = playedOut('moves', { blue: 'a', white: 'b' });
    for (const duo of [id, alone])
      await bo.post(`/duos/${duo}/games`, { game: 'targi', text, seat: 'white', playedMs: 1 });
    const other = playedOut('moves too', { blue: 'a', white: 'b' });
    await bo.post(`/duos/${alone}/games`, { game: 'targi', text: other.text, seat: 'white', playedMs: 2 });
    await ada.post(`/duos/${alone}/join`);
    expect((await tableOf(ada, id)).games).toHaveLength(2);
  });

  test('favourite cards: those that a player has at the end of several games', async () => {
    const server = await open(kind);
    const { id, ada, bo } = await newPair(server);
    const cards = new Map<string, number>();
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { text, displays } = playedOut(seed, { blue: 'a', white: 'b' });
      await ada.post(`/duos/${id}/games`, { game: 'targi', text, seat: 'blue', playedMs: 1 });
      for (const card of displays.blue) cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    const [shown] = (await ada.get(`/duos/${id}/cards`)).body;
    expect(shown).toMatchObject({ game: 'targi', games: 5 });
    for (const { card, games } of shown.own) expect([card, games]).toEqual([card, cards.get(card)]);
    expect(shown.own.length).toBe(Math.min(5, [...cards.values()].filter((count) => count > 1).length));
    expect((await bo.get(`/duos/${id}/cards`)).body).toEqual([{ ...shown, own: shown.other, other: shown.own }]);

    const match = await nextGame(ada, bo, id);
    while ((await moved(ada, match)) || (await moved(bo, match)));
    expect((await ada.get(`/duos/${id}/cards`)).body).toMatchObject([{ games: 6 }]);
  });

  test('a table that nobody has joined is deleted after 90 days, and no other', async () => {
    const server = await open(kind);
    const { id, ada } = await newPair(server);
    const lonely = await newDuo(ada);
    const afterDays = async (days: number) => {
      server.tick(days * 86_400_000);
      await server.node.sweep.now();
      return Promise.all([id, lonely].map((one) => server.node.duos.show(one, undefined)));
    };
    const [taken, gone] = [{ error: { code: 'seat-taken' } }, { error: { code: 'not-found' } }];
    expect(await afterDays(89)).toMatchObject([taken, { ok: true }]);
    expect(await afterDays(2)).toMatchObject([taken, gone]);
  });

  test(`a player has at most ${DUOS} tables`, async () => {
    const server = await open(kind);
    const [ada, bo] = [await server.visitor(), await server.visitor()];
    const made = await Promise.all(Array.from({ length: DUOS + 3 }, () => code(ada.post('/duos', {}))));
    expect(made.filter((one) => one === 'ok')).toHaveLength(DUOS);
    expect(made.filter((one) => one === 'too-many-games')).toHaveLength(3);
    const id = await newDuo(bo);
    expect(await code(ada.post(`/duos/${id}/join`))).toBe('too-many-games');
  });
});
