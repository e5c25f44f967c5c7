import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, networkOf } from '#/server/client-address.ts';

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
  ['an address of IPv6 by its network', '10.0.0.1', '2001:db8:0:7::1', 1, '2001:db8:0:7::/64'],
  ['another person’s word', '10.0.0.1', 'unknown', 1, 'unknown'],
])('%s', (_title, remote, forwarded, trusted, address) => {
  expect(clientAddress(request(remote, forwarded), trusted)).toBe(address);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::', '2001:db8:0:7::/64'],
  ['2001:0DB8::7:0:0:0:1', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['fe80::1:2%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '::1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['::', '::/64'],
  ['unknown', 'unknown'],
  ['not:an:address', 'not:an:address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
