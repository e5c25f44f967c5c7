import { metricOrder } from '#/lib/domain/metrics/constants.ts';
import { orderParts } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { type ReportGroup, whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { GroupChapter, Places, Report } from '#/lib/domain/reports/document/report-model.ts';
import { box, card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { cutToLine } from '#/lib/domain/reports/drawing/lettering.ts';
import { contentWidth, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { type How, highlightLines } from '#/lib/domain/reports/teams/highlight-lines.ts';
import { scoreCell } from '#/lib/domain/reports/teams/teams-table.ts';
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

/** How many departments or teams fit on the first page. */
const PARTS = 16;
const columns = { figure: 46, height: 15, gap: 3 } as const;
const partsWidth = 252;
const metrics = metricOrder;
const nameWidth = partsWidth - metrics.length * (columns.figure + columns.gap);

/** Draws a table with the lowest sentiment first, and all together below. */
function partsTable({ dashboard, places }: GroupChapter, { t, group }: How): Drawn[] {
  const { parts, kind } = places;
  const lowest = orderParts(parts).slice(0, PARTS);
  const head = { fontSize: 7, color: paint.muted } as const;
  const { sentiment, performance, motivation } = dashboard;
  const together = { sentiment, productivity: performance, motivation };
  const rest = places.total - lowest.length;
  return [
    box(
      { flexDirection: 'row', gap: columns.gap, marginBottom: 3 },
      text({ ...head, width: nameWidth }, t(`part.${kind}`)),
      ...metrics.map((metric) => text({ ...head, width: columns.figure, textAlign: 'center' }, t(`short.${metric}`))),
    ),
    ...lowest.map((part) => partLine(part, { t, group })),
    rest > 0
      ? text(
          { ...head, marginTop: 2 },
          kind === 'team' ? t('moreTeams', { count: rest }) : group.document('moreDepartments', { count: rest }),
        )
      : box({}),
    box(
      { flexDirection: 'row', gap: columns.gap, marginTop: 3, paddingTop: 3, borderTop: `0.5pt solid ${paint.rule}` },
      nameOf(dashboard.department?.name ?? group.t('company'), 600),
      ...metrics.map((metric) =>
        text(
          { width: columns.figure, textAlign: 'center', fontSize: 8.5, fontWeight: 600 },
          whole(together[metric].avg),
        ),
      ),
    ),
  ];
}

function nameOf(name: string, fontWeight: 400 | 600): Drawn {
  const style = { width: nameWidth, fontSize: 8.5, fontWeight } as const;
  return text({ ...style, maxLines: 1, textOverflow: 'ellipsis' }, cutToLine(name, style));
}

function partLine(part: Places['parts'][number], { t, group: { minimum } }: How): Drawn {
  const isHidden = metrics.every((metric) => part[metric].avg === null);
  return box(
    { flexDirection: 'row', gap: columns.gap, height: columns.height + 2, alignItems: 'center' },
    nameOf(part.name, 400),
    ...(isHidden
      ? [text({ fontSize: 7.5, color: paint.muted }, t('tooFew', { minimum }))]
      : metrics.map((metric) =>
          scoreCell(part[metric], { width: columns.figure, height: columns.height, fontSize: 8.5 }),
        )),
  );
}
