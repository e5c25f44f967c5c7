import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { get, HOST, send, startGate, stopGate } from '#/e2e/support/product/gate-client.ts';

beforeAll(startGate);
afterAll(stopGate);

describe('the gate’s headers', () => {
  it('give each page its own nonce, which the page gets', async () => {
    const [first, second] = await Promise.all([send(get('/dashboard')), send(get('/dashboard'))]);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{24}' 'strict-dynamic';/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("connect-src 'self' ws://product.example:3000;");
    expect(JSON.parse(first.body).headers['content-security-policy']).toBe(policy);
    expect(policy).toContain(`'nonce-${JSON.parse(first.body).headers['x-nonce']}'`);
    expect(second.headers.get('content-security-policy')).not.toBe(policy);
  });

  it('aren’t taken from outside', async () => {
    const forged = ['X-Request-Id: forged', 'X-Client-Address: forged', 'X-Nonce: forged', 'X-Forwarded-Host: forged'];
    const inner = ['X-Middleware-Subrequest: forged', 'Content-Security-Policy: forged', 'X-Forwarded-For: 9.9.9.9'];
    const { headers } = JSON.parse((await send(get('/api/pulses/7', ...forged, ...inner))).body);
    expect(JSON.stringify(headers)).not.toMatch(/forged|9\.9\.9\.9/);
    expect(headers['x-client-address']).toBe('127.0.0.1');
  });

  it('remove from calls what requests parts of pages', async () => {
    const asks = ['RSC: 1', 'Next-Router-Prefetch: 1', 'Next-Url: /dashboard'];
    expect((await send(get('/api/pulses/7', ...asks))).body).not.toMatch(/rsc|next-/);
    expect((await send(get('/dashboard', ...asks))).body).toMatch(/"rsc":"1"/);
  });

  it('keep calls and pages out of caches, and built files in them', async () => {
    expect((await send(get('/api/pulses/7'))).headers.get('cache-control')).toBe('no-store');
    expect((await send(get('/setPassword/abc'))).headers.get('cache-control')).toBe('no-store');
    expect((await send(get('/_next/static/x.js'))).headers.has('cache-control')).toBe(false);
  });

  it.each(['/api/images/x.webp', '/_next/static/x.js'])('keep no refusal in caches: %s', async (path) => {
    const { status, headers } = await send([`DELETE ${path} HTTP/1.1`, HOST]);
    expect([status, headers.get('cache-control')]).toEqual([405, 'no-store']);
  });
});
