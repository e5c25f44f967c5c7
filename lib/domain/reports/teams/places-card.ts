import type { ReportGroup } from '#/lib/domain/reports/document/figure-words.ts';
import type { GroupChapter, Report } from '#/lib/domain/reports/document/report-model.ts';
import { box, card, type Drawn } from '#/lib/domain/reports/drawing/elements.ts';
import { contentWidth } from '#/lib/domain/reports/drawing/pieces.ts';
import { highlightLines } from '#/lib/domain/reports/teams/highlight-lines.ts';
import { partsTable, partsWidth } from '#/lib/domain/reports/teams/parts-table.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const GAP = 18;
const inner = contentWidth - 26;

/**
 * Draws the teams that need attention or do well, next to the departments or teams; null without a sentiment and a
 * performance.
 */
export function placesCard(report: Report, chapter: GroupChapter, group: ReportGroup): Drawn | null {
  const { dashboard, places } = chapter;
  if (dashboard.sentiment.avg === null && dashboard.performance.avg === null) return null;
  const t = wordsFor(report.locale, 'dashboards.breakdown');
  const hasParts = places.parts.length > 0;
  const { total } = chapter.attention;
  return card(
    { title: total > 0 ? t('needs', { count: total }) : t('attention') },
    box(
      { flexDirection: 'row', gap: GAP },
      box({ width: hasParts ? inner - GAP - partsWidth : inner, gap: 4 }, ...highlightLines(chapter, { t, group })),
      hasParts ? box({ width: partsWidth, marginTop: -14 }, ...partsTable(chapter, { t, group })) : null,
    ),
  );
}
