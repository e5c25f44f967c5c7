import { describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';

const server = openServer();

describe('next-auth’s own calls', () => {
  it.each(['{', '', 'null', '[]'])('don’t fail on a body of %j', async (body) => {
    for (const path of ['callback/credentials', 'signin/credentials', 'signout', '_log', 'session'])
      expect([path, (await server.call(`/api/auth/${path}`, { method: 'POST', body })).status]).toSatisfy(
        ([, status]) => Number(status) < 500,
      );
  });

  it.each(['garbage', '//', 'https://', 'javascript:alert(1)', 'https://evil.example/', '%E0%A4%A', '"'])(
    'don’t read a redirect to %j in the cookie, the query or the body',
    async (address) => {
      const query = `?callbackUrl=${encodeURIComponent(address)}`;
      const body = { csrfToken: 'x', token: 'x', json: 'true', callbackUrl: address };
      for (const cookie of [
        `next-auth.callback-url=${address}`,
        `next-auth.callback-url=${encodeURIComponent(address)}`,
      ])
        for (const [path, method] of [
          ['csrf', 'GET'],
          ['session', 'GET'],
          ['providers', 'GET'],
          ['signout', 'POST'],
          ['callback/credentials', 'POST'],
        ] as const) {
          const call = { method, headers: { cookie }, ...(method === 'POST' ? { body } : {}) };
          const { status, headers, text } = await server.call(`/api/auth/${path}${query}`, call);
          expect([path, status]).toEqual([path, 200]);
          expect(JSON.stringify(headers['set-cookie'] ?? []) + text).not.toContain('evil.example');
        }
    },
  );

  it('lead to no other site', async () => {
    for (const path of ['signin', 'signout', 'error', 'callback/credentials']) {
      const { headers, status } = await server.call(`/api/auth/${path}?callbackUrl=https://evil.example/`);
      expect(status).toBeLessThan(500);
      const place = new URL(String(headers.location ?? '/'), server.url);
      expect(place.origin).toBe(server.url);
      expect(JSON.stringify(headers['set-cookie'] ?? [])).not.toContain('evil.example');
    }
  });
});
