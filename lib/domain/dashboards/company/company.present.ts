import * as z from 'zod';
import { addDays, addMonths, firstOfMonth, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { ENPS_ID, ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import { chosenDepartment } from '#/lib/domain/dashboards/company/company.sql.ts';
import {
  presentPublished,
  presentPublishedNorms,
  reachRow,
} from '#/lib/domain/dashboards/published/published.present.ts';
import type { MonthRow, Published } from '#/lib/domain/dashboards/published/read-published.ts';
import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { wholePoints } from '#/lib/domain/metrics/publication/published-figure.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/published-spans.ts';
import { enpsOfCounts, enpsScore, hiddenEnps } from '#/lib/domain/metrics/scores/enps.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/scores/motivation.ts';
import {
  hiddenOnboarding,
  onboardingColor,
  onboardingOfCounts,
} from '#/lib/domain/metrics/scores/onboarding-satisfaction.ts';

interface CompanyView {
  /** Of the company or department. */
  id: number;
  period: PeriodName;
  spans: PublishedSpans;
  /** Persons that a figure needs. */
  k: number;
}

const MONTHS_SHOWN = 12;

/** The documented shape of the dashboard of a company or department. */
export function presentCompanyDashboard(row: CompanyFigures, published: Published, view: CompanyView) {
  const { department, publishedUntil: asOf } = row;
  const { id, period, spans, k } = view;
  const isSmall = row.members < k;
  const group = presentPublished(published, { spans, isPublished: asOf !== null })({ id, isSmall });
  const { motivation, productivity, sentiment, participation } = group;
  return {
    asOf,
    period: { name: period, ...spans.range },
    department: department && { id: department.id, name: department.name },
    members: row.members,
    teams: row.teams,
    minimumGroupSize: k,
    knownTeams: published.hidden.teamNames,
    norms: presentPublishedNorms(group),
    ...presentMonths(published.months, asOf),
    performance: productivity,
    motivation: withMotivationDefault(motivation, row.hasMotivation),
    sentiment,
    participation,
  };
}

/** A question's results of the months before `asOf`, the newest last, and which of them is shown. */
function presentMonths(rows: readonly MonthRow[], asOf: LocalDate | null) {
  const running = asOf === null ? null : firstOfMonth(addDays(asOf, 1));
  const recent = rows.filter(([, , month]) => running !== null && month > addMonths(running, -1 - MONTHS_SHOWN));
  const resultOf = (questionId: number) => {
    const results = recent.filter(([, metric]) => metric === METRIC.monthQuestion + questionId);
    // The running month stands in until one is over with a result.
    const closed = results.filter(([, , month]) => month !== running);
    const result =
      closed.findLast(([, , month]) => running !== null && month === addMonths(running, -1)) ?? results.at(-1);
    return { result, data: closed, isSoFar: result !== undefined && result[2] === running };
  };
  const line = (results: readonly MonthRow[], avgOf: (row: MonthRow) => number | null) =>
    results.map((row) => ({ date: row[2], record: avgOf(row) }));
  const [enps, onboarded] = [resultOf(ENPS_ID), resultOf(ONBOARDING_ID)];
  return {
    enps: {
      ...(enps.result
        ? enpsOfCounts(countsOf(enps.result))
        : { ...hiddenEnps('not_enough_answers'), hiddenReason: null }),
      ...describeMonth(enps),
      data: line(enps.data, (row) => enpsScore(countsOf(row))),
    },
    onboarding: {
      ...presentOnboarding(onboarded.result),
      ...describeMonth(onboarded),
      data: line(onboarded.data, onboardingAvg),
    },
  };
}

function describeMonth({ result, isSoFar }: { result: MonthRow | undefined; isSoFar: boolean }) {
  return { month: result?.[2] ?? null, isSoFar, personsBand: result ? personsBand(result[4]) : null };
}

function countsOf([, , , , answers, , promoters, detractors]: MonthRow) {
  return { promoters, detractors, neutral: answers - promoters - detractors };
}

function presentOnboarding(row: MonthRow | undefined) {
  if (!row) return { ...hiddenOnboarding('not_enough_answers'), hiddenReason: null, color: null };
  const avg = onboardingAvg(row);
  return { ...onboardingOfCounts(countsOf(row), avg), color: onboardingColor(avg) };
}

function onboardingAvg([, , , , answers, total]: MonthRow): number {
  return wholePoints(total / answers) ?? 0;
}

export const companyFigures = z.object({
  ...reachRow.shape,
  department: chosenDepartment.nullable(),
  timeZone: z.string(),
  members: z.number(),
  teams: z.number(),
  hasMotivation: z.boolean(),
});
export type CompanyFigures = z.output<typeof companyFigures>;
