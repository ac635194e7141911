import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, type MatchPicture, type Rng, type Terms } from '@caravanserai/contract';
import { type ServerProcess, startServer } from '../../../scripts/serverProcess.ts';
import { newNonce } from '../src/matches/ids.ts';
import { BLUE_FIRST } from './play.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-root-'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html>');
const AGAIN_MS = 50;
const MOST_TRIES = 6000; // only to stop a hanging test: a slow machine needs half a minute to start a server

/** Starts the real server as a separate process on that database. */
export function startServerProcess(database: string, env: Readonly<Record<string, string>> = {}): ServerProcess {
  return startServer({ WEB_ROOT: webRoot, DATABASE_URL: database, RATE_LIMITS: 'no', ...env });
}

export interface Acknowledged {
  readonly version: number;
  readonly key: string;
  readonly move: unknown;
}

/** The server's current URL, which changes when it is restarted. */
export interface Address {
  url: string;
}

/** A player who retries every unanswered request with the same key. */
export class Remote {
  readonly address: Address;
  cookie = '';

  constructor(address: Address) {
    this.address = address;
  }

  static async guest(address: Address): Promise<Remote> {
    const remote = new Remote(address);
    remote.#keepCookie(await fetch(`${address.url}/api/session`, { method: 'POST', body: '{}', headers: JSON_TYPE }));
    return remote;
  }

  /** The same player in another tab, connected to another node. */
  elsewhere(url: string): Remote {
    const remote = new Remote({ url });
    remote.cookie = this.cookie;
    return remote;
  }

  #keepCookie({ headers }: Response): void {
    this.cookie = /caravanserai=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? this.cookie;
  }

  /** Nothing if no answer arrived. */
  async once(method: string, path: string, body?: unknown): Promise<Reply | undefined> {
    try {
      const answer = await fetch(`${this.address.url}/api${path}`, {
        method,
        headers: { cookie: this.cookie, ...(body === undefined ? {} : JSON_TYPE) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      this.#keepCookie(answer); // taking a name replaces the guest's cookie
      return { status: answer.status, body: await answer.json() };
    } catch {
      return undefined;
    }
  }

  /** Retries until the answer is not temporary. */
  async ask(method: string, path: string, body?: unknown): Promise<Reply> {
    for (let i = 0; i < MOST_TRIES; i++) {
      const reply = await this.once(method, path, body);
      if (reply && reply.status !== 503) return reply;
      await new Promise((done) => setTimeout(done, AGAIN_MS));
    }
    throw new Error(`no route for ${method} ${path}`);
  }

  async picture(id: string): Promise<MatchPicture> {
    return (await this.ask('GET', `/matches/${id}`)).body as unknown as MatchPicture;
  }

  /** One random move, if it is this player's turn. */
  async move(id: string, rng: Rng): Promise<Acknowledged | undefined> {
    const { version, play } = await this.picture(id);
    if (!play || play.moves.length === 0) return undefined;
    const request = { onVersion: version, moves: [play.moves[rng.next() % play.moves.length]], key: newNonce() };
    const { status, body } = await this.ask('POST', `/matches/${id}/play`, request);
    assert(status === 200, `taken, and not ${JSON.stringify(body)}`);
    return { version: Number(body['version']), key: request.key, move: request.moves[0] };
  }
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
const JSON_TYPE = { 'content-type': 'application/json' };

export async function remoteTable(
  address: Address,
  terms: Partial<Terms> = {},
): Promise<{ readonly id: string; readonly players: readonly [Remote, Remote] }> {
  const players = [await Remote.guest(address), await Remote.guest(address)] as const;
  const { body } = await players[0].ask('POST', '/matches', { terms: { ...BLUE_FIRST, rated: false, ...terms } });
  const id = String(body['id']);
  for (const player of players) await player.ask('POST', `/matches/${id}/sit`, { nonce: newNonce() });
  return { id, players };
}

/** A move of the player to act; nothing if the game is over. */
export async function nextMove(id: string, players: readonly Remote[], rng: Rng): Promise<Acknowledged | undefined> {
  for (const player of players) {
    const done = await player.move(id, rng);
    if (done) return done;
  }
  return undefined;
}
