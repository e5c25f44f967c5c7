import { mondaysOf } from '#/lib/domain/calendar/timeline.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/category.ts';
import { K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';
import { answerBox, chapterHead } from '#/lib/domain/reports/pages/chapter-head.ts';
import type { Drawn } from '#/lib/domain/reports/pages/elements.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/pages/figure-cards.ts';
import { figureCharts } from '#/lib/domain/reports/pages/figure-charts.ts';
import {
  participationWords,
  type ShownFigure,
  type SpanWords,
  spanWords,
  summarise,
} from '#/lib/domain/reports/pages/figure-words.ts';
import { normsCard } from '#/lib/domain/reports/pages/month-cards.ts';
import type { OwnTeamChapter, Report, TeamChapter } from '#/lib/domain/reports/pages/report-model.ts';
import { sentimentShares } from '#/lib/domain/reports/pages/shares.ts';
import { sheet } from '#/lib/domain/reports/pages/sheet.ts';
import { ofOwnTeam, ofTeamRow } from '#/lib/domain/reports/pages/shown-figures.ts';

/** The pages of a team as everybody above it sees it: whole weeks, bands instead of counts, nothing about persons. */
export function teamPages(report: Report, { scope, asOf, period, row }: TeamChapter): Drawn[] {
  const figures = ofTeamRow(row);
  const { participation } = row;
  const { minimumGroupSize: minimum } = report;
  const span = spanWords.team(period.name);
  const head = { kind: 'Team report', name: scope.name };
  const foot = `${head.kind}: ${head.name}`;
  return [
    sheet(
      { foot, bookmark: foot },
      chapterHead(report, { ...head, span: span.name, days: period, asOf, facts: factsOf(row.team) }),
      answerBox(answerOf(figures, span, minimum, row.productivity_sentiment_category)),
      figureCards(
        figures,
        { span, minimum },
        participationCard({ ...participation, detail: participationWords(participation, span, minimum) }),
      ),
      ...figureCharts(figures, mondaysOf(period), minimum),
      sentimentShares(row.sentiments, mondaysOf(period)),
    ),
  ];
}

/** The pages of a team for its own leader: what its members see, for a report may be passed on. */
export function ownTeamPages(report: Report, { scope, dashboard }: OwnTeamChapter): Drawn[] {
  const { period, asOf, team, participation, sentiments, norms } = dashboard;
  const figures = ofOwnTeam(dashboard);
  const span = spanWords.ownTeam(period.name);
  const head = { kind: 'Team report', name: scope.name };
  const foot = `${head.kind}: ${head.name}`;
  const facts = factsOf({ ...team, departmentName: null });
  return [
    sheet(
      { foot, bookmark: foot },
      chapterHead(report, { ...head, span: span.name, days: period, asOf, facts }),
      answerBox(answerOf(figures, span, K_ANON_MIN, dashboard.productivity_sentiment_category)),
      figureCards(
        figures,
        { span, minimum: K_ANON_MIN },
        participationCard({
          rate: participation.rate,
          previousRate: null,
          detail: 'Of the check-ins that were due.',
        }),
      ),
      ...figureCharts(figures, period, K_ANON_MIN),
      sentimentShares(sentiments, period),
      normsCard(norms, K_ANON_MIN, 'From 0 for not at all to 100 for fully.'),
    ),
  ];
}

function factsOf({ members, leader, departmentName }: Omit<TeamChapter['row']['team'], 'id' | 'name'>): string {
  return [countWords(members, 'member'), leader && `led by ${leader}`, departmentName].filter(Boolean).join(' · ');
}

/** The answer in a sentence, and what performance and sentiment make together. */
function answerOf(figures: readonly ShownFigure[], span: SpanWords, minimum: number, categoryId: number) {
  const { sentence, detail } = summarise(figures, span, minimum);
  const category = productivitySentimentCategories[categoryId] ?? productivitySentimentCategories[0];
  if (category.id === 0) return { sentence, detail };
  return { sentence, detail: `Performance and sentiment together: ${category.title}. ${detail}` };
}
