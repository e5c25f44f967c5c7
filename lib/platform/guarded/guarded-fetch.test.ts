import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { RefusedAddress } from '#/lib/platform/guarded/guarded-address.ts';
import { AnswerTooLarge, guardedFetch } from '#/lib/platform/guarded/guarded-fetch.ts';

const limits = { connectMs: 2000, wholeMs: 4000, bytes: 1000 };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const serve = (listener: RequestListener) => listen(createServer(listener));
const call = (address: string, more: Parameters<typeof guardedFetch>[1] = {}) =>
  guardedFetch(address, { allowsHome: true, limits, ...more });

it('guardedFetch sends its request and reads the answer', async () => {
  const port = await serve((request, response) => {
    const parts: string[] = [];
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(201, { 'x-kind': 'test' }).end([method, url, headers['x-id'], ...parts].join(' '));
    });
  });
  const answer = await call(`http://127.0.0.1:${port}/in?x=1`, {
    method: 'POST',
    headers: { 'x-id': '7' },
    body: 'hello',
  });
  expect([answer.status, answer.headers['x-kind'], answer.text]).toEqual([201, 'test', 'POST /in?x=1 7 hello']);
});

it('a guarded call connects to the address that was checked, under the given name, and looks it up once', async () => {
  const port = await serve((request, response) => response.end(request.headers.host));
  let lookups = 0;
  // A name that resolves to another address the second time.
  const resolve = async () => [lookups++ === 0 ? '127.0.0.1' : '169.254.169.254'];
  const answer = await call(`http://hooks.test:${port}`, { resolve });
  expect([answer.text, lookups]).toEqual([`hooks.test:${port}`, 1]);
});

it('guardedFetch follows no redirect', async () => {
  let calls = 0;
  const port = await serve((_request, response) => {
    calls++;
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect([(await call(`http://127.0.0.1:${port}`)).status, calls]).toEqual([302, 1]);
});

it('guardedFetch reads no answer that is too large', async () => {
  const port = await serve((_request, response) => response.end('x'.repeat(limits.bytes + 1)));
  await expect(call(`http://127.0.0.1:${port}`)).rejects.toThrow(AnswerTooLarge);
});

it('guardedFetch waits no longer than its limit for an answer or its end', async () => {
  const silent = await serve(() => undefined);
  const trickling = await serve((_request, response) => void response.write('x'));
  for (const port of [silent, trickling])
    await expect(call(`http://127.0.0.1:${port}`, { limits: { ...limits, wholeMs: 100 } })).rejects.toThrow(
      /timeout|aborted/,
    );
});

it('guardedFetch waits no longer than its limit for a connection', async () => {
  const port = await listen(createSocketServer());
  const short = { ...limits, connectMs: 50 };
  await expect(call(`https://127.0.0.1:${port}`, { limits: short })).rejects.toThrow('No connection in time');
});

it('guardedFetch waits no longer than its limit for a look-up', async () => {
  const resolve = () => new Promise<never>(() => undefined);
  await expect(call('https://hooks.test', { resolve, limits: { ...limits, wholeMs: 50 } })).rejects.toThrow('timeout');
});

it('guardedFetch calls nothing on this machine if the product is elsewhere', async () => {
  let calls = 0;
  const port = await serve((_request, response) => {
    calls++;
    response.end();
  });
  const resolve = async () => ['127.0.0.1'];
  for (const address of [`http://127.0.0.1:${port}`, `https://127.0.0.1:${port}`, `https://hooks.test:${port}`])
    await expect(call(address, { allowsHome: false, resolve })).rejects.toThrow(RefusedAddress);
  expect(calls).toBe(0);
});
