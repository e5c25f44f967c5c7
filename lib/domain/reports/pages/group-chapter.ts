import { titleCategory } from '#/lib/domain/metrics/category-words.ts';
import type { HiddenGroup } from '#/lib/domain/metrics/hidden-words.ts';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';
import { answerBox, chapterHead } from '#/lib/domain/reports/pages/chapter-head.ts';
import { type Drawn, heading } from '#/lib/domain/reports/pages/elements.ts';
import { figureCards, participationCard } from '#/lib/domain/reports/pages/figure-cards.ts';
import { figureCharts } from '#/lib/domain/reports/pages/figure-charts.ts';
import { participationWords, spanWords, summarise } from '#/lib/domain/reports/pages/figure-words.ts';
import { monthCards, normsCard } from '#/lib/domain/reports/pages/month-cards.ts';
import { pulsePages } from '#/lib/domain/reports/pages/pulse-cards.ts';
import type { GroupChapter, Report } from '#/lib/domain/reports/pages/report-model.ts';
import { sentimentShares } from '#/lib/domain/reports/pages/shares.ts';
import { sheet } from '#/lib/domain/reports/pages/sheet.ts';
import { ofCompany } from '#/lib/domain/reports/pages/shown-figures.ts';
import { TABLE_ROWS, tableKey, teamsTable } from '#/lib/domain/reports/pages/teams-table.ts';
import { LOCALE } from '#/lib/domain/reports/pages/words.ts';

/**
 * The pages of the company or a department: at a glance, month questions and norms, pulses, and its teams side by side.
 */
export function groupPages(report: Report, chapter: GroupChapter): Drawn[] {
  const { scope, dashboard } = chapter;
  const { asOf, period, members, teams, minimumGroupSize: minimum, participation } = dashboard;
  const figures = ofCompany(dashboard);
  const span = spanWords(period.name);
  const group: HiddenGroup = {
    kind: scope.kind === 'company' ? 'company' : 'department',
    minimum,
    knownTeams: chapter.dashboard.knownTeams,
    locale: LOCALE,
  };
  const kind = scope.kind === 'company' ? 'Company report' : 'Department report';
  const foot = `${kind}: ${scope.name}`;
  const facts = `${countWords(members, 'member')} in ${countWords(teams, 'team')}`;
  const glance = sheet(
    { foot, bookmark: foot },
    chapterHead(report, { kind, name: scope.name, span: span.name, days: period, asOf, facts }),
    answerBox(summarise(figures, span, group)),
    figureCards(
      figures,
      { span, group, participation },
      participationCard({ ...participation, detail: participationWords(participation, span, group) }),
    ),
    ...figureCharts(figures, period, group),
  );
  const months = sheet(
    { foot },
    heading('Sentiment, monthly questions and norms'),
    sentimentShares(dashboard.sentiment, period),
    monthCards(dashboard),
    normsCard(dashboard.norms, group, 'From 0 for not at all to 100 for fully.'),
  );
  return [glance, months, ...pulsePages(report, chapter.pulses, foot), ...teamPages(chapter, minimum, foot)];
}

function teamPages({ teams, categories }: GroupChapter, minimum: number, foot: string): Drawn[] {
  const summary = categories
    .filter((category) => category.teams > 0)
    .map(({ id, teams: count }) => `${titleCategory(id)}: ${count}`)
    .join(' · ');
  const parts = Array.from({ length: Math.ceil(teams.length / TABLE_ROWS) }, (_, at) =>
    teams.slice(at * TABLE_ROWS, (at + 1) * TABLE_ROWS),
  );
  return parts.map((rows, at) => {
    const of = parts.length > 1 ? ` (${at + 1} of ${parts.length})` : '';
    return sheet(
      { foot },
      heading(`Teams side by side${of}`, at === 0 ? summary : undefined),
      tableKey(),
      teamsTable(rows, minimum),
    );
  });
}
