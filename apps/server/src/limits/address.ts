import ipaddr from 'ipaddr.js';

/** Whom an address stands for: an IPv4 address alone; of IPv6 the 64 bits that one subscriber has. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address; // such as a pipe
  const parsed = ipaddr.process(address); // IPv4 inside of IPv6 is IPv4
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const subscriber = (parsed as ipaddr.IPv6).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...subscriber, 0, 0, 0, 0]).toString()}/64`;
}

/**
 * Whether an address is one of the public internet. Everything else is somebody's own network, or an address that carries another one
 * inside (NAT64, 6to4, Teredo, IPv4-compatible), which would have to be judged too: nobody's webhook needs those.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}
