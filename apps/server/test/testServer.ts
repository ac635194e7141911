import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, type MatchPicture, type Person, type Terms, type ToBrowser } from '@caravanserai/contract';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { type AppOptions, buildApp } from '../src/app.ts';
import { addHealth } from '../src/health.ts';
import { DEVICE_COOKIE } from '../src/http/devices.ts';
import { newNonce } from '../src/matches/ids.ts';
import type { ServerNode } from '../src/node.ts';
import { addOnline, type Online } from '../src/online.ts';
import { readSettings } from '../src/settings.ts';
import { BLUE_FIRST, openTestNode } from './play.ts';
import { type TestDatabase, DATABASES } from './stores.ts';

export interface Answer {
  readonly status: number;
  readonly body: any; // oxlint-disable-line typescript/no-explicit-any -- tests inspect arbitrary answers
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The whole server in this process, on an empty database, with a clock that the test controls. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly node: ServerNode;
  readonly online: Online;
  readonly database: string;
  readonly routes: readonly string[]; // all routes of the server, such as `GET /api/me`
  readonly connections: ReadonlySet<Socket>; // open, seen from the server
  readonly errors: unknown[]; // internal errors that the server would have logged
  /** Advances the clock and resolves the waits that are due. */
  tick(ms: number): void;
  visitor(): Promise<Visitor>;
  /** A running game of blue and white. */
  table(terms?: Partial<Terms>): Promise<{ readonly id: string; readonly blue: Visitor; readonly white: Visitor }>;
  listen(): Promise<string>;
  /** An open socket of this visitor, closed with the server. */
  connect(visitor: Visitor): Promise<Connection>;
  close(): Promise<void>;
}

/** `shared`: the database of another node, which stays when this one closes. `addRoutes` adds the test's own routes. */
export async function openTestServer(
  kind: keyof typeof DATABASES,
  env: Record<string, string> = {},
  shared?: string,
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestServer> {
  const place: TestDatabase =
    shared === undefined ? await DATABASES[kind]() : { address: shared, remove: async () => undefined };
  const webRoot = mkdtempSync(join(tmpdir(), 'web-root-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
  const settings = readSettings({ WEB_ROOT: webRoot, RATE_LIMITS: 'no', ...env });
  assert(settings.ok, 'the settings are right');
  let nowMs = Date.now();
  const errors: unknown[] = [];
  const waiting = new Set<{ readonly dueMs: number; readonly goOn: () => void }>();
  const wait = (ms: number) => new Promise<void>((goOn) => void waiting.add({ dueMs: nowMs + ms, goOn }));
  const node = await openTestNode(place.address, () => nowMs, wait, settings.value.rateLimits);
  const limit: AppOptions['limit'] = (budget, address) => node.budgets.take(budget, { address });
  const app = buildApp({ ...settings.value, logLevel: 'silent', limit });
  app.log.error = ((error: unknown) => void errors.push(error)) as typeof app.log.error;
  app.addHook('onRequest', async (request) => {
    request.log.error = ((error: unknown) => void errors.push(error)) as typeof app.log.error;
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url === '/api/*') return; // the handler of unknown routes
    for (const name of [method].flat()) if (name !== 'HEAD') routes.push(`${name} ${url}`);
  });
  app.addHook('onClose', () => node.close());
  addHealth(app, node);
  const online = await addOnline(app, node, settings.value);
  addRoutes(app);
  await app.ready();
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  let listening: Promise<string> | undefined;
  const opened: Connection[] = [];
  const server: TestServer = {
    app,
    node,
    online,
    database: place.address,
    routes,
    connections,
    errors,
    tick(ms) {
      nowMs += ms;
      for (const one of waiting) {
        if (one.dueMs > nowMs) continue;
        waiting.delete(one);
        one.goOn();
      }
    },
    async visitor() {
      const visitor = new Visitor(app);
      await visitor.post('/session', {});
      return visitor;
    },
    async table(terms = {}) {
      const [blue, white] = [await server.visitor(), await server.visitor()];
      const { body } = await blue.post('/matches', { terms: { ...BLUE_FIRST, ...terms } });
      await blue.post(`/matches/${body.id}/sit`, { nonce: newNonce(), seat: 'blue' });
      await white.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
      return { id: body.id, blue, white };
    },
    listen: () => (listening ??= app.listen({ host: '127.0.0.1', port: 0 })),
    async connect(visitor) {
      const connection = await Connection.open(await server.listen(), visitor.identity());
      opened.push(connection);
      return connection;
    },
    async close() {
      for (const connection of opened) connection.close();
      await app.close();
      await place.remove();
      rmSync(webRoot, { recursive: true, force: true });
    },
  };
  return server;
}

/** Simulates a browser. */
export class Visitor {
  readonly #app: FastifyInstance;
  cookie: string | undefined;
  device: string | undefined; // the device cookie of a browser that has logged in
  token: string | undefined;
  address: string | undefined; // default: 127.0.0.1

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async ask(method: string, url: string, payload?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.#app.inject({
      method: method as 'GET',
      url: `/api${url}`,
      headers: { ...this.identity(), ...headers },
      ...(this.address === undefined ? {} : { remoteAddress: this.address }),
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    const isDevice = ({ name }: { readonly name: string }) => name === DEVICE_COOKIE;
    const set = answer.cookies.find((cookie) => !isDevice(cookie));
    if (set) this.cookie = set.value === '' ? undefined : set.value;
    this.device = answer.cookies.find(isDevice)?.value ?? this.device;
    const isJson = String(answer.headers['content-type']).includes('json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers };
  }

  identity(): Record<string, string> {
    if (this.token !== undefined) return { authorization: `Bearer ${this.token}` };
    const cookies = [
      ...(this.cookie === undefined ? [] : [`caravanserai=${this.cookie}`]),
      ...(this.device === undefined ? [] : [`${DEVICE_COOKIE}=${this.device}`]),
    ];
    return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
  }

  get(url: string): Promise<Answer> {
    return this.ask('GET', url);
  }

  post(url: string, body?: unknown): Promise<Answer> {
    return this.ask('POST', url, body);
  }

  put(url: string, body: unknown): Promise<Answer> {
    return this.ask('PUT', url, body);
  }

  async me(): Promise<Person> {
    return (await this.get('/me')).body.me;
  }

  async picture(id: string): Promise<MatchPicture> {
    return (await this.get(`/matches/${id}`)).body;
  }

  /** Plays the first listed move; false if it is not this player's turn. */
  async move(id: string): Promise<boolean> {
    const { version, play } = await this.picture(id);
    const [move] = play?.moves ?? [];
    if (move === undefined) return false;
    const { status } = await this.post(`/matches/${id}/play`, { onVersion: version, moves: [move], key: newNonce() });
    assert(status === 200, 'a listed move is taken');
    return true;
  }

  /** Moves once the node has learnt that it is this player's turn: the opponent may play on another node. */
  async moveInTurn(id: string): Promise<void> {
    while (!(await this.move(id))) await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  }
}

const LOOK_AGAIN_MS = 20;

/** Some moves by the player to act. */
export async function moveOn(id: string, players: readonly Visitor[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    let isDone = false;
    for (const player of players) isDone ||= await player.move(id);
    assert(isDone, 'somebody is to act');
  }
}

/** An open socket and all messages received through it. */
export class Connection {
  readonly socket: WebSocket;
  readonly heard: ToBrowser[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #ended: Promise<number>;
  #seen = 0;

  constructor(url: string, headers: Record<string, string>, options: { readonly autoPong?: boolean } = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers, ...options });
    this.socket.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)) as ToBrowser);
      for (const look of this.#waiting) look();
    });
    this.socket.on('error', () => undefined);
    this.#ended = new Promise((resolve) => void this.socket.once('close', resolve));
    this.socket.on('close', () => {
      for (const look of this.#waiting) look();
    });
  }

  static async open(url: string, headers: Record<string, string>): Promise<Connection> {
    const connection = new Connection(url, headers);
    await connection.next('hello');
    return connection;
  }

  /** The status with which the server refuses the upgrade. */
  static refused(url: string, headers: Record<string, string>): Promise<number | undefined> {
    const { socket } = new Connection(url, headers);
    return new Promise((resolve, reject) => {
      socket.on('unexpected-response', (_request, response) => {
        resolve(response.statusCode);
        socket.terminate();
      });
      socket.on('open', () => reject(new Error('it was opened')));
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message of this type that has not been returned yet. */
  next<Type extends ToBrowser['type']>(
    type: Type,
    fits: (message: Extract<ToBrowser, { type: Type }>) => boolean = () => true,
  ): Promise<Extract<ToBrowser, { type: Type }>> {
    return new Promise((resolve, reject) => {
      const look = () => {
        for (; this.#seen < this.heard.length; this.#seen++) {
          const message = this.heard[this.#seen] as Extract<ToBrowser, { type: Type }>;
          if (message.type !== type || !fits(message)) continue;
          this.#seen++;
          this.#waiting.delete(look);
          resolve(message);
          return;
        }
        if (this.socket.readyState < WebSocket.CLOSING) return;
        this.#waiting.delete(look);
        reject(new Error(`closed while waiting for ${type}`));
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** The close code; also if it is closed already. */
  ended(): Promise<number> {
    return this.#ended;
  }

  close(): void {
    this.socket.terminate();
  }
}
