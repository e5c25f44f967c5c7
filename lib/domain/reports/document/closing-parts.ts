import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { block, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/paint.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const figures = ['motivation', 'performance', 'sentiment', 'averages', 'changes'] as const;
const protection = ['batches', 'smallTeams', 'sameForEveryone', 'monthQuestions'] as const;

/** Explains how the figures are made, so that the report can be read without the product. */
export function closingParts({ locale, minimumGroupSize: minimum }: Report, more: { hasBrackets: boolean }): Drawn[] {
  const words = wordsFor(locale, 'reports.closing');
  const paragraph = (about: (typeof figures | typeof protection)[number] | 'brackets') =>
    drawParagraph(words(`${about}.title`), words(`${about}.text`, { minimum }));
  return [
    heading(words('title'), { bookmark: words('title') }),
    ...figures.map(paragraph),
    ...(more.hasBrackets ? [paragraph('brackets')] : []),
    heading(words('protectionTitle')),
    ...protection.map(paragraph),
  ];
}

function drawParagraph(title: string, words: string): Drawn {
  return block(
    { flexDirection: 'row', gap: 12, marginBottom: 7 },
    text({ width: 120, fontSize: 8.5, fontWeight: 600 }, title),
    text({ flex: 1, fontSize: 8.5, lineHeight: 1.4, color: paint.muted }, words),
  );
}
