import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { newBrowserKeys } from '#/prisma/seed/builders/build-push-device.ts';

interface Delivery {
  headers: IncomingHttpHeaders;
  /** The decrypted message, which only this browser can read. */
  payload: Record<string, unknown>;
  /** The encrypted bytes, as the service sees them. */
  sealed: Buffer;
}

/**
 * Opens a push service on this machine, as strict as the real ones. It only accepts messages signed with the
 * installation's key (RFC 8292), and its browsers only decrypt messages encrypted for them (RFC 8291).
 */
export async function openPushService() {
  const browsers = new Map<string, { ecdh: ECDH; auth: string; publicKey: string; deliveries: Delivery[] }>();
  const service = { host: '', answer: null as number | null, calls: 0 };
  const server = createServer((request, response) => void receive(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sealed = await buffer(request);
    service.calls += 1;
    const browser = browsers.get(request.url ?? '');
    const { authorization = '' } = request.headers;
    const status =
      service.answer ?? (browser ? (isSigned(authorization, service.host, browser.publicKey) ? 201 : 403) : 410);
    if (status === 201 && browser) {
      const payload = JSON.parse(open(sealed, browser).toString());
      browser.deliveries.push({ headers: request.headers, payload, sealed });
    }
    response.writeHead(status).end();
  }

  /** Subscribes a browser with the installation's key. Returns its subscription and the messages that arrive. */
  function agree(publicKey: string) {
    const { ecdh, keys } = newBrowserKeys();
    const path = `/push/${keys.auth}`;
    const deliveries: Delivery[] = [];
    browsers.set(path, { ecdh, auth: keys.auth, publicKey, deliveries });
    return {
      subscription: { endpoint: `http://${service.host}${path}`, keys },
      deliveries,
      leave: () => browsers.delete(path),
    };
  }
  return Object.assign(service, { agree, close: () => server.close() });
}

function isSigned(authorization: string, host: string, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (key !== publicKey || point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url')) as [
    string,
    string,
  ];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = exp - Date.now() / 1000;
  return isGenuine && aud === `http://${host}` && seconds > 0 && seconds <= 86_400 && String(sub).startsWith('mailto:');
}

const utf8 = (text: string) => Buffer.from(text);

function open(sealed: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: string }): Buffer {
  const salt = sealed.subarray(0, 16);
  const keyLength = sealed[20] ?? 0;
  const theirs = sealed.subarray(21, 21 + keyLength);
  const shared = ecdh.computeSecret(theirs);
  const info = Buffer.concat([utf8('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, utf8('Content-Encoding: nonce\0'), 12));
  const body = sealed.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}
