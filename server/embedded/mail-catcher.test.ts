import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#/server/embedded/ports.mjs';

const mails = mkdtempSync(path.join(os.tmpdir(), 'mail-catcher-'));
let port: number;
let catcher: ChildProcess;

beforeAll(async () => {
  port = await freePort(10_800);
  const smtpPort = await freePort(port + 1);
  catcher = fork(path.join(import.meta.dirname, 'mail-catcher.mjs'), [String(smtpPort), String(port), mails], {
    silent: true,
  });
  await once(catcher, 'message');
}, 30_000);

afterAll(async () => {
  const ended = once(catcher, 'exit');
  catcher.disconnect();
  await ended;
  rmSync(mails, { recursive: true });
});

function ask(target: string, headers: Record<string, string>): Promise<number | 'closed'> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path: target, headers });
    call.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    call.on('upgrade', (_response, socket) => resolve(socket.destroy() && 101));
    call.on('error', () => resolve('closed'));
    call.end();
  });
}

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
};
const LIST = '/api/email';
const SOCKET = '/socket.io/?EIO=4&transport=websocket';

it.each([
  ['its own page', LIST, 200, () => ({ host: `localhost:${port}` })],
  ['its own page by number', LIST, 200, () => ({ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` })],
  ['a page of another site', LIST, 403, () => ({ host: `localhost:${port}`, origin: 'http://evil.example' })],
  ['a page of another port', LIST, 403, () => ({ host: `localhost:${port}`, origin: 'http://localhost:3000' })],
  ['a sandboxed page', LIST, 403, () => ({ host: `localhost:${port}`, origin: 'null' })],
  ['a name that leads here', LIST, 403, () => ({ host: `evil.example:${port}` })],
  [
    'its own socket',
    SOCKET,
    101,
    () => ({ host: `localhost:${port}`, origin: `http://localhost:${port}`, ...upgrade }),
  ],
  [
    'a socket of another site',
    SOCKET,
    'closed',
    () => ({ host: `localhost:${port}`, origin: 'http://a.b', ...upgrade }),
  ],
  ['polling of another site', SOCKET.replace('websocket', 'polling'), 403, () => ({ host: 'localhost', origin: 'x' })],
])('%s at %s gets %s', async (_who, target, answer, headers) => {
  expect(await ask(target, headers())).toBe(answer);
});
