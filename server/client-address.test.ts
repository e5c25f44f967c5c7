import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress } from '#/server/client-address.ts';

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

it.each([
  ['nothing is believed without a trusted proxy', '10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['one proxy has appended what it saw', '10.0.0.1', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies have', '10.0.0.1', '6.6.6.6, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies: the outermost is all there is', '10.0.0.1', '203.0.113.7', 3, '203.0.113.7'],
  ['a proxy that appends nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['IPv4 in the clothes of IPv6', '::ffff:203.0.113.7', undefined, 0, '203.0.113.7'],
])('%s', (_title, remote, forwarded, trusted, address) => {
  expect(clientAddress(request(remote, forwarded), trusted)).toBe(address);
});
