import sharp from 'sharp';

/** Returns a picture for a file chooser. */
export async function pictureFile(name = 'me.jpg'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c06d00' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
