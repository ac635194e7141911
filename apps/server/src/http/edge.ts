import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import type { TLSSocket } from 'node:tls';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export interface EdgeOptions {
  readonly trustProxy?: readonly string[]; // addresses and networks of the operator's own proxies
  readonly publicUrl?: string;
  readonly host?: string; // address to listen on
}

/** Client address and scheme; forwarded headers count only from trusted proxies. */
export interface Arrival {
  readonly address: string;
  readonly scheme: string;
  readonly host: string; // with its port
}

/** What the server trusts outside itself: its own proxies, and its own host names. */
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
    // Two `Host` headers: a proxy may have used the other one, so neither is accepted.
    return {
      address: withoutPort(proxyAddr(request, this.trusts) ?? ''), // a connection that was reset has none
      scheme,
      host: names.length > 1 ? '' : host.toLowerCase(),
    };
  }

  /**
   * Whether the host name is ours. In a DNS rebinding attack, the page's own name resolves to this server and is sent as the host. A bare
   * IP address cannot be rebound.
   */
  isOurs({ host }: Pick<Arrival, 'host'>): boolean {
    if (host === this.#publicUrl?.host) return true;
    const name = host.replace(/:\d+$/, '').replaceAll(/[[\]]/g, '');
    return this.#names.has(name) || LOCAL_NAME.test(name) || ipaddr.isValid(name);
  }

  /** CSRF protection: pages of other origins must not act for our visitors. Programs send no `Origin`; they authenticate with a token. */
  isOwnOrigin({ headers }: IncomingMessage, { scheme, host }: Arrival): boolean {
    const { origin } = headers;
    if (origin === undefined) return OWN_SITES.has(headers['sec-fetch-site']);
    return origin === `${scheme}://${host}` || origin === this.#publicUrl?.origin;
  }
}

/** Nothing but letters: the host becomes part of links, the sitemap and `robots.txt`. */
const LOCAL_NAME = /^[\w-][\w.-]*\.localhost$/;

/** `same-site` is a page of a subdomain, and is refused too. Programs do not send the header. */
const OWN_SITES = new Set<unknown>([undefined, 'same-origin', 'none']);

/** Base URL for links: the configured public URL, or else the one of this request. */
export function originOf({ arrival }: { readonly arrival: Arrival }, publicUrl = ''): string {
  return publicUrl || `${arrival.scheme}://${arrival.host}`;
}

function directScheme({ socket }: IncomingMessage): string {
  return (socket as Partial<TLSSocket>).encrypted ? 'https' : 'http';
}

/** Some proxies append the port, which differs for each connection. */
function withoutPort(address: string): string {
  return /^(?:\[(?<v6>[^\]]*)\]|(?<v4>\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address)?.slice(1).find(Boolean) ?? address;
}

/** The entry of the nearest proxy; earlier entries may come from the client. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const text = Array.isArray(header) ? header.at(-1) : header;
  return text?.split(',').at(-1)?.trim();
}
