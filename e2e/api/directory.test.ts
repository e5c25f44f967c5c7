import { beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#/e2e/api/open-server.ts';
import { buildDirectoryScene, type DirectoryScene } from '#/e2e/support/scenes/directory-scene.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildApiKey } from '#/prisma/seed/builders/build-api-key.ts';
import { sequences } from '#/server/embedded/identity/directory-sequences.ts';

const server = openServer();
let scene: DirectoryScene;
let headers: Record<string, string>;

beforeAll(async () => {
  scene = await buildDirectoryScene();
  ({ headers } = await buildApiKey(prisma(), scene.administrator, { scopes: ['directory:write'] }));
}, 60_000);

const SCIM = 'application/scim+json';
const send = (method: string, path: string, more: Record<string, string> = {}, body?: string) =>
  fetch(`${server.url}/scim/v2/${path}`, { method, headers: { ...headers, ...more }, ...(body ? { body } : {}) });
const user = (name: string) => JSON.stringify({ userName: scene.address(name), name: { givenName: 'Ada' } });

describe('/scim/v2', () => {
  it('takes all its methods, in both types, and lets no answer be cached', async () => {
    const response = await send('POST', 'Users', { 'content-type': `${SCIM}; charset=utf-8` }, user('ada'));
    const { id } = (await response.json()) as { id: string };
    expect([response.status, response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
      201,
      'no-store',
      SCIM,
    ]);
    const off = JSON.stringify({ Operations: [{ op: 'replace', path: 'active', value: false }] });
    const statuses = [
      await send('PUT', `Users/${id}`, { 'content-type': 'application/json' }, user('ada')),
      await send('PATCH', `Users/${id}`, { 'content-type': SCIM }, off),
      await send('GET', `Users/${id}`),
      await send('DELETE', `Users/${id}`),
      await send('GET', `Users/${id}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 204, 404]);
  });

  it.each([
    ['entra', [200, 201, 200, 200, 200, 200, 200, 201, 200, 200, 200, 200, 204, 204]],
    ['okta', [200, 201, 200, 200, 200, 200, 201, 200, 200, 200, 200, 204]],
  ] as const)('takes what %s sends, from its first request to its last', async (name, expected) => {
    const statuses: number[] = [];
    const play = async (method: string, path: string, body?: object) => {
      const response = await send(method, path, { 'content-type': SCIM }, body && JSON.stringify(body));
      const text = await response.text();
      statuses.push(response.status);
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    };
    const email = scene.address(name);
    await sequences[name](play, { email, givenName: 'Robin', familyName: 'Vale' });
    expect(statuses).toEqual(expected);
    const row = await prisma().user.findUniqueOrThrow({ where: { email } });
    expect([row.lastName, row.suspendedAt !== null]).toEqual(['Vale-Smith', name === 'entra']);
  });

  it.each([
    ['a browser, by its origin', 403, 'GET', { origin: 'http://localhost:3000' }, undefined],
    ['a browser, by its headers', 403, 'GET', { 'sec-fetch-site': 'none' }, undefined],
    ['a form', 415, 'POST', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['a type that is not named', 415, 'POST', {}, '{}'],
    ['more than 512 KB', 413, 'POST', { 'content-type': SCIM }, JSON.stringify({ members: 'x'.repeat(512 * 1024) })],
    ['what is no JSON', 400, 'POST', { 'content-type': SCIM }, '{'],
    ['no key', 401, 'GET', { authorization: '' }, undefined],
    ['OPTIONS', 405, 'OPTIONS', {}, undefined],
  ])('refuses %s', async (_title, status, method, more, body) => {
    expect((await send(method, 'Users', more, body)).status).toBe(status);
  });

  it('refuses 10,000 members as too many or unknown, and never fails', async () => {
    const members = Array.from({ length: 10_000 }, (_, at) => ({ value: String(1_000_000 + at) }));
    const group = JSON.stringify({ displayName: 'All', members });
    expect((await send('POST', 'Groups', { 'content-type': SCIM }, group)).status).toBe(400);
    const wordy = JSON.stringify({
      displayName: 'All',
      members: members.map((one) => ({ ...one, display: 'x'.repeat(40) })),
    });
    expect((await send('POST', 'Groups', { 'content-type': SCIM }, wordy)).status).toBe(413);
  });

  it('opens nothing else with its key, and other keys don’t open it', async () => {
    for (const path of ['/api/company/people', '/api/integrations/directory', '/api/profile'])
      expect((await fetch(`${server.url}${path}`, { headers })).status).toBe(403);
    const { headers: others } = await buildApiKey(prisma(), scene.administrator, { scopes: ['organisation:write'] });
    expect((await send('GET', 'Users', others)).status).toBe(403);
  });

  it('returns not found for an unknown path', async () => {
    for (const path of ['Bulk', 'Users/1/2', '.search']) expect((await send('GET', path)).status).toBe(404);
    expect((await fetch(`${server.url}/SCIM/v2/Users`, { headers })).status).toBe(404);
  });
});
