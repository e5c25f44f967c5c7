import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '#/lib/platform/env.ts';

/** Returns every address to which a host name leads. */
export type Resolve = (host: string) => Promise<readonly string[]>;

type Reason = 'malformed' | 'insecure' | 'credentials' | 'port' | 'unresolved' | 'inner';

/** An address that somebody gave is not called. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress';
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

interface Rules {
  resolve: Resolve;
  /** Whether it may lead to this machine: only where the product itself is at home, for stand-ins. */
  allowsHome: boolean;
}

const HTTPS_PORT = 443;
const UNPRIVILEGED_PORT = 1024;
/** What of IPv6 is given out for the internet. Source: RFC 4291, 2.5.4, and IANA's registry. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns every address to which a host name leads, as the system says. */
export async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Returns whether the product is at home on this machine. */
export function isAtHome(): boolean {
  return isHome(new URL(env().APP_URL).hostname);
}

/**
 * Returns an address that somebody gave, with the network addresses to which it leads, all of them checked: each is one of
 * the internet. Throws `RefusedAddress` for any other.
 */
export async function checkAddress(address: string, { resolve, allowsHome }: Rules) {
  const url = URL.parse(address);
  if (!url) throw new RefusedAddress('malformed');
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(allowsHome && url.protocol === 'http:')) throw new RefusedAddress('insecure');
  if (url.username || url.password) throw new RefusedAddress('credentials');
  const port = Number(url.port || HTTPS_PORT);
  if (port !== HTTPS_PORT && port < UNPRIVILEGED_PORT) throw new RefusedAddress('port');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up, whoever connects.
  const addresses = isIP(host) ? [host] : [...(await resolve(host))];
  if (addresses.length === 0) throw new RefusedAddress('unresolved');
  const isAllowed = (one: string) => (isSecure && isOfInternet(one)) || (allowsHome && isHome(one));
  if (!addresses.every(isAllowed)) throw new RefusedAddress('inner');
  return { url, addresses };
}

function isHome(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}

/** Addresses that lead into IPv4 another way have ranges of their own, and so have those of documents and tests. */
function isOfInternet(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}
