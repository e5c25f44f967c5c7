import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { listFindings } from '#/lib/domain/metrics/changes/classify-change.ts';
import { balanceBands } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { describeParts } from '#/lib/domain/metrics/words/highlight-words.ts';
import { describeWideDriver } from '#/lib/domain/metrics/words/reason-words.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/document/figure-cards.ts';
import { type DrawnFigure, figureCharts, ofCompany } from '#/lib/domain/reports/document/figure-charts.ts';
import {
  participationWords,
  type ReportGroup,
  type ReportReader,
  readerOf,
  summarise,
} from '#/lib/domain/reports/document/figure-words.ts';
import { monthCards } from '#/lib/domain/reports/document/month-cards.ts';
import { pulseTables } from '#/lib/domain/reports/document/pulse-tables.ts';
import { reasonsRow } from '#/lib/domain/reports/document/reasons-row.ts';
import type { Chapter, GroupChapter, Report } from '#/lib/domain/reports/document/report-model.ts';
import { stepCards } from '#/lib/domain/reports/document/step-card.ts';
import { box, type Drawn, text } from '#/lib/domain/reports/drawing/elements.ts';
import { paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { sentimentShares } from '#/lib/domain/reports/drawing/shares.ts';
import type { Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { yearRibbon } from '#/lib/domain/reports/drawing/year-ribbon.ts';
import { placesCard } from '#/lib/domain/reports/teams/places-card.ts';
import { pagesOf, teamTables } from '#/lib/domain/reports/teams/team-tables.ts';
import { labelled } from '#/lib/words/labelled.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Draws the pages of the company or a department: overview and reasons, monthly questions, teams, and pulses. */
export function groupSheets(report: Report, chapter: GroupChapter): Sheet[] {
  const { scope, dashboard } = chapter;
  const { asOf, period, members, teams, minimumGroupSize: minimum, participation } = dashboard;
  const group: ReportGroup = {
    kind: scope.kind === 'company' ? 'company' : 'department',
    minimum,
    knownTeams: chapter.dashboard.knownTeams,
    ...readerOf(report),
  };
  const figures = ofCompany(dashboard);
  const kind = group.document(`kind.${group.kind}`);
  const foot = labelled(kind, scope.name, group.locale);
  const facts = group.document('facts', { members, teams });
  const { places } = chapter;
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
    answerBox(answerOf(report, chapter, { figures, group })),
    placesCard(report, chapter, group),
    figureCards(
      figures,
      { period: period.name, group, participation },
      participationCard({ ...participation, detail: participationWords(participation, period.name, group) }, group),
    ),
    figureCharts(report, figures, { period, group }),
    reasonsRow(
      report,
      { balances: balanceBands(places), driversHiddenReason: places.driversHiddenReason, norms: dashboard.norms },
      group,
    ),
    sentimentShares(dashboard.sentiment, period, group),
    monthCards(dashboard, group),
  ];
  const end = [...stepCards(report, chapter.steps), ...pulseTables(report, chapter.pulses)];
  const tables = teamTables(report, chapter, { minimum, ...readerOf(report) });
  return pagesOf(glance, { tables, end }).map((content, at) => ({
    foot,
    pageOf: pageOf(group),
    content,
    ...(at === 0 ? { bookmark: foot } : {}),
  }));
}

/** Returns how the company or department is doing, where, and what hurts nearly everywhere, as its dashboard says it. */
function answerOf(
  { locale }: Report,
  { dashboard, places }: GroupChapter,
  { figures, group }: { figures: readonly DrawnFigure[]; group: ReportGroup },
) {
  const { sentence, detail } = summarise(figures, { period: dashboard.period.name, group });
  const how = { t: wordsFor(locale, 'dashboards.breakdown'), locale: group.locale };
  const moves = describeParts(places, listFindings(figures), how);
  return { sentence: [sentence, moves, describeWideDriver(places, how)].filter(Boolean).join(' '), details: [detail] };
}

/** Returns the page number for the foot of a page. */
export function pageOf({ document }: ReportReader): Sheet['pageOf'] {
  return (page, pages) => document('page', { page, pages });
}

interface Head {
  /** For example “Team report”. */
  kind: string;
  name: string;
  days: Chapter['dashboard']['period'];
  /** The last day that counts; null before the first. */
  asOf: string | null;
  /** Facts such as size and leader. */
  facts: string;
}

/** Draws the header of a chapter: whose results these are, for which days, until when, and who requested them. */
export function chapterHead(report: Report, { kind, name, days, asOf, facts }: Head): Drawn {
  const { companyName, askedBy, askedOn } = report;
  const { document, locale } = readerOf(report);
  const span = wordsFor(report.locale, 'specification.periods')(days.name);
  const range = { span, days: formatRange(days.from, days.to, locale) };
  const until =
    asOf === null ? document('daysNone', range) : document('days', { ...range, day: formatRange(asOf, asOf, locale) });
  const created = document('created', { name: askedBy, day: formatRange(askedOn, askedOn, locale) });
  return box(
    { marginBottom: 8, gap: 2 },
    text({ fontSize: 9, fontWeight: 600, color: paint.accent }, `${kind} · ${companyName}`),
    text({ fontSize: 22, fontWeight: 600, lineHeight: 1.2 }, name),
    text({ fontSize: 9, color: paint.ink }, facts),
    text({ fontSize: 8.5, color: paint.muted, lineHeight: 1.3 }, `${until} ${created}`),
  );
}

interface Answer {
  sentence: string;
  /** The reasons, in sentences; empty if none is known. */
  reasons?: string;
  /** How to read it, in one line each. */
  details: readonly string[];
}

/** Draws the answer in a sentence, and how to read it. */
export function answerBox({ sentence, reasons = '', details }: Answer): Drawn {
  return box(
    {
      backgroundColor: paint.accentSoft,
      borderRadius: 8,
      paddingHorizontal: 12,
      paddingVertical: 9,
      gap: 4,
      marginBottom: 8,
    },
    text({ fontSize: 12.5, fontWeight: 600, lineHeight: 1.35 }, sentence),
    reasons === '' ? null : text({ fontSize: 9.5, lineHeight: 1.35 }, reasons),
    ...details.map((detail) => text({ fontSize: 8.5, color: paint.muted, lineHeight: 1.35 }, detail)),
  );
}
