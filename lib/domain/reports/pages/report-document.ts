import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { closingPage } from '#/lib/domain/reports/pages/closing-page.ts';
import type { Drawn } from '#/lib/domain/reports/pages/elements.ts';
import { faultPlace } from '#/lib/domain/reports/pages/fault-place.ts';
import { groupPages } from '#/lib/domain/reports/pages/group-chapter.ts';
import { loadTypefaces } from '#/lib/domain/reports/pages/lettering.ts';
import { isForeign } from '#/lib/domain/reports/pages/pieces.ts';
import { registerTypefaces } from '#/lib/domain/reports/pages/register-typefaces.ts';
import type { Chapter, Report } from '#/lib/domain/reports/pages/report-model.ts';
import { type Spelled, spell } from '#/lib/domain/reports/pages/spelling.ts';
import { teamPages } from '#/lib/domain/reports/pages/team-chapter.ts';
import { namePeriod } from '#/lib/domain/reports/pages/words.ts';

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
  const pages = report.chapters.flatMap((chapter) => pagesOf(report, chapter));
  return renderToBuffer(createElement(Document, info, ...pages, closingPage(report, { hasBrackets })));
}

function pagesOf(report: Report, chapter: Chapter): Drawn[] {
  return chapter.kind === 'group' ? groupPages(report, chapter) : teamPages(report, chapter);
}
