import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { longestSide, newImageName, toStoredImage } from '#/lib/platform/image.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif';

const picture = (format: Format, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#2c5ccc' } })
    .toFormat(format)
    .toBuffer();

/** A PNG in black and white; with fewer rows than it claims, it's incomplete. Small as a file, large once decoded. */
function blackPng(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Made before the first call, which switches off the other loaders. */
const refused = new Map<string, Buffer>();

beforeAll(async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const jpeg = await picture('jpeg');
  const png = await picture('png');
  const entries: [string, Buffer][] = [
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from(svg)],
    ['SVG behind an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['GIF', await picture('gif')],
    ['TIFF', await picture('tiff')],
    ['AVIF', await picture('avif')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['HTML behind the first bytes of a JPEG', Buffer.concat([jpeg.subarray(0, 3), Buffer.from('<script></script>')])],
    ['SVG behind the first bytes of a PNG', Buffer.concat([png.subarray(0, 8), Buffer.from(svg)])],
    ['a JPEG cut in the middle', jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG cut in the middle', png.subarray(0, png.length / 2)],
    ['the first bytes alone', jpeg.subarray(0, 3)],
  ];
  for (const [name, bytes] of entries) refused.set(name, bytes);
});

describe('a stored picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is WebP of at most 512 pixels, made from %s', async (format) => {
    const image = await storedOf(await picture(format, 800, 600));
    const { format: storedFormat, width, height } = await sharp(image).metadata();
    expect([storedFormat, width, height]).toEqual(['webp', 512, 384]);
  });

  it('is still readable if it’s a screenshot', async () => {
    const image = await storedOf(await picture('png', 2400, 1200), longestSide.screenshot);
    const { width, height } = await sharp(image).metadata();
    expect([width, height]).toEqual([1920, 960]);
  });

  it('isn’t enlarged', async () => {
    const { width, height } = await sharp(await storedOf(await picture('png', 40, 20))).metadata();
    expect([width, height]).toEqual([40, 20]);
  });

  it('may have been a photo of 49 million pixels', async () => {
    expect(await toStoredImage(blackPng(8000, 6125))).toBeInstanceOf(Uint8Array);
  });

  it('is upright and says nothing about camera and place', async () => {
    const photo = await sharp(await picture('jpeg', 60, 30))
      .withExif({ IFD0: { Copyright: 'Ada', Model: 'Camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, exif, orientation } = await sharp(await storedOf(photo)).metadata();
    expect([width, height, exif, orientation]).toEqual([30, 60, undefined, undefined]);
  });

  it('doesn’t contain what followed the picture', async () => {
    const polyglot = Buffer.concat([await picture('jpeg'), Buffer.from('<script>alert(1)</script>')]);
    const image = await storedOf(polyglot);
    expect(Buffer.from(image).includes('<script>')).toBe(false);
  });
});

/** A JPEG with additional bytes before the first marker after the first two bytes. */
function withBytesBefore(jpeg: Buffer, marker: number, bytes: number[]): Buffer {
  const at = jpeg.indexOf(Buffer.from([0xff, marker]));
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);
}

it('reading a picture skips odd bytes between the parts of a JPEG, as browsers do', async () => {
  const jpeg = await picture('jpeg');
  const scanHeader = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  // In a baseline picture, the last three bytes of a scan header are fixed; some phones write others.
  const spectral = scanHeader + 2 + jpeg.readUInt16BE(scanHeader + 2) - 3;
  const oddScan = Buffer.from(jpeg);
  oddScan.set([0, 0, 0], spectral);
  for (const odd of [withBytesBefore(jpeg, 0xdb, [0, 0x2a]), withBytesBefore(jpeg, 0xc0, [0x11]), oddScan])
    expect(await toStoredImage(odd)).toBeInstanceOf(Uint8Array);
});

it('reading a picture says that a picture has too many pixels before decoding it', async () => {
  for (const large of [blackPng(30_000, 30_000, 1), blackPng(8000, 6500)])
    expect(await toStoredImage(large)).toBe('tooLarge');
});

/** What is stored for a picture. */
async function storedOf(bytes: Uint8Array, side?: number): Promise<Uint8Array> {
  const image = await toStoredImage(bytes, side);
  if (!(image instanceof Uint8Array)) throw new Error(String(image));
  return image;
}

it('reading a picture refuses every other format, bombs and damaged files, and keeps working', async () => {
  const startedMs = performance.now();
  for (const [name, bytes] of refused) expect({ [name]: await toStoredImage(bytes) }).toEqual({ [name]: null });
  expect(performance.now() - startedMs).toBeLessThan(5000);
  expect(await toStoredImage(await picture('png'))).not.toBeNull();
});

it('the other image loaders are off, whatever the first bytes say', async () => {
  await toStoredImage(await picture('png'));
  for (const name of ['SVG', 'GIF', 'TIFF', 'AVIF'])
    await expect(sharp(refused.get(name)).metadata()).rejects.toThrow('unsupported image format');
});

it('a stored picture gets a name of 256 random bits', () => {
  const names = Array.from({ length: 50 }, newImageName);
  expect(new Set(names).size).toBe(50);
  for (const name of names) expect(name).toMatch(/^[\w-]{43}\.webp$/);
});
