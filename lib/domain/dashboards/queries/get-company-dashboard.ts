import { addMonths, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { ENPS_ID, ONBOARDING_ID } from '#/lib/domain/check-ins/constants.ts';
import { canViewFigures } from '#/lib/domain/dashboards/company-policy.ts';
import { type MonthRow, presentCompanyDashboard } from '#/lib/domain/dashboards/company-present.ts';
import {
  type ChosenDepartment,
  chosenColumns,
  chosenScope,
} from '#/lib/domain/dashboards/queries/read-company-figures.ts';
import type { PublishedScope } from '#/lib/domain/dashboards/released-present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

export interface CompanyFiguresWanted {
  period: PeriodName;
  /** 0 stands for the company, or the first department that a Department Leader leads. */
  departmentId: number;
}

export interface CompanyFigures {
  department: ChosenDepartment | null;
  asOf: LocalDate | null;
  timeZone: string;
  members: number;
  teams: number;
  /** Null where nothing was published. */
  figures: PublishedScope | null;
  hasMotivation: boolean;
  months: MonthRow[];
}

const statement = `
WITH ${chosenScope}, placed AS (
  SELECT t.id FROM teams t, scope
  WHERE t.company_id = $1 AND t.completed_at IS NOT NULL AND (scope.name = 'company' OR t.department_id = scope.id)
)
SELECT ${chosenColumns},
  (SELECT time_zone FROM companies WHERE id = $1) AS "timeZone",
  (SELECT count(*)::int FROM placed) AS teams,
  (SELECT count(DISTINCT m.user_id)::int FROM team_members m JOIN placed ON placed.id = m.team_id) AS members,
  (SELECT p.figures FROM published_figures p JOIN scope ON p.scope = scope.name AND p.scope_id = scope.id
    WHERE p.company_id = $1 AND p.period = $5) AS figures,
  EXISTS (SELECT FROM release_cells WHERE company_id = $1 AND scope = 'company' AND metric = 'motivation') AS "hasMotivation",
  coalesce((SELECT json_agg(json_build_object('month', m.month, 'kind', m.kind, 'questionId', m.question_id,
      'persons', m.persons, 'detractors', m.detractors, 'neutral', m.neutral, 'promoters', m.promoters,
      'valueSum', m.value_sum, 'hiddenReason', m.hidden_reason) ORDER BY m.month)
    FROM month_results m JOIN scope ON m.scope = scope.name AND m.scope_id = scope.id
    WHERE m.company_id = $1 AND (m.kind = 'norm' OR m.question_id IN (${ENPS_ID}, ${ONBOARDING_ID})) AND m.month > $6), '[]') AS months`;

/**
 * The published figures of the company or of one department over a period, in one round trip. Throws `not_found` for a
 * department that the company does not have, `forbidden` without the right to see it.
 */
export async function getCompanyDashboard(ctx: UserCtx, wanted: CompanyFiguresWanted) {
  const { userId, role, timeZone } = ctx.actor;
  const today = localDateAt(ctx.clock.now(), timeZone);
  const values = [ctx.company.id, wanted.departmentId, role, userId, wanted.period, addMonths(today, -15)];
  const { rows } = await pool().query<CompanyFigures>({ name: 'company-dashboard', text: statement, values });
  const [row] = rows;
  if (!row || (wanted.departmentId !== 0 && !row.department)) throw notFound();
  if (!canViewFigures(ctx.actor, row.department)) throw forbidden();
  return presentCompanyDashboard(row, {
    period: wanted.period,
    today: localDateAt(ctx.clock.now(), row.timeZone),
    minimumGroupSize: ctx.company.minimumGroupSize,
  });
}
