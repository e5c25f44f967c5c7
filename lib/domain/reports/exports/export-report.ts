import type { output } from 'zod';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { reportLimit } from '#/lib/domain/reports/constants.ts';
import { beginExport, untilOver } from '#/lib/domain/reports/exports/begin-export.ts';
import { fetchReport } from '#/lib/domain/reports/exports/exports.present.ts';
import { findLedTeam, listReportUsers, type ReportUser } from '#/lib/domain/reports/recipients/recipient.service.ts';
import type { reportRequest } from '#/lib/domain/reports/reports.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';

/**
 * Makes a report for some people or oneself, as an email to each or as one download. Repeating the request within ten
 * minutes returns the first report if nothing in it has changed, and a failed send continues with the people who have
 * none yet. Throws `not_found` for unknown people or teams, `forbidden` for reports the requester may not have, and
 * `too_many_requests`.
 */
export async function exportReport(ctx: UserCtx, { flag, users, period, teamId, waitSeconds = 0 }: ReportRequest) {
  if (teamId !== undefined && !(await findLedTeam(ctx, teamId))) throw await refuseTeam(ctx, teamId);
  const isOwn = users === undefined || teamId !== undefined;
  const ids = isOwn ? [ctx.actor.userId] : [...new Set(users)].sort((a, b) => a - b);
  const options = { flag, users: ids, period, ...(teamId === undefined ? {} : { teamId }) };
  const people = await requirePeople(ctx, options.users);
  const { id, isNew } = await beginExport(ctx, {
    kind: 'report',
    flag,
    options,
    totalCount: teamId !== undefined ? 1 : flag === 'send' ? people.length : countScopes(people),
    limit: reportLimit,
    // One point per person drawn.
    pointsAfter: (doneCount) => Math.max(1, people.length - doneCount),
    record: (tx, exportId) =>
      recordEvent(tx, ctx, {
        action: 'report.export',
        subject: `report:${exportId}`,
        details: { flag, people: people.length, period },
      }),
  });
  await untilOver(ctx, id, waitSeconds * 1000);
  return fetchReport(ctx, id, { isRepeat: !isNew });
}

async function requirePeople(ctx: UserCtx, ids: number[]): Promise<ReportUser[]> {
  const { users } = await listReportUsers(ctx, { ids });
  if (users.length === ids.length) return users;
  const knownCount = await ctx.db.user.count({ where: { companyId: ctx.company.id, id: { in: ids } } });
  throw knownCount === ids.length ? forbidden() : notFound();
}

async function refuseTeam(ctx: UserCtx, teamId: number) {
  const knownCount = await ctx.db.team.count({ where: { companyId: ctx.company.id, id: teamId } });
  return knownCount > 0 ? forbidden() : notFound();
}

type ReportRequest = Omit<output<typeof reportRequest>, 'waitSeconds'> & { waitSeconds?: number };

function countScopes(people: ReportUser[]): number {
  return new Set(people.flatMap(({ scopes }) => scopes.map(({ kind, id }) => `${kind} ${id}`))).size;
}
