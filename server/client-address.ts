import type { IncomingMessage } from 'node:http';

/**
 * The address of whoever asks. Every proxy appends the address it saw to X-Forwarded-For, so with n trusted proxies
 * the n-th entry from the end is the first that nobody outside could have written.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded === '' ? [] : forwarded.split(',').map((hop) => hop.trim());
  hops.push(request.socket.remoteAddress ?? 'unknown');
  const chosen = hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? 'unknown';
  return chosen.replace(/^::ffff:/, '').slice(0, 45);
}
