import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublic } from '../limits/address.ts';

const LIMIT_MS = 5000;

export type Resolve = (
  name: string,
  options: { readonly all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

export interface OutsideOptions {
  readonly toPrivate: boolean; // allow private addresses, such as those of the server's own network
  readonly resolve?: Resolve;
}

export class PrivateAddressError extends Error {}

const dns = new Resolver({ timeout: 1000, tries: 2 });

/**
 * Asks DNS directly. The system's lookup occupies one of two threads until it has an answer, so a few names whose servers never answer would
 * delay all other lookups of this process.
 */
async function dnsLookup(name: string): Promise<LookupAddress[]> {
  const found = async (family: 4 | 6) => {
    const addresses = await (family === 4 ? dns.resolve4(name) : dns.resolve6(name)).catch(() => []);
    return addresses.map((address) => ({ address, family }));
  };
  return (await Promise.all([found(4), found(6)])).flat();
}
const resolveByDns: Resolve = (name, _options, done) => callbackify(dnsLookup)(name, done);

/**
 * Resolves a name once, so that the checked addresses are the ones connected to (prevents DNS rebinding). Names of a private network may be
 * unknown to DNS.
 */
export function checkedLookup(options: OutsideOptions): LookupFunction {
  const { toPrivate, resolve = toPrivate ? systemLookup : resolveByDns } = options;
  return (name, { all }, done) => {
    resolve(name, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '', 0);
      if (!toPrivate && !found.every(({ address }) => isPublic(address))) {
        return done(new PrivateAddressError(`${name} is in a private network`), '', 0);
      }
      return all ? done(null, found) : done(null, first.address, first.family); // oxlint-disable-line unicorn/no-null -- Node's callback convention
    });
  };
}

/** Posts to a URL that a user entered. Returns the status; does not follow redirects or read the body. Rejects if the request failed. */
export function postOutside(
  address: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  options: OutsideOptions,
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && !options.toPrivate && !isPublic(host)) {
    return Promise.reject(new PrivateAddressError(`${host} is in a private network`));
  }
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent: false, // a new connection: a pooled one would bypass the address check
      lookup: checkedLookup(options),
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    });
    call.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end(body);
  });
}
