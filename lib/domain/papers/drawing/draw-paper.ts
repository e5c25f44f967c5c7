import { Document, Link, renderToBuffer, View } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { Paper, PaperItem, PaperPart, PaperSection } from '#/lib/domain/papers/content/paper.present.ts';
import { drawMatrix, drawShapes, drawTable } from '#/lib/domain/papers/drawing/paper-tables.ts';
import { block, box, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { loadTypefaces } from '#/lib/domain/reports/drawing/lettering.ts';
import { isForeign, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { registerTypefaces } from '#/lib/domain/reports/drawing/register-typefaces.ts';
import { drawSheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { transliterate } from '#/lib/domain/reports/drawing/transliteration.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const body = { fontSize: 9.5, lineHeight: 1.45 } as const;

/** Draws the PDF of a paper; names in letters that the library can't set are in brackets. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  registerTypefaces();
  const { report: sheets } = transliterate(paper);
  const words = JSON.stringify(sheets);
  try {
    await loadTypefaces(words);
    return await draw(paper, sheets);
  } catch (fault) {
    if (!isForeign(words)) throw fault;
    return draw(paper, transliterate(paper, true).report);
  }
}

/** Draws a paper; the file's metadata have names as they are. */
function draw({ title, about, company, locale }: Paper, sheets: Paper): Promise<Buffer> {
  const t = wordsFor(locale, 'papers.sheet');
  const info = {
    title,
    author: company ?? 'unboXt',
    subject: about,
    creator: 'unboXt',
    producer: 'unboXt',
    language: locale,
    pageMode: 'useOutlines' as const,
  };
  const sheet = drawSheet({
    foot: `${sheets.title} · ${t('version', { version: sheets.version })}`,
    pageOf: (page, pages) => t('page', { page, pages }),
    bookmark: title,
    content: [drawHead(sheets), ...sheets.sections.flatMap(drawSection)],
  });
  return renderToBuffer(createElement(Document, info, sheet));
}

function drawHead({ title, about, company, version, changed, locale }: Paper): Drawn {
  const t = wordsFor(locale, 'papers.sheet');
  return block(
    { marginBottom: 10, gap: 5 },
    text({ fontSize: 22, fontWeight: 600, lineHeight: 1.2 }, title),
    company === null ? null : text({ fontSize: 11, fontWeight: 600 }, t('of', { company })),
    text({ ...body, color: paint.muted }, about),
    text({ fontSize: 8, color: paint.muted, lineHeight: 1.4 }, `${t('version', { version })}. ${t('versionHelp')}`),
    changed === null ? null : text({ fontSize: 8, lineHeight: 1.4 }, `${changed}. ${t('changesBelow')}`),
  );
}

function drawSection({ title, parts }: PaperSection): Drawn[] {
  return [heading(title, { bookmark: title, keep: 60 }), ...parts.flatMap(drawAt)];
}

/** Draws the part at an index; a sentence stays with the matrix it explains, which is never split. */
function drawAt(part: PaperPart, index: number, parts: readonly PaperPart[]): Drawn[] {
  if (part.kind === 'matrix') return [];
  const next = parts[index + 1];
  return [next?.kind === 'matrix' ? block({}, drawPart(part), drawPart(next)) : drawPart(part)];
}

function drawPart(part: PaperPart): Drawn {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text);
    case 'note':
      return block(
        { backgroundColor: paint.sunken, borderRadius: 6, padding: 9, marginBottom: 8 },
        text({ ...body, fontWeight: 600 }, part.text),
      );
    case 'subtitle':
      return keeping(40, { marginTop: 6, marginBottom: 4 }, text({ fontSize: 10.5, fontWeight: 600 }, part.text));
    case 'list':
      return box(
        { marginBottom: 7 },
        ...part.items.map((item, index) => drawItem(item, part.isNumbered ? `${index + 1}.` : '•')),
      );
    case 'table':
      return drawTable(part);
    case 'matrix':
      return drawMatrix(part);
    case 'readers':
      return block({ alignItems: 'center', marginTop: 4, marginBottom: 12 }, drawShapes(part.drawing));
  }
}

function drawItem(item: PaperItem, sign: string): Drawn {
  const words = typeof item === 'string' ? text(body, ...linked(item)) : ledWords(item);
  return block(
    { flexDirection: 'row', marginBottom: 3 },
    text({ ...body, width: 15, color: paint.muted }, sign),
    box({ flex: 1 }, words),
  );
}

function ledWords({ lead, text: rest }: Exclude<PaperItem, string>): Drawn {
  return text(body, text({ fontWeight: 600 }, lead), ` ${rest}`);
}

function paragraph(words: string): Drawn {
  return keeping(50, { marginBottom: 7 }, text(body, ...linked(words)));
}

/** Keeps an element from being the last on a page, before something of this height in points. */
function keeping(height: number, style: Parameters<typeof box>[0], ...children: Drawn[]): Drawn {
  return createElement(View, { style, minPresenceAhead: height }, ...children);
}

/** Makes links of URLs within a sentence. */
function linked(words: string) {
  const style = { color: paint.accent };
  return words
    .split(/(https:\/\/[^\s\u2068\u2069]+)/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('https://') ? createElement(Link, { src: piece, style }, piece) : piece));
}
