import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { singleton } from '#/lib/platform/singleton.ts';

/** Longest side of a stored picture in pixels, for a photo and for a screenshot, whose text must be readable. */
export const longestSide = { photo: 512, screenshot: 1920 } as const;
/** Side of a picture in a PDF, in pixels: sharp at the size of a stamp. */
const printedSide = 96;
/** A phone's photo has up to 50 million pixels; a file that claims more is an attack. */
export const maxPixels = 50_000_000;
const secondsToDecode = 10;

/** First bytes of the accepted formats; a file's name and declared type prove nothing. */
const signatures: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xd8])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Decodes a JPEG, PNG or WebP and returns it as a WebP within a square of `maxSide`, upright and without metadata.
 * Stray bytes between its parts are skipped, as browsers do. Returns `tooLarge` for too many pixels, and null for what
 * can't be decoded: other formats, damaged and truncated files.
 */
export async function toStoredImage(
  bytes: Uint8Array,
  maxSide: number = longestSide.photo,
): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | null> {
  const input = Buffer.from(bytes);
  if (!signatures.some((matches) => matches(input))) return null;
  try {
    const image = decoder()(input, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 });
    const encoded = await image
      .timeout({ seconds: secondsToDecode })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return new Uint8Array(encoded);
  } catch (error) {
    return /pixel limit/.test(String(error)) ? 'tooLarge' : null;
  }
}

/** Returns a stored picture as a small square JPEG for print; null if it can't be read. */
export async function toPrintedImage(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const image = decoder()(Buffer.from(bytes), { limitInputPixels: maxPixels }).timeout({ seconds: secondsToDecode });
    const square = image
      .resize({ width: printedSide, height: printedSide, fit: 'cover' })
      .flatten({ background: '#fff' });
    return new Uint8Array(await square.jpeg({ quality: 80 }).toBuffer());
  } catch {
    return null;
  }
}

/** Returns an unguessable name for a stored picture: 256 random bits. */
export function newImageName(): string {
  return `${randomBytes(32).toString('base64url')}.webp`;
}

/** Returns sharp with all loaders but three switched off: it reads dozens of formats, some of them with code. */
function decoder(): typeof sharp {
  return singleton('image.decoder', () => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
}
