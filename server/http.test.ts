import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpServer, listen } from '#/server/http.ts';

let http: Server;

beforeAll(async () => {
  http = createHttpServer((_, response) => response.end('answered'), {});
  http.on(
    'upgrade',
    (_, socket: Duplex) => void socket.end('HTTP/1.1 426 Refused\r\nContent-Length: 7\r\n\r\nsockets'),
  );
  await listen(http, 0, '127.0.0.1');
});
afterAll(() => {
  http.closeAllConnections();
  http.close();
});

function textOf(headers: Record<string, string>): Promise<string> {
  const { port } = http.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', headers, agent: false }, (response) => {
      response.toArray().then((parts) => resolve(Buffer.concat(parts).toString()), reject);
    });
    call.on('error', reject).end();
  });
}

it.each([
  [{ Upgrade: 'h2c', Connection: 'Upgrade, HTTP2-Settings', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' }, 'answered'],
  [{ Upgrade: 'TLS/1.0', Connection: 'Upgrade' }, 'answered'],
  [{ Upgrade: 'WebSocket', Connection: 'Upgrade' }, 'sockets'],
  [{}, 'answered'],
])('a request with %j is %s', async (headers, text) => {
  expect(await textOf(headers)).toBe(text);
});
