import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import type { HiddenGroup } from '#/lib/domain/metrics/words/hidden-words.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { answerBox, chapterHead } from '#/lib/domain/reports/document/chapter-head.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/document/figure-cards.ts';
import { figureCharts } from '#/lib/domain/reports/document/figure-charts.ts';
import {
  participationWords,
  type ShownFigure,
  type SpanWords,
  spanWords,
  summarise,
} from '#/lib/domain/reports/document/figure-words.ts';
import { normsCard } from '#/lib/domain/reports/document/month-cards.ts';
import { pulseCards } from '#/lib/domain/reports/document/pulse-cards.ts';
import type { Report, TeamAnswer, TeamChapter } from '#/lib/domain/reports/document/report-model.ts';
import { ofTeam } from '#/lib/domain/reports/document/shown-figures.ts';
import { sentimentShares } from '#/lib/domain/reports/drawing/shares.ts';
import type { Sheet } from '#/lib/domain/reports/drawing/sheet.ts';
import { LOCALE } from '#/lib/domain/reports/drawing/words.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** The pages of a team as people see it who see no names. */
export function teamSheet(report: Report, { scope, dashboard, pulses }: TeamChapter): Sheet {
  const { period, asOf, team, participation, sentiments, norms, source } = dashboard;
  const figures = ofTeam(dashboard);
  const group: HiddenGroup = {
    kind: source?.scope ?? 'team',
    minimum: report.minimumGroupSize,
    knownTeams: dashboard.knownTeams,
    locale: LOCALE,
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
