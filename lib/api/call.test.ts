import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { call } from '#/lib/api/call.ts';
import type { Endpoint } from '#/lib/api/endpoint.ts';

/** Not declared with `endpoint`, which would register it for every test in this process. */
const contract = {
  name: 'readWord',
  method: 'GET',
  path: '/api/word',
  access: 'open',
  summary: 'A word.',
  response: z.object({ word: z.string() }),
} as const satisfies Endpoint;

let server: Server;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('localStorage', { getItem: () => null });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

it('call returns what the server answers', async () => {
  answer = (_, response) => response.setHeader('content-type', 'application/json').end('{"word":"yes"}');
  expect(await call(contract, {})).toEqual({ word: 'yes' });
});

it('call throws what the server refuses', async () => {
  answer = (_, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"not_found","message":"Not found"}');
  await expect(call(contract, {})).rejects.toMatchObject({ status: 404, code: 'not_found', message: 'Not found' });
});

it('call keeps the status of a refusal without a readable body', async () => {
  answer = (_, response) => response.writeHead(502, { 'content-type': 'application/json' }).end('<html>');
  await expect(call(contract, {})).rejects.toMatchObject({ status: 502 });
});

it('call treats a success from another server as a failure', async () => {
  answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Free Wi-Fi</html>');
  await expect(call(contract, {})).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});

it('call treats an incomplete answer as a failure', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"word":"y', () => response.destroy());
  };
  await expect(call(contract, {})).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});
