import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { startServer, type TestServer } from '#/e2e/support/product/server.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';

let server: TestServer;

beforeAll(async () => {
  await testDatabase();
  await prisma().builtFile.create({ data: { path: 'chunks/other.js', gzip: gzipSync('other();') } });
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  await closeDatabase();
});

it('a server stores every script of its pages for servers of other releases, and serves theirs', async () => {
  const { text: page } = await server.call('/signIn');
  const scripts = [...page.matchAll(/\/_next\/static\/([\w~./-]+\.js)/g)].map(([, name]) => name);
  const { rows } = await pool().query('SELECT path FROM built_files WHERE path = ANY($1)', [scripts]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBe(new Set(scripts).size);

  const { status, text } = await server.call('/_next/static/chunks/other.js');
  expect([status, text]).toEqual([200, 'other();']);
  expect((await server.call('/_next/static/chunks/none.js')).status).toBe(404);
});
