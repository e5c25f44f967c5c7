import { createSign, type KeyObject } from 'node:crypto';

/** Returns one element of DER: its tag, its length, and its content. */
function der(kind: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const size = body.length.toString(16);
  const bytes = Buffer.from(size.padStart(size.length + (size.length % 2), '0'), 'hex');
  const length =
    body.length < 128 ? Buffer.from([body.length]) : Buffer.concat([Buffer.from([128 + bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([kind]), length, body]);
}

const [INTEGER, BITS, IDENTIFIER, UTF8, TIME, SEQUENCE, SET, VERSION] = [2, 3, 6, 12, 24, 48, 49, 160] as const;
const commonName = der(IDENTIFIER, Buffer.from('550403', 'hex'));
const rsaWithSha256 = der(SEQUENCE, der(IDENTIFIER, Buffer.from('2a864886f70d01010b', 'hex')), Buffer.from([5, 0]));

/** Returns a self-signed certificate of RFC 5280 for a key, in the form metadata contain. */
export function makeCertificate(keys: { privateKey: KeyObject; publicKey: KeyObject }, endsAt: Date): string {
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, commonName, der(UTF8, 'Acme ID'))));
  const time = (date: Date) => der(TIME, `${date.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`);
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    rsaWithSha256,
    name,
    der(SEQUENCE, time(new Date('2020-01-01T00:00:00Z')), time(endsAt)),
    name,
    keys.publicKey.export({ format: 'der', type: 'spki' }),
  );
  const signature = createSign('RSA-SHA256').update(content).sign(keys.privateKey);
  return der(SEQUENCE, content, rsaWithSha256, der(BITS, Buffer.from([0]), signature)).toString('base64');
}
