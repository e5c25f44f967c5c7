import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { headersWithoutRequest, prepareHeaders, type ResponseKind } from '#/server/headers.ts';

const kinds: ResponseKind[] = ['page', 'api', 'file', 'image'];

function headersOf(kind: ResponseKind, appUrl: string): Map<string, string> {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value) };
  const request = { headers: {}, socket: { remoteAddress: '203.0.113.7' } };
  const options = { appUrl, development: false, trustedProxies: 0 };
  prepareHeaders(request as IncomingMessage, response as unknown as ServerResponse, kind, options);
  return headers;
}

describe('a product over https', () => {
  it.each(kinds)('keeps browsers on https in every answer, for two years and all subdomains: %s', (kind) => {
    const headers = headersOf(kind, 'https://unboxt.example');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  it('also keeps them there in the answer to an invalid request', () => {
    expect(headersWithoutRequest({ appUrl: 'https://unboxt.example' })).toHaveProperty('Strict-Transport-Security');
  });

  it('loads nothing on its pages without https, and uses sockets over TLS only', () => {
    const policy = headersOf('page', 'https://unboxt.example').get('content-security-policy') ?? '';
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).toContain("connect-src 'self' wss://unboxt.example;");
  });
});

describe('a product over http, on a developer’s machine', () => {
  it.each(kinds)('never promises https: %s', (kind) => {
    const headers = headersOf(kind, 'http://localhost:3000');
    expect(headers.has('strict-transport-security')).toBe(false);
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});

it('only pages and calls say immediately how long they are cached', () => {
  const cacheControls = kinds.map((kind) => headersOf(kind, 'https://unboxt.example').get('cache-control'));
  expect(cacheControls).toEqual(['no-store', 'no-store', undefined, undefined]);
});

it('a picture is in a sandbox', () => {
  expect(headersOf('image', 'https://unboxt.example').get('content-security-policy')).toMatch(
    /^sandbox; default-src 'none';/,
  );
});
