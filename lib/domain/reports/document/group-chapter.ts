import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import type { HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/document/figure-cards.ts';
import { figureCharts, ofCompany } from '#/lib/domain/reports/document/figure-charts.ts';
import { participationWords, readerOf, spanWords, summarise } from '#/lib/domain/reports/document/figure-words.ts';
import { monthCards, normsCard } from '#/lib/domain/reports/document/month-cards.ts';
import { pulseCards } from '#/lib/domain/reports/document/pulse-cards.ts';
import type { GroupChapter, Report } from '#/lib/domain/reports/document/report-model.ts';
import {
  ROWS_BELOW_FIGURES,
  TABLE_ROWS,
  type TableReader,
  tableKey,
  teamsTable,
} from '#/lib/domain/reports/document/teams-table.ts';
import { box, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { formatDays, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { sentimentShares } from '#/lib/domain/reports/drawing/shares.ts';
import type { Sheet } from '#/lib/domain/reports/drawing/sheet.ts';

/**
 * The pages of the company or a department: at a glance, its teams side by side, month questions and norms, and pulses.
 */
export function groupSheets(report: Report, chapter: GroupChapter): Sheet[] {
  const { scope, dashboard } = chapter;
  const { asOf, period, members, teams, minimumGroupSize: minimum, participation } = dashboard;
  const figures = ofCompany(dashboard);
  const span = spanWords(period.name);
  const group: HiddenGroup = {
    kind: scope.kind === 'company' ? 'company' : 'department',
    minimum,
    knownTeams: chapter.dashboard.knownTeams,
    ...readerOf(report),
  };
  const kind = scope.kind === 'company' ? 'Company report' : 'Department report';
  const foot = `${kind}: ${scope.name}`;
  const facts = `${countWords(members, 'member')} in ${countWords(teams, 'team')}`;
  const charts = figureCharts(figures, period, group);
  const glance = [
    chapterHead(report, { kind, name: scope.name, span: span.name, days: period, asOf, facts }),
    answerBox(summarise(figures, span, group)),
    figureCards(
      figures,
      { span, group, participation },
      participationCard({ ...participation, detail: participationWords(participation, span, group) }),
    ),
  ];
  const rest = [
    heading('Sentiment, monthly questions and norms', { keep: 170 }),
    sentimentShares(dashboard.sentiment, period),
    monthCards(dashboard),
    normsCard(dashboard.norms, group, 'From 0 for not at all to 100 for fully.'),
    ...pulseCards(report, chapter.pulses),
  ];
  return pagesOf(glance, {
    charts,
    tables: teamTables(chapter, { minimum, ...readerOf(report) }, charts.length > 0),
    rest,
  }).map((content, at) => ({ foot, content, ...(at === 0 ? { bookmark: foot } : {}) }));
}

type Content = Sheet['content'];

/** Leaves no page half empty: the first teams stand where there are no charts, and what follows them ends their last page. */
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
    .map(({ id, teams: count }) => `${titleCategory(id)}: ${count}`)
    .join(' · ');
  const first = hasOwnPage ? TABLE_ROWS : ROWS_BELOW_FIGURES;
  const parts = teams.length === 0 ? [] : [teams.slice(0, first)];
  for (let at = first; at < teams.length; at += TABLE_ROWS) parts.push(teams.slice(at, at + TABLE_ROWS));
  return parts.map((rows, at) => {
    const of = parts.length > 1 ? ` (${at + 1} of ${parts.length})` : '';
    return [
      heading(`Teams side by side${of}`, at === 0 ? { note: summary } : {}),
      tableKey(),
      teamsTable(rows, reader),
    ];
  });
}

interface Head {
  /** Such as "Team report". */
  kind: string;
  name: string;
  /** The name of the days that count. */
  span: string;
  days: { from: string; to: string };
  /** Last day that counts; null before the first. */
  asOf: string | null;
  /** Size, leader and the like. */
  facts: string;
}

/** The head of a chapter: whose figures these are, of which days, up to when, and who requested them. */
export function chapterHead(report: Report, { kind, name, span, days, asOf, facts }: Head): Drawn {
  const { companyName, askedBy, askedOn } = report;
  const reach = asOf === null ? 'No figures yet' : `As of ${formatDays(asOf)}`;
  const lines = [
    `${span}: ${formatDays(days.from, days.to)}. ${reach}.`,
    `Made for ${askedBy} on ${formatDays(askedOn)}.`,
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
