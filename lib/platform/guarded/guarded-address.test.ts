import { expect, it } from 'vitest';
import { checkAddress, RefusedAddress } from '#/lib/platform/guarded/guarded-address.ts';

const publicAddress = '93.184.216.34';
const leadsTo =
  (...addresses: string[]) =>
  async () =>
    addresses;
const check = (address: string, resolve = leadsTo(publicAddress), allowsHome = false) =>
  checkAddress(address, { resolve, allowsHome });

it.each([
  ['https://hooks.example.com/in?x=1', 'hooks.example.com', [publicAddress]],
  ['https://hooks.example.com:8443', 'hooks.example.com:8443', [publicAddress]],
  ['https://93.184.216.34/', '93.184.216.34', ['93.184.216.34']],
  ['https://[2606:2800:220:1::1]/', '[2606:2800:220:1::1]', ['2606:2800:220:1::1']],
])('%s may be called', async (address, host, addresses) => {
  const place = await check(address);
  expect([place.url.host, place.addresses]).toEqual([host, addresses]);
});

it.each([
  'x',
  '//example.com',
  'http://example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'gopher://example.com',
  'data:text/plain,x',
  'https://ada:secret@example.com',
  'https://ada@example.com',
  'https://example.com:22',
  'https://example.com:80',
  'https://example.com:1023',
  'https://example.com:99999',
])('%s isn’t an address to call', (address) => expect(check(address)).rejects.toThrow(RefusedAddress));

/** As written in an address, in every spelling; a name may also resolve to the plain ones. */
const inner = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::1',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
];

it.each(inner)('%s may not be called, directly or through a name', async (address) => {
  const literal = address.includes(':') ? `https://[${address}]/` : `https://${address}/`;
  await expect(check(literal)).rejects.toThrow(RefusedAddress);
  await expect(check('https://example.com', leadsTo(address))).rejects.toThrow(RefusedAddress);
  // A name that also resolves elsewhere.
  await expect(check('https://example.com', leadsTo(publicAddress, address))).rejects.toThrow(RefusedAddress);
});

it.each([
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://127.1/',
  'https://①②⑦.0.0.1/',
  'https://127.0.0.1./',
  'https://[0:0:0:0:0:ffff:7f00:1]/',
])('%s is this machine, however it’s spelt, and isn’t looked up', async (address) => {
  const resolve = () => Promise.reject(new Error('looked up'));
  await expect(check(address, resolve)).rejects.toThrow(RefusedAddress);
});

it('a name without an address, or with an invalid one, may not be called', async () => {
  await expect(check('https://example.com', leadsTo())).rejects.toThrow(RefusedAddress);
  await expect(check('https://example.com', leadsTo('example.org'))).rejects.toThrow(RefusedAddress);
  await expect(check('https://example.com', leadsTo('fe80::1%eth0'))).rejects.toThrow(RefusedAddress);
});

it('a product on this machine may call this machine, and nothing around it', async () => {
  const atHome = (address: string, resolve = leadsTo('127.0.0.1', '::1')) => check(address, resolve, true);
  expect((await atHome('http://localhost:4010/x')).addresses).toEqual(['127.0.0.1', '::1']);
  expect((await atHome('https://127.0.0.1:4010')).addresses).toEqual(['127.0.0.1']);
  for (const address of [
    'http://10.0.0.1:8080',
    'https://192.168.1.1',
    'http://93.184.216.34:8080',
    'http://localhost:25',
  ])
    await expect(atHome(address)).rejects.toThrow(RefusedAddress);
});
