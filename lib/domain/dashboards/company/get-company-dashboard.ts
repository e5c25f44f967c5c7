import * as z from 'zod';
import { addDays, addMonths, firstOfMonth, type LocalDate, sundayBefore } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { ENPS_ID, ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import { chosenColumns, chosenDepartment, chosenScope } from '#/lib/domain/dashboards/company/company.sql.ts';
import { canViewFigures } from '#/lib/domain/dashboards/dashboards.policy.ts';
import {
  presentPublished,
  presentPublishedNorms,
  reachRow,
  spansWithin,
} from '#/lib/domain/dashboards/published/published.present.ts';
import { type MonthRow, type Published, readPublished } from '#/lib/domain/dashboards/published/read-published.ts';
import type { PublishedSpans } from '#/lib/domain/metrics/publication/figure-spans.ts';
import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { METRIC, SCOPE } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { enpsOfCounts, enpsScore, hiddenEnps } from '#/lib/domain/metrics/scores/enps.ts';
import { withMotivationDefault } from '#/lib/domain/metrics/scores/motivation.ts';
import { wholePoints } from '#/lib/domain/metrics/scores/numbers.ts';
import {
  hiddenOnboarding,
  onboardingColor,
  onboardingOfCounts,
} from '#/lib/domain/metrics/scores/onboarding-satisfaction.ts';
import { isThereSql } from '#/lib/domain/places/places.sql.ts';
import { figureReaderOf } from '#/lib/domain/releases/read/hidden.present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import type { Locale } from '#/lib/words/locales.ts';

export interface CompanyFiguresQuery {
  period: PeriodName;
  /** 0 means the company, or the first department that a department leader leads. */
  departmentId: number;
  /** The last day to look at; by default the newest that can have a batch. */
  until?: LocalDate;
}

const statement = `
WITH ${chosenScope}, placed AS (
  SELECT t.id FROM teams t, scope
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND (scope.name = 'company' OR t.department_id = scope.id)
)
SELECT ${chosenColumns},
  (SELECT count(*)::int FROM placed) AS teams,
  (SELECT count(DISTINCT m.user_id)::int FROM team_members m JOIN placed ON placed.id = m.team_id
    WHERE ${isThereSql('m.user_id')}) AS members,
  EXISTS (SELECT FROM published_sums WHERE company_id = $1 AND scope = ${SCOPE.company} AND scope_id = $1
    AND metric = ${METRIC.motivation}) AS "hasMotivation"`;

/**
 * Returns the published results of the company or one department over a period. Throws `not_found` for a department
 * that the company doesn't have, `forbidden` without the right to see it.
 */
export async function getCompanyDashboard(ctx: UserCtx, query: CompanyFiguresQuery) {
  const { company, actor } = ctx;
  const values = [company.id, query.departmentId, actor.role, actor.userId];
  const rows = asRows(companyFigures, await pool().query({ name: 'company-dashboard', text: statement, values }));
  const [row] = rows;
  if (!row || (query.departmentId !== 0 && !row.department)) throw notFound();
  if (!canViewFigures(actor, row.department ?? {})) throw forbidden();
  const spans = spansWithin(query.period, row, localDateAt(ctx.clock.now(), row.timeZone), query.until);
  const [scope, id] = row.department ? [SCOPE.department, row.department.id] : [SCOPE.company, company.id];
  const k = company.minimumGroupSize;
  const reader = figureReaderOf(ctx, k);
  const published = await readPublished({ companyId: company.id, scope, scopeIds: [id], spans, reader });
  return presentCompanyDashboard(row, published, {
    id,
    spans,
    period: query.period,
    k,
    sunday: sundayBefore(localDateAt(ctx.clock.now(), actor.timeZone)),
    locale: ctx.locale,
  });
}

interface CompanyView {
  /** The id of the company or department. */
  id: number;
  period: PeriodName;
  spans: PublishedSpans;
  /** How many people a score needs. */
  k: number;
  /** The last day of the reader's last week. */
  sunday: LocalDate;
  locale: Locale;
}

const MONTHS_SHOWN = 12;

/** Returns the documented dashboard of a company or department. */
function presentCompanyDashboard(row: CompanyFigures, published: Published, view: CompanyView) {
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
    norms: presentPublishedNorms(group, view.locale),
    ...presentMonths(published.months, asOf),
    performance: productivity,
    motivation: withMotivationDefault(motivation, row.hasMotivation),
    sentiment,
    participation,
    lastWeek: group.lastWeek(view.sunday),
  };
}

/** Returns a question's results of the months up to `asOf`, the newest last, and the result that is shown. */
function presentMonths(rows: readonly MonthRow[], asOf: LocalDate | null) {
  const running = asOf === null ? null : firstOfMonth(addDays(asOf, 1));
  const recent = rows.filter(([, , month]) => running !== null && month > addMonths(running, -1 - MONTHS_SHOWN));
  const resultOf = (questionId: number) => {
    const results = recent.filter(([, metric]) => metric === METRIC.monthQuestion + questionId);
    // The current month is shown until a finished month has a result.
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
  const counts = countsOf(row);
  return { ...onboardingOfCounts(counts, onboardingAvg(row)), color: onboardingColor(counts) };
}

function onboardingAvg([, , , , answers, total]: MonthRow): number {
  return wholePoints(total / answers) ?? 0;
}

const companyFigures = z.object({
  ...reachRow.shape,
  department: chosenDepartment.nullable(),
  timeZone: z.string(),
  members: z.number(),
  teams: z.number(),
  hasMotivation: z.boolean(),
});
type CompanyFigures = z.output<typeof companyFigures>;
