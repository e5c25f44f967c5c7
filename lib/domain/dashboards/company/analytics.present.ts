import * as z from 'zod';
import type { PeriodName, PeriodRange } from '#/lib/domain/calendar/period.ts';
import type { ShownMetric } from '#/lib/domain/dashboards/company/company.constants.ts';
import { TEAMS_PER_PAGE } from '#/lib/domain/dashboards/company/company.schema.ts';
import { chosenDepartment } from '#/lib/domain/dashboards/company/company.sql.ts';
import { presentPublished, reachRow } from '#/lib/domain/dashboards/published/published.present.ts';
import type { Published } from '#/lib/domain/dashboards/published/read-published.ts';
import { lineOf } from '#/lib/domain/metrics/publication/published-figure.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/published-spans.ts';

export const analyticsTeamRow = z.object({
  id: z.number(),
  teamName: z.string(),
  departmentName: z.string().nullable(),
  members: z.number(),
});
export type AnalyticsTeamRow = z.output<typeof analyticsTeamRow>;

interface AnalyticsView {
  /** Of the company or department. */
  id: number;
  period: PeriodName;
  metric: ShownMetric;
  page: number;
  spans: PublishedSpans;
  /** Persons that a figure needs. */
  k: number;
}

/** The documented shape of the company's analytics. */
export function presentAnalytics(row: AnalyticsRow, read: { above: Published; teams: Published }, view: AnalyticsView) {
  const { publishedUntil: asOf, department, total } = row;
  const { spans, metric, k } = view;
  const frame = { spans, isPublished: asOf !== null };
  const above = presentPublished(read.above, frame)({ id: view.id, isSmall: false });
  const ofTeam = presentPublished(read.teams, frame);
  // Days of many teams beside each other would be a thicket.
  const bucket: PeriodRange['bucket'] = spans.range.bucket === 'month' ? 'month' : 'week';
  return {
    asOf,
    department: department && { id: department.id, name: department.name },
    period: { name: view.period, ...spans.range },
    teamsPeriod: { name: view.period, ...spans.range, bucket },
    company: { motivation: above.motivation, productivity: above.productivity, sentiment: above.sentiment },
    companyLine: lineOf(above.stepsOf(metric), bucket),
    teams: row.teams.map(({ members, ...team }) => {
      const figures = ofTeam({ id: team.id, isSmall: members < k });
      const { avg, hiddenReason } = figures[metric];
      const data = lineOf(figures.stepsOf(metric), bucket);
      return { ...team, data, avg, hiddenReason, category: figures.categoryId };
    }),
    page: view.page,
    pages: Math.max(1, Math.ceil(total / TEAMS_PER_PAGE)),
    total,
  };
}

export const analyticsRow = z.object({
  ...reachRow.shape,
  department: chosenDepartment.nullable(),
  timeZone: z.string(),
  teams: z.array(analyticsTeamRow),
  total: z.number(),
});
export type AnalyticsRow = z.output<typeof analyticsRow>;
