import { orderParts } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { type ReportGroup, whole } from '#/lib/domain/reports/document/figure-words.ts';
import type { GroupChapter, Places, Report } from '#/lib/domain/reports/document/report-model.ts';
import { scoreCell } from '#/lib/domain/reports/document/teams-table.ts';
import { box, card, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { cutToLine } from '#/lib/domain/reports/drawing/lettering.ts';
import { contentWidth, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** So many teams that need a look are named on the first page; the table of all begins with them. */
const NAMED = 3;
/** So many departments or teams fit beside them. */
const PARTS = 16;
const GAP = 18;
const inner = contentWidth - 26;
const columns = { figure: 46, height: 15, gap: 3 } as const;
const partsWidth = 252;

type Words = ReturnType<typeof wordsFor<'dashboards.breakdown'>>;

/** Which teams need a look and go well, beside the departments or teams that the figures come from; null before any result. */
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

interface How {
  t: Words;
  group: ReportGroup;
}

function highlightLines({ attention, places }: GroupChapter, { t, group }: How): Drawn[] {
  const teams = attention.teams.slice(0, NAMED);
  const more = attention.total - teams.length;
  const others = [
    ...(more > 0 ? [t('moreTeams', { count: more })] : []),
    ...(places.success.length > 0
      ? [`${t('success')}: ${places.success.map(({ team }) => team.name).join(', ')}`]
      : []),
  ];
  const small = { fontSize: 8, color: paint.muted, lineHeight: 1.3 } as const;
  return [
    ...(teams.length === 0 ? [text(small, t('none.attention'))] : []),
    ...teams.map(({ team, reason, metric, value, change, categoryId }) =>
      box(
        { gap: 1 },
        text(
          { fontSize: 8.5, lineHeight: 1.25 },
          text({ fontWeight: 600 }, team.name),
          team.leader === null ? '' : text({ color: paint.muted }, ` · ${team.leader}`),
        ),
        text(
          { ...small, color: paint.bad },
          t(`reason.${reason}`, {
            metric: t(`metric.${metric}`),
            value,
            points: Math.abs(change ?? 0),
            rising: change !== null && change > 0 ? 'yes' : 'no',
            category: titleCategory(categoryId, group.titles),
          }),
        ),
      ),
    ),
    ...(others.length > 0 ? [text(small, others.join(' · '))] : []),
  ];
}

const metrics = ['sentiment', 'productivity', 'motivation'] as const;
const nameWidth = partsWidth - metrics.length * (columns.figure + columns.gap);

/** Lowest sentiment first, and below them all together. */
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
