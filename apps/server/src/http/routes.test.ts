import { faultOf, type MatchId } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, moveOn, openTestServer, Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { BOT_TOKENS } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';
import { RATING_POLICY } from '../ratings/policy.ts';
import { MOST_SIGMA } from '../ratings/ratings.ts';

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  describe('who one is', () => {
    test('a browser is a guest at once, and the same one when it comes again', async () => {
      const visitor = await server.visitor();
      const { me } = (await visitor.get('/me')).body;
      expect(me).toEqual({ id: expect.any(String), kind: 'guest', name: '' });
      const again = await visitor.post('/session', {});
      expect(again.body.me).toEqual(me);
    });

    test('the cookie is for us alone, and no answer is kept', async () => {
      const answer = await new Visitor(server.app).post('/session', { language: 'fr-CH' });
      expect(answer.headers['set-cookie']).toMatch(
        /^caravanserai=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body.language).toBe('fr');
    });

    test('blank, look-alike and reserved names are refused; names in all scripts are accepted', async () => {
      const take = async (name: string) =>
        (await server.visitor()).post('/account', { name, password: 'correct horse' });
      const word = Array.from(newNonce().slice(0, 8), (digit) => 'abcdefghjkmnopqr'[Number.parseInt(digit, 16)]).join(
        '',
      );
      expect((await take(`l${word}`)).status).toBe(200);
      expect(await take(`I${word}`)).toMatchObject({ status: 409, body: { code: 'name-taken' } });
      expect(await take(`L-${word.toUpperCase()}`)).toMatchObject({ status: 409, body: { code: 'name-taken' } });
      expect(await take('Moderator')).toMatchObject({ status: 409, body: { code: 'name-taken', detail: 'reserved' } });
      for (const name of ['\u3164\u3164\u3164', 'Аda', 'ab']) {
        expect(await take(name)).toMatchObject({
          status: 400,
          body: { code: 'malformed', detail: expect.stringContaining('name') },
        });
      }
      expect((await take('प्रिया शर्मा')).body.name).toBe('प्रिया शर्मा');
      expect((await take('สมชาย')).status).toBe(200);
    });

    test('a guest takes a name and keeps everything; others cannot take it; login and logout work', async () => {
      const { id, blue } = await server.table();
      const { id: person } = await blue.me();
      const name = `Ada ${newNonce().slice(0, 8)}`;
      const credentials = { name, password: 'correct horse' };
      expect((await blue.post('/account', credentials)).body).toEqual({ id: person, kind: 'account', name });
      const other = await server.visitor();
      const lookalike = { name: name.toUpperCase().replace(' ', '-'), password: 'another password' };
      expect(await other.post('/account', lookalike)).toMatchObject({ status: 409, body: { code: 'name-taken' } });
      expect((await blue.get('/mine')).body.map((match: { id: string }) => match.id)).toEqual([id]);

      const elsewhere = new Visitor(server.app);
      const wrong = await elsewhere.post('/login', { name, password: 'correct house' });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-password' } });
      expect((await elsewhere.post('/login', { ...credentials, name: 'nobody' })).body.code).toBe('wrong-password');
      expect((await elsewhere.post('/login', credentials)).body.me.id).toBe(person);
      const kept = elsewhere.cookie;
      expect((await elsewhere.post('/logout')).status).toBe(200);
      elsewhere.cookie = kept; // a thief who copied the cookie
      expect(await elsewhere.get('/me')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });

      const change = { old: 'correct horse', password: 'battery staple' };
      await elsewhere.post('/login', credentials);
      expect((await blue.put('/account/password', { ...change, old: 'wrong' })).body.code).toBe('wrong-password');
      expect((await blue.put('/account/password', change)).status).toBe(200);
      expect((await elsewhere.get('/me')).status).toBe(401);
      expect((await blue.get('/me')).status).toBe(200);
      expect((await blue.put('/account/name', { name: `${name}2`.slice(0, 20) })).status).toBe(200);
    });

    test('an account can be left for good', async () => {
      const { id, blue, white } = await server.table();
      await blue.post('/account', { name: `Gone ${newNonce().slice(0, 8)}`, password: 'correct horse' });
      for (const [visitor, text] of [[blue, 'my street is …'], [white, 'nice']] as const) await visitor.post(`/matches/${id}/chat`, { text }); // oxfmt-ignore
      expect((await blue.ask('DELETE', '/account', {})).body.code).toBe('wrong-password');
      expect((await blue.ask('DELETE', '/account', { password: 'correct horse' })).status).toBe(200);
      expect((await blue.get('/me')).status).toBe(401);
      expect((await white.picture(id)).seats[0].person?.name).not.toContain('Gone');
      expect((await white.get(`/matches/${id}/chat`)).body).toMatchObject([{ n: 2, text: 'nice' }]);
    });

    test('bots belong to accounts and play with tokens, which can be ended', async () => {
      const guest = await server.visitor();
      expect((await guest.post('/bots', { name: 'Robo 9' })).body.code).toBe('forbidden');
      await guest.post('/account', { name: `Maker ${newNonce().slice(0, 8)}`, password: 'correct horse' });
      const made = await guest.post('/bots', { name: `Robo ${newNonce().slice(0, 8)}` });
      expect(made.body.kind).toBe('bot');
      expect((await guest.get('/bots')).body).toEqual([{ ...made.body, notices: {} }]);
      const { token } = (await guest.post(`/bots/${made.body.id}/tokens`, { label: 'at home' })).body;
      const more = Array.from({ length: BOT_TOKENS }, () =>
        guest.post(`/bots/${made.body.id}/tokens`, { label: 'more' }),
      );
      const refused = (await Promise.all(more)).filter(({ status }) => status !== 200);
      expect(refused).toMatchObject([{ status: 429, body: { code: 'too-many', detail: 'tokens' } }]);
      const bot = new Visitor(server.app);
      bot.token = token;
      expect((await bot.me()).id).toBe(made.body.id);
      const stranger = await server.visitor();
      await stranger.post('/account', { name: `Other ${newNonce().slice(0, 8)}`, password: 'correct horse' });
      expect((await stranger.post(`/bots/${made.body.id}/tokens`, { label: 'mine' })).body.code).toBe('not-found');
      expect((await guest.ask('DELETE', `/bots/${made.body.id}/tokens`)).status).toBe(200);
      expect((await bot.get('/me')).status).toBe(401);
    });

    test('language and notices', async () => {
      const visitor = await server.visitor();
      expect((await visitor.put('/account/language', { language: 'de' })).status).toBe(200);
      const webhook = 'https://hooks.example.org/turn';
      expect((await visitor.put('/account/notices', { webhook })).status).toBe(200);
      expect((await visitor.get('/me')).body).toMatchObject({
        language: 'de',
        notices: { webhook },
        webhookSecret: expect.stringMatching(/^[\w-]{32}$/),
        canMail: false,
      });
      expect((await visitor.put('/account/notices', { email: 'a@example.org' })).body.code).toBe('not-now');
    });
  });

  describe('a match', () => {
    test('from an empty table to the end, with a file that proves the shuffle', async () => {
      const [ada, bo] = [await server.visitor(), await server.visitor()];
      const created = (await ada.post('/matches', { terms: BLUE_FIRST })).body;
      expect(created).toMatchObject({ status: 'open', version: 0, viewer: 'spectator', log: [] });
      expect(created.fairness).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), nonces: {} });
      const sat = await ada.post(`/matches/${created.id}/sit`, { nonce: newNonce(), seat: 'white' });
      expect(sat.body).toMatchObject({ status: 'open', viewer: 'white' });
      const again = await ada.post(`/matches/${created.id}/sit`, { nonce: newNonce() });
      expect(again).toMatchObject({ status: 409, body: { code: 'already-seated' } });
      const taken = await bo.post(`/matches/${created.id}/sit`, { nonce: newNonce(), seat: 'white' });
      expect(taken).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
      const started = await bo.post(`/matches/${created.id}/sit`, { nonce: newNonce() });
      expect(started.body).toMatchObject({ status: 'running', viewer: 'blue', play: { toAct: ['blue'] } });

      expect((await ada.get(`/matches/${created.id}/file`)).body.code).toBe('wrong-status');
      await moveOn(created.id, [bo, ada], 5);
      expect((await bo.post(`/matches/${created.id}/resign`)).body).toEqual({ version: 6 });
      const { body: file } = await new Visitor(server.app).get(`/matches/${created.id}/file?format=json`);
      expect(file).toMatchObject({ id: created.id, result: { winners: ['white'], by: 'resignation' } });
      expect(file.moves).toHaveLength(5);
      const { secret, nonces, seed } = file.fairness;
      const deal = { matchId: created.id, secret, nonces: [nonces.blue, nonces.white] };
      expect(faultOf(deal, { commitment: created.fairness.commitment, seed })).toBeUndefined();
      const notation = await ada.get(`/matches/${created.id}/file?format=notation`);
      expect(notation.headers['content-type']).toContain('text/plain');
      expect(notation.body).toBe(file.notation);
    });

    test('a move is taken once; out of turn, stale, illegal and malformed ones are told so', async () => {
      const { id, blue, white } = await server.table();
      const { version, play } = await blue.picture(id);
      const request = { onVersion: version, moves: [play!.moves[0]], key: 'once' };
      const url = `/matches/${id}/play`;
      expect((await blue.post(url, { ...request, moves: [{ type: 'place', at: 17 }] })).body).toEqual({
        code: 'malformed',
        at: 0,
        path: '/moves/0/at',
        detail: expect.stringContaining('request/moves/0/at must be one of 1, 2, 3'),
      });
      const moves = [{ type: 'raid', goods: {} }];
      expect((await blue.post(url, { ...request, moves })).body).toMatchObject({
        code: 'illegal',
        phase: 'place',
        at: 0,
      });
      expect((await blue.post(url, { ...request, key: 1 })).body).toEqual({
        code: 'malformed',
        path: '/key',
        detail: 'body/key must be a string',
      });
      const options = { first: 'green' };
      expect((await blue.post('/matches', { terms: { ...BLUE_FIRST, options } })).body).toEqual({
        code: 'malformed',
        path: '/terms/options/first',
        detail: 'request/terms/options/first must be one of "blue", "white", "drawn"',
      });
      expect((await white.post(url, request)).body).toMatchObject({ code: 'not-your-turn' });
      expect((await blue.post(url, request)).body).toEqual({ version: 1 });
      expect((await blue.post(url, request)).body).toEqual({ version: 1 });
      const late = await blue.post(url, { ...request, key: 'twice' });
      expect(late).toMatchObject({ status: 409, body: { code: 'stale-version', current: 1 } });
      const { play: next } = await white.picture(id);
      const batch = { onVersion: 1, moves: [next!.moves[0], { type: 'fly' }], key: 'half' };
      expect((await white.post(url, batch)).body).toMatchObject({ code: 'malformed', at: 1 });
      expect((await white.picture(id)).version).toBe(1);
    });

    test('taking back needs the other, and stays within what nobody learned from', async () => {
      const { id, blue, white } = await server.table();
      await moveOn(id, [blue, white], 2);
      const ask = (to: number) => blue.post(`/matches/${id}/undo`, { onVersion: 2, to });
      const grant = (by: Visitor, onVersion = 2) =>
        by.post(`/matches/${id}/undo/answer`, { onVersion, to: 1, granted: true });
      expect((await ask(7)).body.code).toBe('malformed');
      expect((await ask(1)).status).toBe(200);
      expect((await white.picture(id)).undoAsked).toEqual({ by: 'blue', to: 1 });
      expect((await grant(blue)).body.code).toBe('not-now');
      expect((await grant(white)).status).toBe(200);
      const after = await white.picture(id);
      expect(after).toMatchObject({ version: 3, play: { toAct: ['white'] } });
      expect(after.log.at(-1)).toMatchObject({ kind: 'undo', to: 1 });
      expect((await grant(white)).body.code).toBe('stale-version');
      expect((await grant(white, 3)).body.code).toBe('not-now');
      await moveOn(id, [blue, white], 1);
    });

    test('a game that hardly began is called off; later it is not', async () => {
      const first = await server.table();
      expect((await first.white.post(`/matches/${first.id}/abort`)).status).toBe(200);
      expect(await first.blue.picture(first.id)).toMatchObject({ status: 'aborted', result: { by: 'abort' } });
      const second = await server.table();
      await moveOn(second.id, [second.blue, second.white], 2);
      expect((await second.blue.post(`/matches/${second.id}/abort`)).body.code).toBe('not-now');
    });

    test('a player who is gone can be claimed against, with or without a line; one who was seen lately cannot', async () => {
      const { id, blue, white } = await server.table({ rated: false });
      const claim = async () => (await white.post(`/matches/${id}/claim`)).body.code;
      expect(await claim()).toBe('not-now'); // blue is to move, and sat down a moment ago
      server.tick(190_000);
      await blue.picture(id); // blue looks at the table, without a socket
      await expect.poll(() => server.node.store.matches.lastSeen(id as MatchId, 'blue')).toBe(server.node.now());
      server.tick(30_000);
      expect(await claim()).toBe('not-now');
      server.tick(190_000);
      expect(await claim()).toBeUndefined();
      expect((await white.picture(id)).result).toEqual({ winners: ['white'], by: 'absence' });
    });

    test('a win is claimed when the time is up, not before', async () => {
      const { id, blue, white } = await server.table({ clock: { kind: 'live', baseS: 60, incrementS: 5 } });
      expect((await blue.post(`/matches/${id}/claim`)).body.code).toBe('not-now');
      expect((await white.post(`/matches/${id}/claim`)).body.code).toBe('not-now');
      server.tick(61_000);
      expect((await white.post(`/matches/${id}/claim`)).status).toBe(200);
      expect((await blue.picture(id)).result).toMatchObject({ winners: ['white'], by: 'time' });
    });

    test('a rematch is one table for both, with the seats changed', async () => {
      const { id, blue, white } = await server.table();
      expect((await blue.post(`/matches/${id}/rematch`)).body.code).toBe('wrong-status');
      await blue.post(`/matches/${id}/resign`);
      const [a, b] = await Promise.all([blue.post(`/matches/${id}/rematch`), white.post(`/matches/${id}/rematch`)]);
      expect([a.body.seat, b.body.seat]).toEqual(['white', 'blue']);
      expect(a.body.match).toBe(b.body.match);
      const stranger = await server.visitor();
      const uninvited = await stranger.post(`/matches/${a.body.match}/sit`, { nonce: newNonce() });
      expect(uninvited.body).toEqual({ code: 'forbidden', detail: 'the seats are reserved' });
      const [forWhite, forBlue] = [await blue.picture(id), await white.picture(id)].map(
        ({ viewer, seats }) => seats.find(({ seat }) => seat === viewer)?.person?.id,
      );
      expect((await stranger.picture(a.body.match)).seats).toEqual([
        { seat: 'blue', keptFor: forBlue },
        { seat: 'white', keptFor: forWhite },
      ]);
      const others = await blue.post(`/matches/${a.body.match}/sit`, { nonce: newNonce(), seat: 'blue' });
      expect(others.body.code).toBe('seat-taken');
      expect((await stranger.get('/lobby')).body.tables).toEqual([]);
      await blue.post(`/matches/${a.body.match}/sit`, { nonce: newNonce(), seat: 'white' });
      const started = await white.post(`/matches/${a.body.match}/sit`, { nonce: newNonce(), seat: 'blue' });
      expect(started.body.status).toBe('running');
    });

    test('who gets up before the start frees the seat; the last one closes the table', async () => {
      const [ada, bo] = [await server.visitor(), await server.visitor()];
      const { id } = (await ada.post('/matches', { terms: BLUE_FIRST })).body;
      await ada.post(`/matches/${id}/sit`, { nonce: newNonce() });
      expect((await bo.post(`/matches/${id}/leave`)).body.code).toBe('not-seated');
      expect((await ada.post(`/matches/${id}/leave`)).status).toBe(200);
      expect((await bo.picture(id)).status).toBe('aborted');
      expect((await bo.post(`/matches/${id}/sit`, { nonce: newNonce() })).body.code).toBe('wrong-status');
    });

    test('the host seats the server’s bots, and they move', async () => {
      const [ada, bo] = [await server.visitor(), await server.visitor()];
      const [{ bots }] = (await ada.get('/games')).body;
      const { id } = (await ada.post('/matches', { terms: BLUE_FIRST })).body;
      expect((await bo.post(`/matches/${id}/bot`, { bot: bots[0] })).body.code).toBe('forbidden');
      await ada.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'white' });
      expect((await ada.post(`/matches/${id}/bot`, { bot: 'nobody' })).status).toBe(400);
      expect((await ada.post(`/matches/${id}/bot`, { bot: bots[0] })).body.status).toBe('running');
      await expect.poll(async () => (await ada.picture(id)).play?.toAct).toEqual(['white']);
      const noRoom = await ada.post('/matches', { terms: BLUE_FIRST, bots: [bots[0], bots[0]] });
      expect(noRoom.body.code).toBe('malformed');
    });
  });

  describe('lists', () => {
    test('the lobby shows a public table as soon as somebody waits there, and seeking finds it', async () => {
      const terms = { ...BLUE_FIRST, clock: { kind: 'days', days: 3 } } as const;
      const [ada, bo, cy] = [await server.visitor(), await server.visitor(), await server.visitor()];
      const { match } = (await ada.post('/lobby/seek', { terms })).body;
      const lists = async () => (await cy.get('/lobby')).body;
      expect((await lists()).tables).toEqual([]);
      await ada.post(`/matches/${match}/sit`, { nonce: newNonce() });
      expect((await lists()).tables).toMatchObject([{ id: match, status: 'open', terms }]);
      expect((await ada.post('/lobby/seek', { terms })).body.match).toBe(match);
      expect((await cy.post('/lobby/seek', { terms: { ...terms, rated: false } })).body.match).not.toBe(match);
      expect((await bo.post('/lobby/seek', { terms })).body.match).toBe(match);
      await bo.post(`/matches/${match}/sit`, { nonce: newNonce() });
      expect((await lists()).tables).toEqual([]);
      expect((await lists()).running.map(({ id }: { id: string }) => id)).toContain(match);
    });

    test('a private table is in no list', async () => {
      const { id, blue } = await server.table({ visibility: 'private' });
      expect(JSON.stringify((await blue.get('/lobby')).body)).not.toContain(id);
      await blue.post(`/matches/${id}/resign`);
      const { id: person } = await blue.me();
      expect((await blue.get(`/people/${person}`)).body.latest).toEqual([]);
    });

    test('my games, and those that wait for me', async () => {
      const { id, blue, white } = await server.table();
      const ids = async (visitor: Visitor, url: string) =>
        (await visitor.get(url)).body.map((match: { id: string }) => match.id);
      expect(await ids(blue, '/mine/waiting')).toEqual([id]);
      expect(await ids(white, '/mine/waiting')).toEqual([]);
      expect(await ids(white, '/mine')).toEqual([id]);
      await blue.post(`/matches/${id}/resign`);
      expect(await ids(white, '/mine')).toEqual([]);
      expect(await ids(white, '/mine?status=over')).toEqual([id]);
      expect(await ids(white, '/mine?status=over&before=1')).toEqual([]);
    });

    test('a person’s page and the leaderboard count rated games of those with a name', async () => {
      let addresses = 0;
      const withName = async (visitor: Visitor, name = `P ${newNonce().slice(0, 8)}`) => {
        visitor.address = `198.51.100.${++addresses}`;
        await visitor.post('/account', { name, password: 'correct horse' });
        return visitor;
      };
      const name = `Best ${newNonce().slice(0, 8)}`;
      const best = await withName(await server.visitor(), name);
      const beats = async (other: Visitor, visibility = 'public') => {
        server.tick(1); // the history is ordered by time
        const { id } = (await best.post('/matches', { terms: { ...BLUE_FIRST, visibility } })).body;
        for (const one of [best, other]) await one.post(`/matches/${id}/sit`, { nonce: newNonce() });
        await moveOn(id, [best, other], 40);
        await other.post(`/matches/${id}/resign`);
        server.tick(1); // the history is ordered by time
        return id;
      };
      const isListed = async () => {
        const leaders = (await best.get('/leaderboard/targi')).body;
        return leaders.some((row: { person: { name: string } }) => row.person.name === name);
      };
      await beats(await server.visitor()); // a guest: does not count
      const first = await withName(await server.visitor());
      const ids = [await beats(first), await beats(first, 'private')];
      const { id: person } = await best.me();
      const { body } = await first.get(`/people/${person}`);
      expect(body).toMatchObject({
        person: { name },
        games: [
          {
            game: 'targi',
            rating: { games: 2, provisional: true },
            played: 3,
            won: 3,
            drawn: 0,
            history: [{ match: ids[0] }, {}],
          },
          { game: 'targets', played: 0 },
        ],
      });
      expect(JSON.stringify(body)).not.toContain(ids[1]); // a private match is accessible to every client that has its id
      for (let others = 1; others < 5; others++) {
        expect(await isListed()).toBe(false); // not with fewer than five opponents
        await beats(await withName(await server.visitor()));
      }
      expect(await isListed()).toBe(false); // too few games to be certain
      const certain = { mu: 30, sigma: MOST_SIGMA, games: 20 };
      const counted = { match: ids[0], game: 'targi', atMs: 1, user: person, rating: certain, newOpponents: 0 };
      await server.node.store.db.run('DELETE FROM rating_history WHERE user_id = $1', person);
      await server.node.store.ratings.record(counted);
      expect(await isListed()).toBe(true);
      const { games } = (await first.get(`/people/${person}`)).body;
      expect(games[0].rating).toEqual({ points: 1800, plusMinus: RATING_POLICY.mostPlusMinus, games: 20 });
      expect((await best.get('/leaderboard/chess')).status).toBe(404);
      expect((await best.get('/people/nobody')).status).toBe(404);
    });
  });

  test('those at the table talk; others neither speak nor listen; a quiet table is quiet', async () => {
    const { id, blue, white } = await server.table();
    const other = await server.visitor();
    expect((await blue.post(`/matches/${id}/chat`, { text: '  salam <b>' })).status).toBe(200);
    expect((await white.get(`/matches/${id}/chat`)).body).toMatchObject([{ n: 1, text: 'salam <b>' }]);
    expect((await white.post(`/matches/${id}/chat`, { text: '   ' })).body.code).toBe('malformed');
    expect((await other.post(`/matches/${id}/chat`, { text: 'hi' })).body.code).toBe('not-seated');
    expect((await other.get(`/matches/${id}/chat`)).body.code).toBe('not-seated');
    const quiet = await server.table({ chat: false });
    expect((await quiet.blue.post(`/matches/${quiet.id}/chat`, { text: 'hi' })).body.code).toBe('forbidden');
  });

  test('the API describes itself', async () => {
    const visitor = new Visitor(server.app);
    const { body } = await visitor.get('/openapi.json');
    for (const { method, url } of server.online.routes.specs) {
      const path = `/api${url}`.replaceAll(/:(\w+)/g, '{$1}');
      expect(body.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
    }
    const page = await server.app.inject('/api');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/matches/:id/play');
  });
});
