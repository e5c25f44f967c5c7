import type { IncomingMessage } from 'node:http';

/** Returns whether the request names the host of `address` in its only Host line; parsed headers hide a second one. */
export function hasOwnHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, address: string): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'host');
  const { host, hostname, protocol } = new URL(address);
  const withPort = `${hostname}:${protocol === 'https:' ? 443 : 80}`;
  const requestHost = hosts[0]?.toLowerCase();
  return hosts.length === 1 && (requestHost === host || (host === hostname && requestHost === withPort));
}

/** Returns whether the request comes from a page of `address`, or from no page at all. */
export function hasOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, address: string): boolean {
  return headers.origin === undefined || headers.origin === address;
}
