import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { balanceBands } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { describeDrivers, describeLowestNorms } from '#/lib/domain/metrics/words/reason-words.ts';
import { closingParts } from '#/lib/domain/reports/document/closing-parts.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/document/figure-cards.ts';
import { figureCharts, ofTeam } from '#/lib/domain/reports/document/figure-charts.ts';
import {
  participationWords,
  type ReportGroup,
  type ReportReader,
  readerOf,
  type ShownFigure,
  summarise,
} from '#/lib/domain/reports/document/figure-words.ts';
import { answerBox, chapterHead, groupSheets, pageOf } from '#/lib/domain/reports/document/group-chapter.ts';
import { pulseTables } from '#/lib/domain/reports/document/pulse-tables.ts';
import { reasonsRow } from '#/lib/domain/reports/document/reasons-row.ts';
import type { Chapter, Report, TeamAnswer, TeamChapter } from '#/lib/domain/reports/document/report-model.ts';
import { stepLines } from '#/lib/domain/reports/document/step-card.ts';
import { faultPlace } from '#/lib/domain/reports/drawing/fault-place.ts';
import { loadTypefaces } from '#/lib/domain/reports/drawing/lettering.ts';
import { isForeign } from '#/lib/domain/reports/drawing/pieces.ts';
import { registerTypefaces } from '#/lib/domain/reports/drawing/register-typefaces.ts';
import { sentimentShares } from '#/lib/domain/reports/drawing/shares.ts';
import { drawSheet, type Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { type Transliterated, transliterate } from '#/lib/domain/reports/drawing/transliteration.ts';
import { labelled } from '#/lib/words/labelled.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/**
 * Draws the PDF of a report from its content only, without fetching any URL. If the library can't set some letters,
 * names in unusual letters are put in brackets, and `onFault` gets where the fault was.
 */
export async function drawPdf(report: Report, onFault: (place: string) => void = () => undefined): Promise<Buffer> {
  registerTypefaces();
  const transliterated = transliterate(report);
  const words = JSON.stringify(transliterated.report);
  try {
    await loadTypefaces(words);
    return await draw(report, transliterated);
  } catch (fault) {
    if (!isForeign(words)) throw fault;
    onFault(faultPlace(fault));
    return draw(report, transliterate(report, true));
  }
}

/**
 * Draws the report. The file's metadata keep names as they are, because a PDF reader shows them in the fonts of its
 * machine.
 */
function draw(
  { locale, companyName, askedBy, chapters, period }: Report,
  { report, hasBrackets }: Transliterated,
): Promise<Buffer> {
  const scopes = chapters.map(({ scope }) => scope.name).join(', ');
  const info = {
    title: labelled(scopes, wordsFor(locale, 'specification.periods')(period), locale),
    author: companyName,
    subject: readerOf(report).document('subject', { name: askedBy }),
    creator: 'unboXt',
    producer: 'unboXt',
    language: locale,
    pageMode: 'useOutlines' as const,
  };
  const sheets = report.chapters.flatMap((chapter) => sheetsOf(report, chapter));
  const closing = closingParts(report, { hasBrackets });
  const pages = sheets.map((sheet, at) =>
    drawSheet(at === sheets.length - 1 ? { ...sheet, content: [...sheet.content, closing] } : sheet),
  );
  return renderToBuffer(createElement(Document, info, ...pages));
}

function sheetsOf(report: Report, chapter: Chapter): Sheet[] {
  return chapter.kind === 'group' ? groupSheets(report, chapter) : [teamSheet(report, chapter)];
}

/** Draws the pages of a team as people who see no names see them. */
function teamSheet(report: Report, { scope, dashboard, whole, steps, pulses }: TeamChapter): Sheet {
  const { period, asOf, team, participation, sentiments, norms, source } = dashboard;
  const group: ReportGroup = {
    kind: source?.scope ?? 'team',
    minimum: report.minimumGroupSize,
    knownTeams: dashboard.knownTeams,
    ...readerOf(report),
  };
  const { document } = group;
  const figures = ofTeam(dashboard);
  const head = { kind: document('kind.team'), name: scope.name };
  const foot = labelled(head.kind, head.name, group.locale);
  return {
    foot,
    pageOf: pageOf(group),
    bookmark: foot,
    content: [
      chapterHead(report, { ...head, days: period, asOf, facts: factsOf(team, group) }),
      answerBox(answerOf(figures, { period: period.name, group, dashboard, whole, steps, report })),
      figureCards(
        figures,
        { period: period.name, group, participation },
        participationCard({ ...participation, detail: participationWords(participation, period.name, group) }, group),
      ),
      figureCharts(report, figures, { period, group }),
      reasonsRow(
        report,
        { balances: balanceBands(bandsOf(dashboard)), driversHiddenReason: dashboard.factorsHiddenReason, norms },
        group,
      ),
      sentimentShares(sentiments, period, group),
      ...pulseTables(report, pulses),
    ],
  };
}

/** Returns what was named in a team, in the bands its members see. */
function bandsOf({ factors, sentiments }: TeamAnswer) {
  const drivers = factors.map(({ id, label, helped, hurt }) => ({
    id,
    label,
    helped: helped?.timesBand ?? null,
    hurt: hurt?.timesBand ?? null,
  }));
  return { drivers, feelings: sentiments.typesAvg };
}

function factsOf({ members, leader, departmentName }: TeamAnswer['team'], { document }: ReportReader): string {
  return [document('members', { members }), leader && document('led', { leader }), departmentName]
    .filter(Boolean)
    .join(' · ');
}

interface AnswerContext {
  period: PeriodName;
  group: ReportGroup;
  dashboard: TeamAnswer;
  whole: TeamChapter['whole'];
  steps: TeamChapter['steps'];
  report: Report;
}

/** Returns the answer in a sentence, the category of performance and sentiment, and whose results these are. */
function answerOf(figures: readonly ShownFigure[], { period, group, dashboard, whole, steps, report }: AnswerContext) {
  const { source, participation, productivity_sentiment_category: categoryId } = dashboard;
  const { rate } = participation;
  const { document, titles, minimum } = group;
  const { sentence, detail } = summarise(figures, {
    period,
    group,
    whole: rate !== null && isParticipationLow(rate) ? undefined : whole,
  });
  const category = titleCategory(categoryId, titles);
  const isSmall = source !== null && source.scope !== 'team';
  const words = { t: wordsFor(report.locale, 'team-dashboard.sentence'), locale: group.locale };
  // A team that is too small shows the results of its department or company, whose reasons aren't its own.
  const reasons = isSmall ? [] : [describeDrivers(dashboard, words), describeLowestNorms(dashboard, words)];
  const details = [
    isSmall && document('smallTeam', { minimum, name: source.name }),
    [categoryId !== 0 && document('combined', { category }), detail].filter(Boolean).join(' '),
    ...stepLines(report, steps),
    dashboard.team.leader !== null && wordsFor(report.locale, 'reports.team')('ownScreen'),
  ];
  return { sentence, reasons: reasons.filter(Boolean).join(' '), details: details.filter((line) => line !== false) };
}
