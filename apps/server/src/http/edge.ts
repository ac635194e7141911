import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import type { TLSSocket } from 'node:tls';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export interface EdgeOptions {
  readonly trustProxy?: readonly string[]; // addresses and networks of our own proxies
  readonly publicUrl?: string;
  readonly host?: string; // that we listen on
}

/** Client address and scheme; forwarded headers count only from trusted proxies. */
export interface Arrival {
  readonly address: string;
  readonly scheme: string;
  readonly host: string; // with its port
}

/** What is outside of the house: which proxies speak for others, and which names are ours. */
export class Edge {
  readonly trusts: (address: string, hop: number) => boolean;
  readonly #publicUrl: URL | undefined;
  readonly #names: ReadonlySet<string>;

  constructor({ trustProxy = [], publicUrl = '', host = '' }: EdgeOptions) {
    this.trusts = proxyAddr.compile([...trustProxy]);
    this.#publicUrl = publicUrl === '' ? undefined : new URL(publicUrl);
    const own = hostname().toLowerCase();
    this.#names = new Set(['localhost', host.toLowerCase(), own, `${own}.local`]);
  }

  arrival(request: IncomingMessage): Arrival {
    const { headers, socket } = request;
    const names = request.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host');
    const speaksForOthers = this.trusts(socket.remoteAddress ?? '', 0);
    const scheme = (speaksForOthers && lastOf(headers['x-forwarded-proto'])) || directScheme(request);
    const host = (speaksForOthers && lastOf(headers['x-forwarded-host'])) || (headers.host ?? '');
    // Two `Host` headers: a proxy may have read the other one. No name is ours then.
    return { address: proxyAddr(request, this.trusts), scheme, host: names.length > 1 ? '' : host.toLowerCase() };
  }

  /**
   * Whether we go by that name. A page of somebody whose name was made to point here (DNS rebinding) comes with a name of theirs. No
   * name at all, a bare address, cannot be made to point anywhere else.
   */
  isOurs({ host }: Pick<Arrival, 'host'>): boolean {
    if (host === this.#publicUrl?.host) return true;
    const name = host.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
    return this.#names.has(name) || name.endsWith('.localhost') || ipaddr.isValid(name);
  }

  /** A page of another origin must not act for our visitors. Programs send no origin, and bring a token. */
  isOwnOrigin({ headers }: IncomingMessage, { scheme, host }: Arrival): boolean {
    const { origin } = headers;
    if (origin === undefined) return OWN_SITES.has(headers['sec-fetch-site']);
    return origin === `${scheme}://${host}` || origin === this.#publicUrl?.origin;
  }
}

/** A page of a subdomain (`same-site`) is another's page, too. Programs do not send the header. */
const OWN_SITES = new Set<unknown>([undefined, 'same-origin', 'none']);

/** The address of the house for links: the one that visitors should use, else the one that this one used. */
export function originOf({ arrival }: { readonly arrival: Arrival }, publicUrl = ''): string {
  return publicUrl || `${arrival.scheme}://${arrival.host}`;
}

function directScheme({ socket }: IncomingMessage): string {
  return (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
}

/** What the proxy next to us has said; before it may stand what a visitor wrote. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim();
}
