import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { MatchId } from '@caravanserai/contract';
import type { FastifyInstance } from 'fastify';
import { Accounts } from './accounts/accounts.ts';
import { addAccountRoutes } from './http/accountRoutes.ts';
import { apiPage } from './http/apiPage.ts';
import { addMatchRoutes } from './http/matchRoutes.ts';
import { addDailyRoutes } from './http/dailyRoutes.ts';
import { addDuoRoutes } from './http/duoRoutes.ts';
import { addPuzzleRoutes } from './http/puzzleRoutes.ts';
import { addShotRoutes } from './http/shotRoutes.ts';
import { openApiOf, socketSchema } from './http/openApi.ts';
import { addPeopleRoutes } from './http/peopleRoutes.ts';
import { addPushRoutes } from './http/pushRoutes.ts';
import { Routes } from './http/route.ts';
import { addStreamRoutes } from './http/streamRoutes.ts';
import { addSessions } from './http/sessions.ts';
import { Chat } from './lobby/chat.ts';
import { Lobby } from './lobby/lobby.ts';
import { Metrics } from './metrics/metrics.ts';
import type { ServerNode } from './node.ts';
import { answerNotFound } from './notFound.ts';
import { Notices } from './notices/notices.ts';
import { Pusher } from './notices/push/push.ts';
import { newPrivateKey } from './notices/push/vapid.ts';
import type { Settings } from './settings.ts';
import { Hub } from './socket/hub.ts';
import { addSockets } from './socket/upgrade.ts';

export interface Online {
  readonly routes: Routes;
  readonly hub: Hub;
}

/** The online part of the server: routes, sockets, notices, metrics. */
export async function addOnline(app: FastifyInstance, node: ServerNode, settings: Settings): Promise<Online> {
  const report = (error: unknown) => app.log.error(error);
  const accounts = new Accounts({
    users: node.store.users,
    passwords: node.passwords,
    guesses: node.guesses,
    devices: node.devices,
    now: node.now,
    onEnded: (user) => void node.bus.send('signed-out', user),
  });
  const lobby = new Lobby(node.store.matches, node.tables, node.pictures);
  const chat = new Chat(node.matches, node.store.talk, node.now, (match) => void node.bus.send('chat', match));
  const push = new Pusher({
    store: node.store.push,
    privateKey: settings.vapidPrivateKey || (await node.store.server.key('vapid', newPrivateKey)),
    subject: settings.securityContact || settings.publicUrl || MAILTO,
    toPrivate: settings.webhooksToPrivate,
    budgets: node.budgets,
    now: node.now,
    wait: node.wait,
  });
  const notices = new Notices({
    node,
    push,
    smtpUrl: settings.smtpUrl,
    mailFrom: settings.mailFrom,
    publicUrl: settings.publicUrl,
    toPrivate: settings.webhooksToPrivate,
    isHere: (match, seat) => node.presence.isHere(match, seat),
    isOnline: (user) => node.budgets.held('sockets', { person: user }) > 0,
    report,
  });
  const metrics = new Metrics({ sockets: () => hub.size, games: () => node.store.matches.countRunning() });
  const hub: Hub = new Hub({
    node,
    bus: node.bus,
    chat,
    lobby: () => lobby.tables(),
    waitingFor: (user) => lobby.waitingFor(user),
    invitationsOf: (user) => lobby.invitationsOf(user),
    build: BUILD,
    report,
    count: (what) => metrics.count(what),
  });

  node.matches.onChange(({ moves }) => metrics.count('moves', moves)); // moves by socket, by HTTP and of bots

  await app.register(fastifyCookie);
  const routes = await inScope(app, '/api', (api) => {
    api.addHook('onRoute', (route) => void (route.config = { ...route.config, isApi: true }));
    addSessions(api, accounts, node.budgets);
    noteAttendance(api, node);
    const all = new Routes(api, node.budgets);
    addAccountRoutes(all, { accounts, users: node.store.users, notices, budgets: node.budgets });
    addMatchRoutes(all, { ...node, chat });
    addDailyRoutes(all, node);
    addDuoRoutes(all, node);
    addPuzzleRoutes(all, node);
    addShotRoutes(all, node);
    addPushRoutes(all, push);
    addPeopleRoutes(all, node, lobby);
    addStreamRoutes(all, node, hub);
    const openApi = JSON.stringify(openApiOf(all.specs, settings.publicUrl)); // serialised once: 120 kB
    api.get('/openapi.json', { config: { isPublic: true } }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(openApi),
    );
    const socket = JSON.stringify(socketSchema());
    api.get('/socket.json', { config: { isPublic: true } }, async (_request, reply) =>
      reply.type('application/schema+json; charset=utf-8').send(socket),
    );
    api.all('/*', answerNotFound);
    return all;
  });
  metrics.addTo(app, settings.metricsToken);
  const page = apiPage(routes.specs);
  app.get('/api', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));

  const sockets = addSockets(app, { hub, accounts, budgets: node.budgets });
  app.addHook('preClose', async () => {
    hub.close();
    notices.close();
    push.close();
    sockets.close();
  });
  return { routes, hub };
}

/** Adds routes in a Fastify scope: its hooks run for every route below `prefix`, however a request spells the path. */
async function inScope<T>(app: FastifyInstance, prefix: string, add: (scope: FastifyInstance) => T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  await app.register(async (scope) => resolve(add(scope)), { prefix });
  return promise;
}

/** A player who requests a match counts as present there. */
function noteAttendance(api: FastifyInstance, { attendance }: ServerNode): void {
  api.addHook('onResponse', async ({ caller, params, routeOptions }, reply) => {
    const isMatch = routeOptions.url?.startsWith('/api/matches/:id') ?? false;
    if (isMatch && caller.user && ![400, 404].includes(reply.statusCode))
      attendance.seen((params as { id: MatchId }).id, caller.user.id);
  });
}

/** Contact for push services, if neither a public URL nor a contact address is configured. */
const MAILTO = 'mailto:nobody@localhost';

/** Changes with every start, so that clients can detect a new version of the page. */
const BUILD = randomUUID();
