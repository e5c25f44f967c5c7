import PDFDocument from 'pdfkit';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import { type ElementKind, openStructure, type PrintedPerson } from '#/lib/domain/reports/chart/chart-model.ts';
import { type Piece, paint, piecesOf } from '#/lib/domain/reports/drawing/pieces.ts';
import { openBrackets, transliterateText } from '#/lib/domain/reports/drawing/transliteration.ts';
import { PLAIN, typefaces, type Weight } from '#/lib/domain/reports/drawing/typefaces.ts';
import { ELLIPSIS, inVisualOrder } from '#/lib/domain/reports/drawing/visual-order.ts';
import type { Locale } from '#/lib/words/locales.ts';

interface Lettering {
  size: number;
  weight?: Weight;
  colour?: string;
  /** Words are cut to this width, with an ellipsis. */
  width?: number;
  /** The meaning of the words when the file is read aloud; artifacts aren't read. */
  kind?: ElementKind | 'Artifact';
}

export type Pen = ReturnType<typeof openPen>;

const KEPT_LINES = 2000;

/** Returns a pen that writes and draws on a PDF without pages, in the product's letters and other scripts. */
export function openPen(
  info: { title: string; author: string; language: Locale },
  photos: ReadonlyMap<string, Uint8Array>,
) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: info.language,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: info.title, Author: info.author, Creator: 'unboXt', Producer: 'unboXt' },
  });
  for (const { family, file } of typefaces)
    for (const weight of [400, 600] as const) doc.registerFont(`${family} ${weight}`, file(weight));
  const { beginElement, beginArtifact, endLine, endStructure } = openStructure(doc);
  const brackets = openBrackets(info.language);
  const pictures = new Map<string, unknown>();
  let lineCount = 0;

  function lineOf(words: string) {
    return inVisualOrder(piecesOf(transliterateText(words, brackets)));
  }

  const advances = { 400: new Map<string, number>(), 600: new Map<string, number>() };

  /** Returns the width of a letter of the product's own typeface at size 1; cutting a line needs no kerning. */
  function advanceOf(letter: string, weight: Weight): number {
    const cachedAdvance = advances[weight].get(letter);
    if (cachedAdvance !== undefined) return cachedAdvance;
    const advance = doc.font(`${PLAIN} ${weight}`).fontSize(100).widthOfString(letter) / 100;
    advances[weight].set(letter, advance);
    return advance;
  }

  function widthOf({ words, family }: Piece, { size, weight = 400 }: Lettering): number {
    if (family !== PLAIN) return doc.font(`${family} ${weight}`).fontSize(size).widthOfString(words);
    let width = 0;
    for (const letter of words) width += advanceOf(letter, weight);
    return width * size;
  }

  function measure(words: string, style: Lettering): number {
    return lineOf(words).reduce((width, piece) => width + widthOf(piece, style), 0);
  }

  function cut(words: string, style: Lettering): string {
    const { width } = style;
    if (width === undefined || measure(words, style) <= width) return words;
    const letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (measure(letters.slice(0, middle).join('') + ELLIPSIS, style) <= width) least = middle;
      else most = middle - 1;
    }
    return letters.slice(0, least).join('').trimEnd() + ELLIPSIS;
  }

  /** Writes a line and returns its width. */
  function write(words: string, x: number, y: number, style: Lettering): number {
    const { size, weight = 400, colour = paint.ink, kind = 'P' } = style;
    let at = x;
    lineCount += 1;
    if (lineCount % KEPT_LINES === 0) forget(doc);
    if (kind === 'Artifact') beginArtifact('Pagination');
    else beginElement(kind);
    for (const piece of lineOf(cut(words, style))) {
      doc.font(`${piece.family} ${weight}`).fontSize(size).fillColor(colour);
      doc.text(piece.words, at, y, { lineBreak: false });
      at += widthOf(piece, style);
    }
    if (kind !== 'P') doc.endMarkedContent();
    return at - x;
  }

  /** Draws decoration, which isn't read aloud. */
  function decorate(draw: () => void): void {
    beginArtifact('Layout');
    draw();
    doc.endMarkedContent();
  }

  function writeCentred(words: string, x: number, y: number, style: Lettering & { width: number }): void {
    const fittingWords = cut(words, style);
    // No typeface has these initials.
    if (fittingWords.endsWith(ELLIPSIS)) return;
    write(fittingWords, x + (style.width - measure(fittingWords, style)) / 2, y, style);
  }

  /** Draws a round photo, or the initials. */
  function face(
    { foto, name, initials }: Pick<PrintedPerson, 'foto' | 'name' | 'initials'>,
    x: number,
    y: number,
    side: number,
  ) {
    const photo = foto === null ? undefined : photos.get(foto);
    const radius = side / 2;
    if (photo && foto !== null) {
      // Embedded once, however often it is drawn.
      const picture = pictures.get(foto) ?? openPicture(doc, photo);
      pictures.set(foto, picture);
      decorate(() => {
        doc
          .save()
          .circle(x + radius, y + radius, radius)
          .clip();
        doc.image(picture as PDFKit.Mixins.ImageSrc, x, y, { width: side, height: side });
        doc.restore();
      });
      return;
    }
    decorate(() => doc.circle(x + radius, y + radius, radius).fill(paint.accentSoft));
    const size = side * 0.4;
    writeCentred(initials || initialsOf(name), x, y + radius - size * 0.6, {
      size,
      weight: 600,
      colour: paint.accent,
      width: side,
      kind: 'Artifact',
    });
  }

  /** Draws a person in one row: face, name, and a line below. */
  function person(of: PrintedPerson, x: number, y: number, { width, side }: { width: number; side: number }) {
    face(of, x, y, side);
    const room = width - side - 6;
    const size = side * 0.46;
    write(of.name, x + side + 6, y + side * 0.02, { size, weight: 600, width: room });
    write(of.about, x + side + 6, y + side * 0.55, { size: size * 0.84, colour: paint.muted, width: room });
  }

  function line(...points: [x: number, y: number][]): void {
    decorate(() => {
      for (const [at, [x, y]] of points.entries()) {
        if (at === 0) doc.moveTo(x, y);
        else doc.lineTo(x, y);
      }
      doc.lineWidth(0.8).strokeColor(paint.rule).stroke();
    });
  }

  function card(
    x: number,
    y: number,
    { width, height, fill = '#ffffff' }: { width: number; height: number; fill?: string },
  ) {
    decorate(() => doc.roundedRect(x, y, width, height, 5).lineWidth(0.6).fillAndStroke(fill, paint.rule));
  }

  /** Draws enlarged around another origin. */
  function enlarged({ x, y, scale }: { x: number; y: number; scale: number }, draw: () => void): void {
    endLine();
    doc.save().translate(x, y).scale(scale);
    draw();
    endLine();
    doc.restore();
  }

  function addPage(width: number, height: number): void {
    endLine();
    doc.addPage({ size: [width, height], margin: 0 });
  }

  function finish(): void {
    endStructure();
    doc.end();
  }

  return { doc, addPage, enlarged, write, writeCentred, measure, face, person, line, card, decorate, finish };
}

/**
 * Empties the library's cache of every word it has set: a hundred megabytes of names and addresses that mostly occur
 * once.
 */
function forget(doc: PDFKit.PDFDocument): void {
  const { _fontFamilies: fonts } = doc as unknown as { _fontFamilies: Record<string, { layoutCache?: object }> };
  for (const font of Object.values(fonts)) if (font.layoutCache) font.layoutCache = Object.create(null);
}

/** Opens a picture once, as the library can although its types don't say so. */
function openPicture(doc: PDFKit.PDFDocument, bytes: Uint8Array): unknown {
  return (doc as unknown as { openImage: (source: Buffer) => unknown }).openImage(Buffer.from(bytes));
}
