import ipaddr from 'ipaddr.js';
import { NETWORKS } from './limits.ts';

/** A network that an address is counted under, with so many times the amount of an address. */
export interface Network {
  readonly key: string;
  readonly times: number;
}

/** The widest first: of IPv6 the three sizes that subscribers are given, of IPv4 the address alone. Also takes what `addressKey` returns. */
export function networksOf(address: string): readonly Network[] {
  const bare = address.replace(/\/64$/, '');
  if (!ipaddr.isValid(bare)) return [{ key: address, times: 1 }]; // such as a pipe
  const parsed = ipaddr.process(bare); // IPv4 inside of IPv6 is IPv4
  if (parsed.kind() === 'ipv4') return [{ key: parsed.toString(), times: 1 }];
  const { parts } = parsed as ipaddr.IPv6;
  return NETWORKS.map(({ bits, times }) => ({ key: `${network(parts, bits)}/${bits}`, times }));
}

/** The narrowest network of an address. */
export function addressKey(address: string): string {
  return networksOf(address).at(-1)?.key ?? address;
}

function network(parts: readonly number[], bits: number): string {
  const masked = parts.map((part, i) => part & (0xffff << Math.min(16, Math.max(0, 16 * (i + 1) - bits))) & 0xffff);
  return new ipaddr.IPv6(masked).toString();
}

/**
 * Whether an address is one of the public internet. Everything else is somebody's own network, or an address that carries another one
 * inside (NAT64, 6to4, Teredo, IPv4-compatible), which would have to be judged too: nobody's webhook needs those.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
