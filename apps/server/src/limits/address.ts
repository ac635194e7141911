import ipaddr from 'ipaddr.js';
import { NETWORKS } from './limits.ts';

/** A network that an address is counted under; `times` multiplies the amount of a single address. */
export interface Network {
  readonly key: string;
  readonly times: number;
}

/**
 * The widest first. IPv6 has the three common sizes of subscribers' networks, IPv4 the address alone. Also accepts the result of
 * `addressKey`.
 */
export function networksOf(address: string): readonly Network[] {
  const bare = address.replace(/\/64$/, '');
  if (!ipaddr.isValid(bare)) return [{ key: address, times: 1 }]; // for example a pipe
  const parsed = ipaddr.process(bare); // IPv4 mapped into IPv6 counts as IPv4
  if (parsed.kind() === 'ipv4') return [{ key: parsed.toString(), times: 1 }];
  const { parts } = parsed as ipaddr.IPv6;
  return NETWORKS.map(({ bits, times }) => ({ key: `${network(parts, bits)}/${bits}`, times }));
}

/** The widest network of an address: all addresses of a subscriber share it. */
export function subscriberKey(address: string): string {
  return networksOf(address)[0]?.key ?? address;
}

/** The narrowest network of an address. */
export function addressKey(address: string): string {
  return networksOf(address).at(-1)?.key ?? address;
}

function network(parts: readonly number[], bits: number): string {
  const masked = parts.map((part, i) => part & (0xffff << Math.min(16, Math.max(0, 16 * (i + 1) - bits))) & 0xffff);
  return new ipaddr.IPv6(masked).toString();
}

const GLOBAL = ipaddr.parseCIDR('2000::/3'); // all of IPv6 that is allocated for the internet

/**
 * Whether an address belongs to the public internet. The others are private, or embed another address (NAT64, 6to4, Teredo,
 * IPv4-compatible) that would have to be checked as well; no webhook needs those.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL));
}
