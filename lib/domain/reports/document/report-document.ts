import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { closingParts } from '#/lib/domain/reports/document/closing-parts.ts';
import { groupSheets } from '#/lib/domain/reports/document/group-chapter.ts';
import type { Chapter, Report } from '#/lib/domain/reports/document/report-model.ts';
import { teamSheet } from '#/lib/domain/reports/document/team-chapter.ts';
import { faultPlace } from '#/lib/domain/reports/drawing/fault-place.ts';
import { loadTypefaces } from '#/lib/domain/reports/drawing/lettering.ts';
import { isForeign } from '#/lib/domain/reports/drawing/pieces.ts';
import { registerTypefaces } from '#/lib/domain/reports/drawing/register-typefaces.ts';
import { drawSheet, type Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { type Spelled, spell } from '#/lib/domain/reports/drawing/spelling.ts';
import { namePeriod } from '#/lib/domain/reports/drawing/words.ts';

/**
 * Draws the PDF of a report from its content alone: no address is fetched. Where the library cannot set some letters,
 * names in all but the usual ones are put in brackets, and `onFault` gets the place where it failed.
 */
export async function drawPdf(report: Report, onFault: (place: string) => void = () => undefined): Promise<Buffer> {
  registerTypefaces();
  const spelled = spell(report);
  const words = JSON.stringify(spelled.report);
  try {
    await loadTypefaces(words);
    return await draw(report, spelled);
  } catch (fault) {
    if (!isForeign(words)) throw fault;
    onFault(faultPlace(fault));
    return draw(report, spell(report, true));
  }
}

/** The metadata of the file has the names as they are: a PDF reader shows it in the letters of its own machine. */
function draw(
  { locale, companyName, askedBy, chapters, period }: Report,
  { report, hasBrackets }: Spelled,
): Promise<Buffer> {
  const scopes = chapters.map(({ scope }) => scope.name).join(', ');
  const info = {
    title: `${scopes}: ${namePeriod(period)}`,
    author: companyName,
    subject: `Report on motivation, performance and sentiment, made for ${askedBy}`,
    creator: 'unboXt',
    producer: 'unboXt',
    language: locale,
    pageMode: 'useOutlines' as const,
  };
  const sheets = report.chapters.flatMap((chapter) => sheetsOf(report, chapter));
  const closing = closingParts(report, { hasBrackets });
  const pages = sheets.map((sheet, at) =>
    drawSheet(at === sheets.length - 1 ? { ...sheet, content: [...sheet.content, ...closing] } : sheet),
  );
  return renderToBuffer(createElement(Document, info, ...pages));
}

function sheetsOf(report: Report, chapter: Chapter): Sheet[] {
  return chapter.kind === 'group' ? groupSheets(report, chapter) : [teamSheet(report, chapter)];
}
