import { addDays, addMonths, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { ENPS_ID, ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import type { PublishedFigure } from '#/lib/domain/dashboards/company-schema.ts';
import type { CompanyFigures } from '#/lib/domain/dashboards/queries/get-company-dashboard.ts';
import { enpsOfCounts, enpsScore, hiddenEnps } from '#/lib/domain/metrics/enps.ts';
import { type HiddenReason, minimumGroupSize as minimumOf, personsBand } from '#/lib/domain/metrics/minimum-group.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/motivation.ts';
import { hiddenOnboarding, onboardingColor, onboardingOfCounts } from '#/lib/domain/metrics/onboarding-satisfaction.ts';
import { wholePoints } from '#/lib/domain/metrics/published-scores.ts';
import { lastClosedMonth, releaseSpans, teamReleaseSpans } from '#/lib/domain/metrics/release-spans.ts';
import { norms } from '#/lib/domain/profile/constants.ts';

/** The frozen result of a question or norm in one month. */
export interface MonthRow {
  month: LocalDate;
  kind: 'question' | 'norm';
  questionId: number;
  persons: number;
  detractors: number;
  neutral: number;
  promoters: number;
  valueSum: number;
  hiddenReason: HiddenReason | null;
}

interface Shown {
  period: PeriodName;
  /** In the company's zone. */
  today: LocalDate;
  minimumGroupSize: number;
}

const MONTHS_SHOWN = 12;

/** A figure of a group nothing was published about. */
export const emptyFigure: PublishedFigure = {
  avg: null,
  data: [],
  previousAvg: null,
  previousData: [],
  change: null,
  reliable: false,
  personsBand: null,
  hiddenReason: null,
  since: null,
};
export const emptySentiment = { ...emptyFigure, typesAvg: { good: null, meh: null, bad: null }, typesData: [] };

/** The days a period shows; before the first release, those it will show then. */
export function presentPeriod(name: PeriodName, level: 'company' | 'team', asOf: LocalDate | null, today: LocalDate) {
  const spansOf = level === 'team' ? teamReleaseSpans : releaseSpans;
  return { name, ...spansOf(name, asOf ?? addDays(today, -1)).range };
}

/** The documented shape of the dashboard of a company or department. */
export function presentCompanyDashboard(row: CompanyFigures, { period, today, minimumGroupSize }: Shown) {
  const { department, asOf, figures } = row;
  const motivation = figures?.motivation ?? emptyFigure;
  return {
    asOf,
    period: presentPeriod(period, 'company', asOf, today),
    department: department && { id: department.id, name: department.name },
    members: row.members,
    teams: row.teams,
    minimumGroupSize,
    ...presentMonths(keepMinimum(row.months, minimumGroupSize), asOf && lastClosedMonth(asOf)),
    performance: figures?.productivity ?? emptyFigure,
    motivation: { ...motivation, ...withMotivationDefault(motivation.avg, row.hasMotivation) },
    sentiment: figures?.sentiment ?? emptySentiment,
    participation: figures?.participation ?? { rate: null, previousRate: null, hiddenReason: null },
  };
}

/** What was counted while the minimum was lower is hidden now. */
function keepMinimum(rows: readonly MonthRow[], setting: number): MonthRow[] {
  const k = minimumOf(setting);
  return rows.map((row) => (row.persons < k ? { ...row, hiddenReason: 'group_too_small' } : row));
}

function presentMonths(rows: readonly MonthRow[], last: LocalDate | null) {
  const known = rows.filter(({ month }) => last !== null && month <= last && month > addMonths(last, -MONTHS_SHOWN));
  const resultsOf = (id: number) => known.filter(({ kind, questionId }) => kind === 'question' && questionId === id);
  const [asked, onboarded] = [resultsOf(ENPS_ID), resultsOf(ONBOARDING_ID)];
  const month = known.length > 0 ? last : null;
  const line = (results: readonly MonthRow[], avgOf: (row: MonthRow) => number) =>
    results.map((row) => ({ date: row.month, record: row.hiddenReason === null ? avgOf(row) : null }));
  const lastOf = (results: readonly MonthRow[]) => results.find((row) => row.month === last);
  return {
    norms: presentNormResults(known.filter((row) => row.kind === 'norm' && row.month === last)),
    enps: { ...presentEnps(lastOf(asked), month), month, data: line(asked, enpsScore) },
    onboarding: { ...presentOnboarding(lastOf(onboarded), month), month, data: line(onboarded, onboardingAvg) },
  };
}

/** What is said of a month without a result: nothing before the first is closed, then that too few answered. */
function missing(month: LocalDate | null) {
  return { hiddenReason: month === null ? null : ('not_enough_answers' as const) };
}

function presentEnps(row: MonthRow | undefined, month: LocalDate | null) {
  if (!row) return { ...hiddenEnps('not_enough_answers'), ...missing(month) };
  return row.hiddenReason === null ? enpsOfCounts(row) : hiddenEnps(row.hiddenReason);
}

function presentOnboarding(row: MonthRow | undefined, month: LocalDate | null) {
  if (!row) return { ...hiddenOnboarding('not_enough_answers'), ...missing(month), color: null };
  if (row.hiddenReason !== null) return { ...hiddenOnboarding(row.hiddenReason), color: null };
  const avg = onboardingAvg(row);
  return { ...onboardingOfCounts(row, avg), color: onboardingColor(avg) };
}

function onboardingAvg({ valueSum, persons }: MonthRow): number {
  return wholePoints((10 * valueSum) / persons) ?? 0;
}

function presentNormResults(rows: readonly MonthRow[]) {
  return norms.flatMap(({ id, name }) => {
    const row = rows.find(({ questionId }) => questionId === id);
    if (!row) return [];
    const { hiddenReason, persons, valueSum } = row;
    const isShown = hiddenReason === null;
    const avg = isShown ? wholePoints(valueSum / persons) : null;
    return [{ id, name, avg, personsBand: isShown ? personsBand(persons) : null, hiddenReason }];
  });
}
