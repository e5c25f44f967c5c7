import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { env } from '#/lib/platform/env.ts';

/** Returns every IP address of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>;

type Reason = 'malformed' | 'insecure' | 'credentials' | 'port' | 'unresolved' | 'inner';

/** Thrown for a URL from someone that must not be called. */
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
  /** Whether it may be an IP address of this machine: only if the product itself runs there, for stand-ins. */
  allowsHome: boolean;
}

const HTTPS_PORT = 443;
const UNPRIVILEGED_PORT = 1024;
/** The part of IPv6 assigned to the internet. Source: RFC 4291, 2.5.4, and IANA's registry. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns every IP address of a host name, as the system resolves it. */
export async function resolveHost(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** Returns whether the product runs under an IP address of this machine. */
export function isAtHome(): boolean {
  return isHome(new URL(env().APP_URL).hostname);
}

/**
 * Returns a URL from someone with its IP addresses, all of them checked to be on the internet or, with `allowsHome`, of
 * this machine. Throws `RefusedAddress` for any other.
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
  // A literal IP address is never looked up.
  const addresses = isIP(host) ? [host] : [...(await resolve(host))];
  if (addresses.length === 0) throw new RefusedAddress('unresolved');
  const isAllowed = (one: string) => (isSecure && isOfInternet(one)) || (allowsHome && isHome(one));
  if (!addresses.every(isAllowed)) throw new RefusedAddress('inner');
  return { url, addresses };
}

function isHome(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback');
}

/**
 * Returns whether an IP address is on the internet. Ranges that lead into IPv4 another way, or are for documentation
 * and tests, aren't.
 */
function isOfInternet(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}
