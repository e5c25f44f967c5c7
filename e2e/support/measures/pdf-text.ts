import { inflateSync } from 'node:zlib';

/**
 * Returns the selectable text of a PDF made by pdfkit, one line per run of glyphs. It proves that the PDF contains
 * text, not shapes.
 */
export function pdfText(pdf: Uint8Array): string {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = objectsOf(source);
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, glyphsOf(objects, objects.get(id) ?? '')]),
  );
  return contentsOf(objects)
    .map((stream) => textOf(stream, fonts))
    .join('\n');
}

/** Returns the drawing operators of a PDF made by pdfkit, one stream per page. */
export function pdfContents(pdf: Uint8Array): string[] {
  return contentsOf(objectsOf(Buffer.from(pdf).toString('latin1')));
}

function objectsOf(source: string): Map<string | undefined, string> {
  return new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']));
}

function contentsOf(objects: Map<string | undefined, string>): string[] {
  return [...objects.values()].map(streamOf).filter((stream) => / Tf\n/.test(stream));
}

function streamOf(body: string): string {
  const [, dictionary = '', data] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
  if (data === undefined || !dictionary.includes('/FlateDecode')) return '';
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** Returns the letters of each glyph, by glyph number. */
function glyphsOf(objects: Map<string | undefined, string>, font: string): string[] {
  const map = streamOf(objects.get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]) ?? '');
  const glyphs: string[] = [];
  for (const [, first = '0', letters = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [at, [, code = '']] of [...letters.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
      glyphs[Number.parseInt(first, 16) + at] = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
    }
  }
  return glyphs;
}

function textOf(stream: string, fonts: Map<string | undefined, string[]>): string {
  const lines: string[] = [];
  let glyphs: string[] = [];
  for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(font) ?? [];
    else
      lines.push([...(run ?? '').matchAll(/<([0-9a-f]*)>/g)].map(([, hex]) => lettersOf(hex ?? '', glyphs)).join(''));
  }
  return lines.join('\n');
}

function lettersOf(hex: string, glyphs: string[]): string {
  return (hex.match(/.{4}/g) ?? []).map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join('');
}
