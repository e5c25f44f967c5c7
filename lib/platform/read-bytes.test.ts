import { describe, expect, it } from 'vitest';
import { readForm } from '#/lib/platform/read-bytes.ts';

const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' });
const HALF = '\xed\xa0\x80';

/** A form of one text and one file, in bytes. */
function bodyOf({ name = 'message', text = 'Hello', file = 'a.png' }): Buffer<ArrayBuffer> {
  const field = `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
  const picture = `--x\r\nContent-Disposition: form-data; name="picture"; filename="${file}"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.from(`${field}${picture}\x89\xff\0\r\n--x--\r\n`, 'latin1');
}

describe('a multipart form', () => {
  it.each([
    ['a name', { name: `message\xff` }],
    ['a text', { text: `So \xc3\x28 so` }],
    ['half a character in a text', { text: HALF }],
    ['the name of a file', { file: `a${HALF}.png` }],
    ['NUL in a text', { text: 'a\0b' }],
    ['NUL in the name of a file', { file: 'a\0.png' }],
  ])('with bytes that aren’t text is refused: %s', async (_, parts) => {
    await expect(readForm(bodyOf(parts), { headers })).rejects.toBeInstanceOf(Error);
  });

  it('keeps every letter, and the bytes of its file', async () => {
    const utf8 = (text: string) => Buffer.from(text).toString('latin1');
    const form = await readForm(bodyOf({ text: utf8('Zoë 😀 \uFFFD'), file: utf8('Übersicht 👩‍🚀.png') }), { headers });
    expect(form.get('message')).toBe('Zoë 😀 \uFFFD');
    const file = form.get('picture') as File;
    expect([file.name, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['Übersicht 👩‍🚀.png', [0x89, 0xff, 0]]);
  });
});
