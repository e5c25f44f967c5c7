import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import type { HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/document/figure-cards.ts';
import { figureCharts, ofTeam } from '#/lib/domain/reports/document/figure-charts.ts';
import {
  participationWords,
  readerOf,
  type ShownFigure,
  type SpanWords,
  spanWords,
  summarise,
} from '#/lib/domain/reports/document/figure-words.ts';
import { answerBox, chapterHead, groupSheets } from '#/lib/domain/reports/document/group-chapter.ts';
import { normsCard } from '#/lib/domain/reports/document/month-cards.ts';
import { pulseCards } from '#/lib/domain/reports/document/pulse-cards.ts';
import type { Chapter, Report, TeamAnswer, TeamChapter } from '#/lib/domain/reports/document/report-model.ts';
import { block, type Drawn, heading, text } from '#/lib/domain/reports/drawing/elements.ts';
import { faultPlace } from '#/lib/domain/reports/drawing/fault-place.ts';
import { loadTypefaces } from '#/lib/domain/reports/drawing/lettering.ts';
import { isForeign, namePeriod, paint } from '#/lib/domain/reports/drawing/pieces.ts';
import { registerTypefaces } from '#/lib/domain/reports/drawing/register-typefaces.ts';
import { sentimentShares } from '#/lib/domain/reports/drawing/shares.ts';
import { drawSheet, type Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { type Transliterated, transliterate } from '#/lib/domain/reports/drawing/transliteration.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/**
 * Draws the PDF of a report from its content alone: no address is fetched. Where the library cannot set some letters,
 * names in all but the usual ones are put in brackets, and `onFault` gets the place where it failed.
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

/** The metadata of the file has the names as they are: a PDF reader shows it in the letters of its own machine. */
function draw(
  { locale, companyName, askedBy, chapters, period }: Report,
  { report, hasBrackets }: Transliterated,
): Promise<Buffer> {
  const scopes = chapters.map(({ scope }) => scope.name).join(', ');
  const info = {
    title: `${scopes}: ${namePeriod(period)}`,
    author: companyName,
    subject: `Report on motivation, performance and sentiment, made for ${askedBy}`,
    creator: 'unboXt',
    producer: 'unboXt',
    language: locale,
    pageMode: 'useOutlines' as const,
  };
  const sheets = report.chapters.flatMap((chapter) => sheetsOf(report, chapter));
  const closing = closingParts(report, { hasBrackets });
  const pages = sheets.map((sheet, at) =>
    drawSheet(at === sheets.length - 1 ? { ...sheet, content: [...sheet.content, ...closing] } : sheet),
  );
  return renderToBuffer(createElement(Document, info, ...pages));
}

function sheetsOf(report: Report, chapter: Chapter): Sheet[] {
  return chapter.kind === 'group' ? groupSheets(report, chapter) : [teamSheet(report, chapter)];
}

const figures = ['motivation', 'performance', 'sentiment', 'averages', 'changes'] as const;
const protection = ['batches', 'smallTeams', 'sameForEveryone', 'monthQuestions'] as const;

/** Explains how the figures are made, so that the report can be read without the product. */
function closingParts({ locale, minimumGroupSize: minimum }: Report, more: { hasBrackets: boolean }): Drawn[] {
  const t = wordsFor(locale, 'reports.closing');
  const paragraph = (about: (typeof figures | typeof protection)[number] | 'brackets') =>
    drawParagraph(t(`${about}.title`), t(`${about}.text`, { minimum }));
  return [
    heading(t('title'), { bookmark: t('title') }),
    ...figures.map(paragraph),
    ...(more.hasBrackets ? [paragraph('brackets')] : []),
    heading(t('protectionTitle')),
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

/** The pages of a team as people see it who see no names. */
function teamSheet(report: Report, { scope, dashboard, pulses }: TeamChapter): Sheet {
  const { period, asOf, team, participation, sentiments, norms, source } = dashboard;
  const figures = ofTeam(dashboard);
  const group: HiddenGroup = {
    kind: source?.scope ?? 'team',
    minimum: report.minimumGroupSize,
    knownTeams: dashboard.knownTeams,
    ...readerOf(report),
  };
  const span = spanWords(period.name);
  const head = { kind: 'Team report', name: scope.name };
  const foot = `${head.kind}: ${head.name}`;
  return {
    foot,
    bookmark: foot,
    content: [
      chapterHead(report, { ...head, span: span.name, days: period, asOf, facts: factsOf(team) }),
      answerBox(answerOf(figures, { span, group, dashboard, report })),
      figureCards(
        figures,
        { span, group, participation },
        participationCard({ ...participation, detail: participationWords(participation, span, group) }),
      ),
      ...figureCharts(figures, period, group),
      sentimentShares(sentiments, period),
      normsCard(norms, group, 'From 0 for not at all to 100 for fully.'),
      ...pulseCards(report, pulses),
    ],
  };
}

function factsOf({ members, leader, departmentName }: TeamAnswer['team']): string {
  return [countWords(members, 'member'), leader && `led by ${leader}`, departmentName].filter(Boolean).join(' · ');
}

interface AnswerContext {
  span: SpanWords;
  group: HiddenGroup;
  dashboard: TeamAnswer;
  report: Report;
}

/** The answer in a sentence, what performance and sentiment make together, and whose figures these are. */
function answerOf(figures: readonly ShownFigure[], { span, group, dashboard, report }: AnswerContext) {
  const { source, productivity_sentiment_category: categoryId } = dashboard;
  const { sentence, detail } = summarise(figures, span, group);
  const category = productivitySentimentCategories[categoryId] ?? productivitySentimentCategories[0];
  const together = category.id === 0 ? '' : `Performance and sentiment combined: ${category.title}. `;
  const whose =
    source === null || source.scope === 'team'
      ? ''
      : `Teams below ${group.minimum} people count in ${source.name} together with others: these are its results. `;
  const own = dashboard.team.leader === null ? '' : ` ${wordsFor(report.locale, 'reports.team')('ownScreen')}`;
  return { sentence, detail: `${whose}${together}${detail}${own}` };
}
