import path from 'node:path';
import { Document, Font, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { closingPage } from '#/lib/domain/reports/pages/closing-page.ts';
import type { Drawn } from '#/lib/domain/reports/pages/elements.ts';
import { groupPages } from '#/lib/domain/reports/pages/group-chapter.ts';
import type { Chapter, Report } from '#/lib/domain/reports/pages/report-model.ts';
import { ownTeamPages, teamPages } from '#/lib/domain/reports/pages/team-chapter.ts';
import { namePeriod } from '#/lib/domain/reports/pages/words.ts';

const fonts = path.join(import.meta.dirname, '../fonts');

/** The PDF of a report, drawn from what it holds and nothing else: no address is fetched. */
export async function drawPdf(report: Report): Promise<Buffer> {
  Font.register({
    family: 'Figtree',
    fonts: [
      { src: path.join(fonts, 'figtree-regular.ttf'), fontWeight: 400 },
      { src: path.join(fonts, 'figtree-semibold.ttf'), fontWeight: 600 },
    ],
  });
  // Words are never broken: the language of names is not known.
  Font.registerHyphenationCallback((word) => [word]);
  const { companyName, askedBy, chapters, period } = report;
  const scopes = chapters.map(({ scope }) => scope.name).join(', ');
  const info = {
    title: `${scopes}: ${namePeriod(period)}`,
    author: companyName,
    subject: `Report on motivation, performance and sentiment, made for ${askedBy}`,
    creator: 'unboXt',
    producer: 'unboXt',
    language: 'en',
    pageMode: 'useOutlines' as const,
  };
  const pages = chapters.flatMap((chapter) => pagesOf(report, chapter));
  return renderToBuffer(createElement(Document, info, ...pages, closingPage(report)));
}

function pagesOf(report: Report, chapter: Chapter): Drawn[] {
  if (chapter.kind === 'group') return groupPages(report, chapter);
  return chapter.kind === 'team' ? teamPages(report, chapter) : ownTeamPages(report, chapter);
}
