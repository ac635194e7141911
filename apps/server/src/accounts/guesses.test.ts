import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type TestServer, openTestServer, Visitor } from '../../test/testServer.ts';
import { KINDS } from '../../test/stores.ts';
import { nameKey } from './names.ts';
import { GUESS_LONGEST_WAIT_MS, GUESSES_FORGOTTEN_MS, GUESSES_FREE } from '../limits/limits.ts';

const PASSWORD = 'correct horse';
const WRONG = { status: 401, body: { code: 'wrong-password' } };
const WAIT = { status: 429, body: { code: 'too-many', detail: 'guesses', retryAfterS: expect.any(Number) } };

describe.each(KINDS)('guessed passwords on %s', (kind) => {
  const nodes: TestServer[] = []; // nodes that share one database
  beforeAll(async () => {
    nodes.push(await openTestServer(kind, { RATE_LIMITS: 'yes' }));
    if (kind === 'postgres') nodes.push(await openTestServer(kind, { RATE_LIMITS: 'yes' }, nodes[0].database));
  });
  afterAll(async () => {
    for (const server of nodes.toReversed()) {
      expect(server.errors).toEqual([]);
      await server.close();
    }
  });

  let addresses = 0;
  /** A browser without cookies, at its own address. */
  function stranger(server = nodes[0]): Visitor {
    addresses++;
    return Object.assign(new Visitor(server.app), {
      address: `10.${kind.length}.${addresses >> 8}.${addresses & 255}`,
    });
  }
  async function account(name: string): Promise<Visitor> {
    const owner = stranger();
    await owner.post('/session', {});
    expect((await owner.post('/account', { name, password: PASSWORD })).status).toBe(200);
    return owner;
  }
  const logIn = (visitor: Visitor, name: string, password = PASSWORD): Promise<Answer> =>
    visitor.post('/login', { name, password });
  /** Makes `times` wrong guesses, each from its own address; returns the last visitor. */
  async function guessed(name: string, times: number, server = nodes[0]): Promise<Visitor> {
    let last = stranger(server);
    for (let i = 0; i < times; i++) {
      last = stranger(server);
      expect(await logIn(last, name, 'a guess')).toMatchObject(WRONG);
    }
    return last;
  }
  const pause = (ms: number) => nodes.forEach((server) => server.tick(ms));

  test('an address waits longer with every guess at a name, by whomever', async () => {
    await account(`Ada ${kind}`);
    const enemy = await guessed(`Ada ${kind}`, GUESSES_FREE + 3);
    const first = await logIn(enemy, `ada_${kind}`, 'another guess'); // the same name key
    expect(first).toMatchObject(WAIT);
    expect(first.headers['retry-after']).toBe(String(first.body.retryAfterS));
    pause(first.body.retryAfterS * 1000);
    expect(await logIn(enemy, `Ada ${kind}`, 'another guess')).toMatchObject(WRONG);
    const second = await logIn(enemy, `Ada ${kind}`, 'another guess');
    expect(second.body.retryAfterS).toBe(2 * first.body.retryAfterS);
    await guessed(`Ada ${kind}`, 20);
    expect((await logIn(enemy, `Ada ${kind}`, 'another guess')).body.retryAfterS).toBe(GUESS_LONGEST_WAIT_MS / 1000);
    pause(GUESSES_FORGOTTEN_MS + 1);
    for (let i = 0; i < GUESSES_FREE; i++) expect(await logIn(enemy, `Ada ${kind}`, 'again')).toMatchObject(WRONG);
  });

  test('a clock that is set back by hours makes nobody wait for hours', async () => {
    const enemy = await guessed(`Set back ${kind}`, GUESSES_FREE + 1);
    pause(-5 * 3_600_000);
    expect((await logIn(enemy, `Set back ${kind}`, 'a guess')).body.retryAfterS).toBe(2);
    pause(2000);
    expect(await logIn(enemy, `Set back ${kind}`, 'a guess')).toMatchObject(WRONG);
    pause(5 * 3_600_000);
  });

  test('the owner gets in: by a browser that was here before, from another network, or after a pause', async () => {
    const name = `Bo ${kind}`;
    const home = await account(name);
    await home.post('/logout');
    const enemy = await guessed(name, GUESSES_FREE + 20);
    expect(await logIn(enemy, name)).toMatchObject(WAIT); // even with the right password: it is not checked
    home.address = enemy.address; // even behind the same router as the attacker
    expect((await logIn(home, name)).status).toBe(200);
    expect((await logIn(stranger(), name)).status).toBe(200);
    const hasty = stranger();
    expect(await logIn(hasty, name, 'a typo')).toMatchObject(WRONG);
    const { body } = await logIn(hasty, name);
    pause(body.retryAfterS * 1000);
    expect((await logIn(hasty, name)).status).toBe(200);
  });

  test('a name that nobody has is answered like one that somebody has', async () => {
    await account(`Cy ${kind}`);
    const told = [];
    for (const name of [`Cy ${kind}`, `Nobody Has ${kind}`]) {
      const answers = [];
      const guesser = stranger();
      for (let i = 0; i < GUESSES_FREE + 3; i++) {
        const { status, body } = await logIn(guesser, name, 'a guess');
        answers.push({ status, body });
      }
      told.push(answers);
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0].at(-1)).toMatchObject(WAIT);
  });

  test('guesses at the same moment do not slip through together', async () => {
    const name = `Dee ${kind}`;
    await guessed(name, GUESSES_FREE + 5);
    const guesser = stranger();
    const both = await Promise.all([logIn(guesser, name, 'one'), logIn(guesser, name, 'two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([401, 429]);
  });

  test('a mark is for one account and its password, cannot be made up, and slows its own guesses', async () => {
    const name = `Eve ${kind}`;
    const [owner, other] = [await account(name), await account(`Eva ${kind}`)];
    await owner.post('/logout');
    const enemy = await guessed(name, GUESSES_FREE + 20);
    for (const device of [other.device, 'x', 'A'.repeat(22), `${'A'.repeat(22)}.${'A'.repeat(43)}`, '~~~.~']) {
      enemy.device = device;
      expect(await logIn(enemy, name), device).toMatchObject(WAIT);
    }
    const thief = Object.assign(stranger(), { device: owner.device });
    for (let i = 0; i <= GUESSES_FREE; i++) expect(await logIn(thief, name, `guess ${i}`)).toMatchObject(WRONG);
    expect(await logIn(thief, name, 'a guess')).toMatchObject(WRONG); // from here on counted like any unknown browser
    expect(await logIn(thief, name)).toMatchObject(WAIT);
    const home = stranger();
    expect((await logIn(home, name)).status).toBe(200);
    await home.put('/account/password', { old: PASSWORD, password: 'battery staple' });
    await home.post('/logout');
    pause(GUESS_LONGEST_WAIT_MS);
    const late = Object.assign(await guessed(name, GUESSES_FREE + 20), { device: owner.device });
    expect(await logIn(late, name, 'battery staple')).toMatchObject(WAIT); // the new password invalidated the mark
    home.address = late.address;
    expect((await logIn(home, name, 'battery staple')).status).toBe(200); // the browser that changed the password has a new mark
  });

  test('a browser remembers the latest accounts that logged in there', async () => {
    const browser = stranger();
    const names = ['Fay', 'Gus', 'Hal', 'Ina', 'Jo J', 'Kit'].map((name) => `${name} ${kind}`);
    for (const name of names) {
      await account(name);
      pause(GUESS_LONGEST_WAIT_MS);
      expect((await logIn(browser, name)).status).toBe(200);
    }
    const enemies = [];
    for (const name of [names[0], names[1]]) enemies.push(await guessed(name, GUESSES_FREE + 20));
    expect(await logIn(Object.assign(enemies[0], { device: browser.device }), names[0])).toMatchObject(WAIT);
    expect((await logIn(Object.assign(enemies[1], { device: browser.device }), names[1])).status).toBe(200);
  });

  test('other nodes hear of guesses, and know the browsers', async () => {
    const there = nodes[nodes.length - 1];
    const name = `Lea ${kind}`;
    const home = await account(name);
    await home.post('/logout');
    const enemy = await guessed(name, GUESSES_FREE + 20);
    const guess = { at: `name ${nameKey(name)}`, from: enemy.address! };
    await expect.poll(() => there.node.guesses.refusal(guess)).toMatchObject(WAIT.body);
    const enemyThere = Object.assign(new Visitor(there.app), { address: enemy.address });
    expect(await logIn(enemyThere, name, 'a guess')).toMatchObject(WAIT);
    const homeThere = Object.assign(new Visitor(there.app), { address: enemy.address, device: home.device });
    expect((await logIn(homeThere, name)).status).toBe(200);
  });

  test('who has a session guesses at its password no faster, and stops nobody else', async () => {
    const name = `Mia ${kind}`;
    const owner = await account(name);
    const thief = Object.assign(stranger(), { cookie: owner.cookie });
    const change = (visitor: Visitor, old: string) =>
      visitor.put('/account/password', { old, password: 'battery staple' });
    for (let i = 0; i <= GUESSES_FREE; i++) expect(await change(thief, `guess ${i}`)).toMatchObject(WRONG);
    expect(await change(thief, 'a guess')).toMatchObject(WAIT);
    expect(await thief.ask('DELETE', '/account', { password: 'a guess' })).toMatchObject(WAIT);
    const again = stranger();
    expect((await logIn(again, name)).status).toBe(200);
    expect((await change(again, PASSWORD)).status).toBe(200);
  });
});
