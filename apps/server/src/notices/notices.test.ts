import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, Connection, openTestServer, Visitor } from '../../test/testServer.ts';
import { type Listener, openListener } from '../../test/listener.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { newNonce } from '../matches/ids.ts';

const ENV = { WEBHOOKS_TO_PRIVATE: 'yes', PUBLIC_URL: 'https://inn.example' };

describe.each(KINDS)('%s', (kind) => {
  const nodes: TestServer[] = []; // nodes that share one database
  const listeners: Listener[] = [];
  let url: string;
  beforeAll(async () => {
    nodes.push(await openTestServer(kind, ENV));
    if (kind === 'postgres') nodes.push(await openTestServer(kind, ENV, nodes[0].database));
    url = await nodes[0].listen();
  });
  afterAll(async () => {
    for (const listener of listeners) await listener.close();
    for (const server of nodes.toReversed()) {
      expect(server.errors).toEqual([]);
      await server.close();
    }
  });
  const [here, there] = [() => nodes[0], () => nodes[nodes.length - 1]];

  async function withWebhook(visitor: Visitor, path = '/account/notices'): Promise<Listener> {
    const listener = await openListener();
    listeners.push(listener);
    const hook = { webhook: `${listener.url}/turn`, password: 'correct horse' };
    expect((await visitor.put(path, hook)).status).toBe(200);
    return listener;
  }
  /** The same browser on another node. */
  function atNode(server: TestServer, { cookie, token }: Visitor): Visitor {
    return Object.assign(new Visitor(server.app), { cookie, token });
  }
  const bodies = ({ heard }: Listener) => heard.map(({ body }) => JSON.parse(body.toString()) as object);
  const turn = (match: string, version: number) => ({
    type: 'your-turn',
    match,
    version,
    url: `https://inn.example/online/${match}`,
  });

  test('a webhook hears of every turn once, signed, whichever node the others play on', async () => {
    const { id, blue, white: whiteHere } = await here().table();
    const listener = await withWebhook(whiteHere);
    const white = atNode(there(), whiteHere);
    for (let i = 0; i < 3; i++) {
      await blue.moveInTurn(id);
      const { headers, body } = await listener.call(i);
      expect(bodies(listener)).toHaveLength(i + 1);
      const { webhookSecret } = (await white.get('/me')).body;
      const signature = createHmac('sha256', webhookSecret).update(body).digest('hex');
      expect(headers['x-caravanserai-signature']).toBe(`sha256=${signature}`);
      await white.moveInTurn(id);
    }
    expect(bodies(listener)).toEqual([turn(id, 1), turn(id, 3), turn(id, 5)]);
  });

  test('nobody is told of a turn whose beginning they see', async () => {
    const { id, blue, white } = await here().table();
    const listener = await withWebhook(white);
    const connection = await Connection.open(url, white.identity());
    connection.send({ type: 'watch', match: id });
    await connection.next('presence', ({ seats }) => seats.includes('white'));
    await blue.move(id);
    await connection.next('update');
    connection.close();
    await white.move(id);
    for (const node of nodes) await expect.poll(() => node.node.presence.of(id as never).seats).toEqual([]);
    await blue.move(id);
    await listener.call(0);
    expect(bodies(listener)).toEqual([turn(id, 3)]);
  });

  test('a webhook hears of an invitation once, as soon as somebody sits there', async () => {
    const owner = await here().visitor();
    await owner.post('/account', { name: `Owner ${kind}`, password: 'correct horse' });
    const { id: bot, name } = (await owner.post('/bots', { name: `Robot ${kind}` })).body;
    const robot = new Visitor(there().app);
    robot.token = (await owner.post(`/bots/${bot}/tokens`, { label: 'x' })).body.token;
    const listener = await withWebhook(owner, `/bots/${bot}/notices`);

    const host = await here().visitor();
    const terms = { ...BLUE_FIRST, rated: false };
    const { id } = (await host.post('/matches', { terms, invite: [name] })).body;
    expect(listener.heard).toEqual([]);
    await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    await listener.call(0);
    expect(bodies(listener)).toEqual([{ type: 'invited', match: id, url: `https://inn.example/online/${id}` }]);

    await robot.post(`/matches/${id}/sit`, { nonce: newNonce() });
    await host.moveInTurn(id);
    await listener.call(1);
    expect(bodies(listener)[1]).toEqual(turn(id, 1));
  });
});
