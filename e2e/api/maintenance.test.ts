import { afterAll, beforeAll, expect, it } from 'vitest';
import { asProgram, buildWorld } from '#/e2e/api/world.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';

let server: TestServer;

beforeAll(async () => {
  await testDatabase();
  server = await startServer({ MAINTENANCE: 'read-only' });
});
afterAll(async () => {
  await server.stop();
  await closeDatabase();
});

it('during maintenance of the database everything can be read, and changes are refused with a message', async () => {
  const { own } = await buildWorld();
  const headers = await asProgram(own.persons.Administrator);
  const read = await server.call('/api/company', { headers });
  expect(read.status).toBe(200);
  const name = { name: 'Renamed' };
  const refused = await server.call('/api/company/update/name', { method: 'POST', headers, body: name });
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.json).toMatchObject({ message: expect.stringContaining('maintenance') });
  const account = { email: own.persons.Administrator.email, password: 'x' };
  expect((await server.call('/api/auth/login', { method: 'POST', body: account })).status).toBe(503);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const button = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' };
  expect((await server.call('/unsubscribe/uns_anything', button)).status).toBe(503);
  expect(await prisma().company.count({ where: name })).toBe(0);
  const page = await server.call('/signIn');
  expect(page.text).toContain('We’re doing maintenance.');
  expect((await server.call('/readyz')).status).toBe(200);
});
