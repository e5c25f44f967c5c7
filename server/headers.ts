import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '#/server/client-address.ts';

export interface HeaderOptions {
  appUrl: string;
  development: boolean;
  trustedProxies: number;
}

export type ResponseKind = 'page' | 'api' | 'file' | 'image';

/** Headers that only this process may set for the code behind it; those from outside are dropped. */
const ownHeaders =
  /^(x-request-id|x-client-address|x-nonce|x-page|content-security-policy|forwarded|x-forwarded-.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-.*|next-action|next-resume)$/;

/** Sets the headers of every answer, and those with the request's id, client, page and nonce. Returns the id. */
export function prepareHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  kind: ResponseKind,
  options: HeaderOptions,
): string {
  const address = clientAddress(request, options.trustedProxies);
  for (const name of Object.keys(request.headers)) if (ownHeaders.test(name)) delete request.headers[name];
  const requestId = randomUUID();
  request.headers['x-request-id'] = requestId;
  request.headers['x-client-address'] = address;
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(fixedHeaders(options))) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(request, kind, options));
  // Handlers of built files and pictures say how long to cache them; an error in their place must not be cached.
  if (kind === 'page' || kind === 'api') response.setHeader('Cache-Control', 'no-store');
  return requestId;
}

/** Returns the headers for the answer to an unreadable request. */
export function headersWithoutRequest(options: Pick<HeaderOptions, 'appUrl'>): Record<string, string> {
  return { ...fixedHeaders(options), 'Content-Security-Policy': callPolicy, 'Cache-Control': 'no-store' };
}

function fixedHeaders({ appUrl }: Pick<HeaderOptions, 'appUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(appUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

function contentSecurityPolicy(request: IncomingMessage, kind: ResponseKind, options: HeaderOptions): string {
  if (kind === 'api') return callPolicy;
  if (kind === 'image') return `sandbox; ${callPolicy}`;
  if (kind === 'file') return join(documentPolicy("'self'", options));
  const nonce = randomBytes(18).toString('base64');
  // React's development build uses eval to rebuild server stacks.
  const development = options.development ? " 'unsafe-eval'" : '';
  const policy = join(documentPolicy(`'self' 'nonce-${nonce}' 'strict-dynamic'${development}`, options));
  // Next reads the nonce for its own scripts from here; a layout reads it from `x-nonce`.
  request.headers['content-security-policy'] = policy;
  request.headers['x-nonce'] = nonce;
  // For returning after signing in; without what Next adds to refresh a page in place.
  request.headers['x-page'] = (request.url ?? '').replace(/[?&]_rsc=[^&]*$/, '');
  return policy;
}

const closed = { 'frame-ancestors': "'none'", 'base-uri': "'none'", 'object-src': "'none'" };
const callPolicy = join({ 'default-src': "'none'", 'form-action': "'none'", ...closed });

function documentPolicy(scripts: string, { appUrl }: HeaderOptions): Record<string, string> {
  return {
    'default-src': "'self'",
    'script-src': scripts,
    // Charts, dialogs and message boxes use style attributes for positions, which a nonce can't cover.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    // In older browsers, 'self' doesn't cover a socket of the same host.
    'connect-src': `'self' ${appUrl.replace(/^http/, 'ws')}`,
    // The captcha runs in a worker made from a blob.
    'worker-src': "'self' blob:",
    'frame-src': "'none'",
    'form-action': "'self'",
    ...closed,
    ...(appUrl.startsWith('https:') ? { 'upgrade-insecure-requests': '' } : {}),
  };
}

function join(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
