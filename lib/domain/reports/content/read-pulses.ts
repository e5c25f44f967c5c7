import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { listPublishedResults } from '#/lib/domain/pulses/results/list-published-results.ts';
import type { ReportPulse } from '#/lib/domain/reports/document/report-model.ts';
import type { ReportScope } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the pulses that have published results about a team, a department or the company since a day. What people
 * wrote in their own words stays on the screen: a report may be passed on.
 */
export async function readPulses(ctx: UserCtx, { kind, id }: ReportScope, from: LocalDate): Promise<ReportPulse[]> {
  const teamId = kind === 'team' ? id : 0;
  const departmentId = kind === 'department' ? id : 0;
  const pulses = await listPublishedResults(ctx, { from, teamId, departmentId });
  return pulses.map(({ name, asOf, persons, questions }) => ({
    name,
    asOf,
    persons,
    questions: questions.map(({ answers: _words, ...question }) => question),
  }));
}
