import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from '../limits/address.ts';

const LIMIT_MS = 5000;

export type Resolve = (
  name: string,
  options: { readonly all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

export interface OutsideOptions {
  readonly toPrivate: boolean; // addresses of networks such as the one that the server stands in
  readonly resolve?: Resolve;
}

export class PrivateAddressError extends Error {}

/** A name is looked up once: the addresses that were checked are the ones that are connected to. */
export function checkedLookup({ toPrivate, resolve = systemLookup }: OutsideOptions): LookupFunction {
  return (name, options, done) => {
    resolve(name, { all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), '', 0);
      if (!toPrivate && !found.every(({ address }) => isPublic(address))) {
        return done(new PrivateAddressError(`${name} is in a private network`), '', 0);
      }
      return options.all ? done(null, found) : done(null, first.address, first.family); // oxlint-disable-line unicorn/no-null -- Node's way
    });
  };
}

/** Posts to an address that a player has named. Answers with the status; no redirects are followed, and nothing else is read. Rejects if it could not be told. */
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
      agent: false, // a line of its own: none that somebody opened before
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
