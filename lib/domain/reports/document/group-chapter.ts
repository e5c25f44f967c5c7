import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/document/figure-cards.ts';
import { figureCharts, ofCompany } from '#/lib/domain/reports/document/figure-charts.ts';
import {
  participationWords,
  type ReportGroup,
  type ReportReader,
  readerOf,
  summarise,
} from '#/lib/domain/reports/document/figure-words.ts';
import { monthCards, normsCard } from '#/lib/domain/reports/document/month-cards.ts';
import { pulseCards } from '#/lib/domain/reports/document/pulse-cards.ts';
import type { Chapter, GroupChapter, Report } from '#/lib/domain/reports/document/report-model.ts';
import { stepCards } from '#/lib/domain/reports/document/step-card.ts';
import {
  ROWS_BELOW_FIGURES,
  TABLE_ROWS,
  type TableReader,
  tableKey,
  teamsTable,
} from '#/lib/domain/reports/document/teams-table.ts';
import { box, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { sentimentShares } from '#/lib/domain/reports/drawing/shares.ts';
import type { Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { yearRibbon } from '#/lib/domain/reports/drawing/year-ribbon.ts';
import { labelled } from '#/lib/words/labelled.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/**
 * The pages of the company or a department: at a glance, its teams side by side, month questions and norms, and pulses.
 */
export function groupSheets(report: Report, chapter: GroupChapter): Sheet[] {
  const { scope, dashboard } = chapter;
  const { asOf, period, members, teams, minimumGroupSize: minimum, participation } = dashboard;
  const group: ReportGroup = {
    kind: scope.kind === 'company' ? 'company' : 'department',
    minimum,
    knownTeams: chapter.dashboard.knownTeams,
    ...readerOf(report),
  };
  const { document } = group;
  const figures = ofCompany(dashboard, group);
  const kind = document(scope.kind === 'company' ? 'kind.company' : 'kind.department');
  const foot = labelled(kind, scope.name, group.locale);
  const facts = document('facts', { members, teams });
  const charts = figureCharts(figures, period, group);
  const glance = [
    chapterHead(report, { kind, name: scope.name, days: period, asOf, facts }),
    yearRibbon(
      {
        months: chapter.year.sentiment.typesData,
        period: chapter.year.period,
        starts: chapter.steps.map(({ promisedOn }) => promisedOn),
      },
      group,
    ),
    answerBox(summarise(figures, { period: period.name, group })),
    figureCards(
      figures,
      { period: period.name, group, participation },
      participationCard({ ...participation, detail: participationWords(participation, period.name, group) }, group),
    ),
  ];
  const rest = [
    heading(document('rest'), { keep: 170 }),
    sentimentShares(dashboard.sentiment, period, group),
    monthCards(dashboard, group),
    normsCard(dashboard.norms, group),
    ...stepCards(report, chapter.steps),
    ...pulseCards(report, chapter.pulses),
  ];
  return pagesOf(glance, {
    charts,
    tables: teamTables(chapter, { minimum, ...readerOf(report) }, charts.length > 0),
    rest,
  }).map((content, at) => ({ foot, pageOf: pageOf(group), content, ...(at === 0 ? { bookmark: foot } : {}) }));
}

/** Says at the foot which page it is. */
export function pageOf({ document }: ReportReader): Sheet['pageOf'] {
  return (page, pages) => document('page', { page, pages });
}

type Content = Sheet['content'];

/** Leaves no page half empty: without charts the first teams come first, and what follows fills their last page. */
function pagesOf(
  glance: Content,
  { charts, tables, rest }: Record<'charts' | 'rest', Content> & { tables: Content[] },
) {
  const pages =
    charts.length > 0 ? [[...glance, ...charts], ...tables] : [[...glance, ...(tables[0] ?? [])], ...tables.slice(1)];
  return pages.map((content, at) => (at === pages.length - 1 ? [...content, ...rest] : content));
}

/** The teams side by side, cut into the rows of one page each. */
function teamTables({ teams, categories }: GroupChapter, reader: TableReader, hasOwnPage: boolean): Content[] {
  const summary = categories
    .filter((category) => category.teams > 0)
    .map(({ id, teams: count }) => labelled(titleCategory(id, reader.titles), count, reader.locale))
    .join(' · ');
  const first = hasOwnPage ? TABLE_ROWS : ROWS_BELOW_FIGURES;
  const parts = teams.length === 0 ? [] : [teams.slice(0, first)];
  for (let at = first; at < teams.length; at += TABLE_ROWS) parts.push(teams.slice(at, at + TABLE_ROWS));
  return parts.map((rows, at) => {
    const { document } = reader;
    const title = parts.length > 1 ? document('teamsPart', { part: at + 1, parts: parts.length }) : document('teams');
    return [heading(title, at === 0 ? { note: summary } : {}), tableKey(reader), teamsTable(rows, reader)];
  });
}

interface Head {
  /** For example "Team report". */
  kind: string;
  name: string;
  days: Chapter['dashboard']['period'];
  /** Last day that counts; null before the first. */
  asOf: string | null;
  /** Size, leader and the like. */
  facts: string;
}

/** The header of a chapter: whose results these are, for which days, up to when, and who requested them. */
export function chapterHead(report: Report, { kind, name, days, asOf, facts }: Head): Drawn {
  const { companyName, askedBy, askedOn } = report;
  const { document, locale } = readerOf(report);
  const span = wordsFor(report.locale, 'specification.periods')(days.name);
  const range = { span, days: formatRange(days.from, days.to, locale) };
  const lines = [
    asOf === null ? document('daysNone', range) : document('days', { ...range, day: formatRange(asOf, asOf, locale) }),
    document('created', { name: askedBy, day: formatRange(askedOn, askedOn, locale) }),
  ];
  return box(
    { marginBottom: 12, gap: 2.5 },
    text({ fontSize: 9, fontWeight: 600, color: paint.accent }, `${kind} · ${companyName}`),
    text({ fontSize: 22, fontWeight: 600, lineHeight: 1.2 }, name),
    text({ fontSize: 9, color: paint.ink }, facts),
    ...lines.map((line) => text({ fontSize: 8.5, color: paint.muted }, line)),
  );
}

/** The answer in a sentence, and how to read it. */
export function answerBox({ sentence, detail }: { sentence: string; detail: string }): Drawn {
  return box(
    { backgroundColor: paint.accentSoft, borderRadius: 8, padding: 12, gap: 4, marginBottom: 10 },
    text({ fontSize: 12.5, fontWeight: 600, lineHeight: 1.35 }, sentence),
    text({ fontSize: 8.5, color: paint.muted, lineHeight: 1.35 }, detail),
  );
}
