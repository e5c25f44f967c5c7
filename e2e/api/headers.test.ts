import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import type { Answer } from '#/e2e/support/product/server.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { root } from '#/scripts/steps/places.mjs';

const server = openServer();

function firstFile(folder: string, ending: string): string {
  const names = readdirSync(path.join(root, folder), { recursive: true }).map(String);
  const file = names.find((name) => name.endsWith(ending));
  if (!file) throw new Error(`no file ends with ${ending} below ${folder}`);
  return file.replaceAll('\\', '/');
}

/** The allowed sources of scripts. */
const scriptsOf = {
  page: /script-src 'self' 'nonce-[\w+/=]+' 'strict-dynamic';/,
  api: /^default-src 'none';/,
  file: /script-src 'self';/,
  image: /^sandbox; default-src 'none';/,
};

/** The content type of each answer with a body. */
const contentOf: Record<string, string> = {
  page: 'text/html; charset=utf-8',
  api: 'application/json',
  file: 'text/javascript',
};

const places: [title: string, kind: keyof typeof scriptsOf, path: () => string, status: number][] = [
  ['a page', 'page', () => '/signIn', 200],
  ['a page behind a link that is over', 'page', () => '/setPassword/pwd_invented', 200],
  ['a page for signed-in people', 'page', () => '/dashboard', 307],
  ['a page that is not there', 'page', () => '/nothing/here', 307],
  ['the not-found page', 'page', () => '/404', 404],
  ['a call', 'api', () => '/api/captcha', 200],
  ['a refused call', 'api', () => '/api/utilities/role', 401],
  ['a call that is not there', 'api', () => '/api/nothing', 404],
  ['a call of next-auth', 'api', () => '/api/auth/session', 200],
  ['a picture that is not there', 'image', () => `/api/images/${'A'.repeat(43)}.webp`, 404],
  ['a bad address', 'api', () => '/%zz', 400],
  ['the state of health', 'api', () => '/healthz', 200],
  ['a built file', 'file', () => `/_next/static/${firstFile('.next/static', '.js')}`, 200],
  ['a built file that is not there', 'file', () => '/_next/static/nothing.js', 404],
];

describe('every answer has its headers:', () => {
  it.each(places)('%s', async (_title, kind, where, status) => {
    const answer = await server.call(where());
    const { headers } = answer;
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const policy = String(headers['content-security-policy']);
    for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
    expect(policy).toMatch(scriptsOf[kind]);
    const lasting = kind === 'file' && status === 200;
    expect(headers['cache-control']).toContain(lasting ? 'immutable' : 'no-store');
  });

  it.each(places.filter(([, , , status]) => status === 200))('%s: names its type', async (_title, kind, where) => {
    const { headers } = await server.call(where());
    expect(headers['content-type']).toBe(contentOf[kind]);
  });
});

it('a picture is cached for good', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const { name } = await buildFeedbackImage(prisma(), await buildUser(prisma(), { companyId }));
  const { headers, status } = await server.call(`/api/images/${name}`);
  expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toMatch(scriptsOf.image);
});

describe('the security policy of a page', () => {
  const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];

  it('has its own nonce, which every script of the page carries', async () => {
    const [first, second] = [await server.call('/signIn'), await server.call('/signIn')];
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    for (const page of [first, second]) {
      const scripts = page.text.match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(2);
      for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(page)}"`);
    }
  });
});

describe('an answer to headers that only the gate may set', () => {
  it('uses no request id, address or framework step from outside', async () => {
    const forged = { 'x-request-id': 'forged', 'x-nonce': 'forged', 'x-middleware-subrequest': 'middleware' };
    const { headers, text } = await server.call('/api/utilities/role', { headers: forged });
    expect(headers['x-request-id']).not.toBe('forged');
    expect(text).not.toContain('forged');
    expect((await server.call('/signIn', { headers: forged })).text).not.toContain('forged');
  });
});
