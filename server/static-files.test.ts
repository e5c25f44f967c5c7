import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressStaticFiles } from '#/scripts/steps/compress-static-files.mjs';
import { createHttpServer, listen } from '#/server/http.ts';
import { createStaticFiles } from '#/server/static-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'static-files-'));
const built = path.join(folder, 'static');
const open = path.join(folder, 'public');
const script = 'export const answer = 42;\n'.repeat(100);

/** Like a database with the previous release's files. */
async function readOther(name: string): Promise<Buffer | undefined> {
  if (name === 'chunks/away.js') throw new Error('away');
  return name === 'chunks/older.js' ? gzipSync(script) : undefined;
}

let http: Server;

beforeAll(async () => {
  for (const place of [built, open]) mkdirSync(place);
  writeFileSync(path.join(built, 'large.js'), script);
  writeFileSync(path.join(built, 'small.js'), 'export {};');
  writeFileSync(path.join(open, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(open, 'sw.js'), script);
  await compressStaticFiles(built);
  const answerFile = createStaticFiles(built, open, readOther);
  http = createHttpServer((request, response) => {
    // Like the gate, for everything but built files.
    if (!request.url?.startsWith('/_next/static/')) response.setHeader('Cache-Control', 'no-store');
    answerFile(request, response, () => response.end(`page ${request.url}`));
  }, {});
  await listen(http, 0, '127.0.0.1');
});

afterAll(() => {
  http.closeAllConnections();
  http.close();
  rmSync(folder, { recursive: true });
});

function get(target: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${(http.address() as AddressInfo).port}${target}`, { headers });
}

it('a built file is sent compressed, and cached for ever', async () => {
  const response = await get('/_next/static/large.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
  expect(await response.text()).toBe(script);
});

it('a built file is sent as the browser can read it', async () => {
  const older = await get('/_next/static/large.js', { 'accept-encoding': 'gzip' });
  expect(older.headers.get('content-encoding')).toBe('gzip');
  expect(await older.text()).toBe(script);
  const plain = await get('/_next/static/large.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(script);
});

it('a small file stays uncompressed', async () => {
  const response = await get('/_next/static/small.js', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('a file that the browser has gets 304', async () => {
  const etag = (await get('/_next/static/large.js')).headers.get('etag') ?? '';
  expect((await get('/_next/static/large.js', { 'if-none-match': etag })).status).toBe(304);
});

it('the whole file is sent whatever range is requested', async () => {
  for (const range of ['bytes=0-3', 'bytes=10-5', 'bytes=99999-', 'lines=1']) {
    const response = await get('/_next/static/large.js', { range, 'accept-encoding': 'identity' });
    expect([response.status, await response.text()]).toEqual([200, script]);
  }
});

it('a missing built file gets 404', async () => {
  for (const target of ['/_next/static/none.js', '/_next/static/']) {
    const response = await get(target);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

it('public files are cached for an hour, and everything else is passed on unchanged', async () => {
  const response = await get('/robots.txt');
  expect([await response.text(), response.headers.get('cache-control')]).toEqual([
    'User-agent: *',
    'public,max-age=3600',
  ]);
  expect(await (await get('/dashboard?x=1')).text()).toBe('page /dashboard?x=1');
});

it('browsers ask each time whether the worker has changed', async () => {
  const { headers } = await get('/sw.js?lang=en');
  expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-cache', 'text/javascript']);
});

it.each(['gzip, br', 'identity'])('a file that only another release has is sent, %s', async (encoding) => {
  const response = await get('/_next/static/chunks/older.js?v=1', { 'accept-encoding': encoding });
  const { headers } = response;
  expect([response.status, headers.get('content-type')]).toEqual([200, 'text/javascript']);
  expect(headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
  expect(await response.text()).toBe(script);
});

it.each(['chunks/never.js', 'chunks/away.js', 'chunks/older.txt'])(
  'no server has %s, and the answer says so',
  async (name) => {
    const response = await get(`/_next/static/${name}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);
