import type { Report } from '#/lib/domain/reports/document/report-model.ts';
import { block, box, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const figures = ['sentiment', 'performance', 'motivation', 'averages', 'changes'] as const;
const protection = ['batches', 'smallTeams', 'sameForEveryone', 'monthQuestions'] as const;

/** Draws a page that explains how results come about, so that the report can be read without the product. */
export function closingParts({ locale, minimumGroupSize: minimum }: Report, more: { hasBrackets: boolean }): Drawn {
  const t = wordsFor(locale, 'reports.closing');
  const paragraph = (about: (typeof figures | typeof protection)[number] | 'brackets') =>
    drawParagraph(t(`${about}.title`), t(`${about}.text`, { minimum }));
  return block(
    { flexDirection: 'row', gap: 22, marginTop: 4 },
    box(
      { flex: 1 },
      heading(t('title'), { bookmark: t('title') }),
      ...figures.map(paragraph),
      ...(more.hasBrackets ? [paragraph('brackets')] : []),
    ),
    box({ flex: 1 }, heading(t('protectionTitle')), ...protection.map(paragraph)),
  );
}

function drawParagraph(title: string, words: string): Drawn {
  return box(
    { gap: 1, marginBottom: 6 },
    text({ fontSize: 8.5, fontWeight: 600 }, title),
    text({ fontSize: 8, lineHeight: 1.35, color: paint.muted }, words),
  );
}
