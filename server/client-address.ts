import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the client's IP address, as limits count it. Every proxy appends the IP address it saw to X-Forwarded-For, so
 * with n trusted proxies, the n-th entry from the end is the first that no outsider could have written.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded === '' ? [] : forwarded.split(',').map((hop) => hop.trim());
  hops.push(request.socket.remoteAddress ?? 'unknown');
  const address = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? 'unknown';
  return networkOf(address).slice(0, 45);
}

/**
 * Returns the network of an IP address. A household or a phone has 2^64 IPv6 addresses, which count as one, because
 * otherwise each would have its own limits. An IPv4 address, or one of this machine, is its own network.
 * @example networkOf('2001:db8:0:7::1') // '2001:db8:0:7::/64'
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const own = groups.slice(0, 4);
  if (own.some((group) => group !== 0)) return `${own.map((group) => group.toString(16)).join(':')}::/64`;
  const [, mark = 0, high = 0, low = 0] = groups.slice(4);
  if (mark === 0xffff) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return low === 1 && high === 0 ? '::1' : '::/64';
}

/** Returns the eight numbers of an IPv6 address, without its zone, which only means something on its own machine. */
function groupsOf(address: string): number[] {
  // A URL has the address in its only spelling, an IPv4 part as two groups.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
