import * as z from 'zod';
import { otherDepartment } from '#/lib/domain/places/constants.ts';
import { canManageDepartment } from '#/lib/domain/places/places.policy.ts';
import { teamCountsSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { readableResults } from '#/lib/domain/pulses/results/results.policy.ts';
import { presentTeams } from '#/lib/domain/pulses/results/results.present.ts';
import { readRoundTeams } from '#/lib/domain/pulses/rounds/round.sql.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { message } from '#/lib/words/message.ts';

/** Returns the teams that this person may ask, in their departments. */
export async function listPulseDepartments(ctx: UserCtx) {
  const byDepartment = new Map<number, ReachableTeam[]>();
  for (const team of await listReachableTeams(ctx.db, ctx)) {
    const id = team.departmentId ?? otherDepartment.id;
    byDepartment.set(id, [...(byDepartment.get(id) ?? []), team]);
  }
  return {
    departments: [...byDepartment].map(([id, teams]) => ({
      id,
      name: teams[0]?.departmentName ?? otherDepartment.name,
      teams: teams.map(({ id: teamId, name, membersCount, unfinishedCount }) => {
        const isLarge = membersCount >= ctx.company.minimumGroupSize;
        return { id: teamId, name, membersCount, unfinishedCount, isLarge };
      }),
    })),
  };
}

/**
 * Returns the teams whose results of a pulse this person may read, as of the last published round, and the rounds. All
 * teams together come first, if they may read that. Throws `not_found` for an unknown pulse, `forbidden` if they lead
 * none of its teams.
 */
export async function listPulseTeams(ctx: UserCtx, id: number) {
  const row = await readRoundTeams(ctx, id);
  if (!row) throw notFound();
  const readable = readableResults(ctx.actor, row, row.teams);
  if (readable.teamIds.length === 0 && !readable.isWholeReadable) throw forbidden();
  return presentTeams(row, { ...readable, locale: ctx.locale });
}

/** A team that someone may ask, with how many members can be asked, and how many haven't finished onboarding. */
const reachableTeam = z.object({
  id: z.number(),
  name: z.string(),
  departmentId: z.number().nullable(),
  departmentName: z.string().nullable(),
  membersCount: z.number(),
  unfinishedCount: z.number(),
});
export type ReachableTeam = z.output<typeof reachableTeam>;

/**
 * Returns the finished teams that this person may ask in their current role, by department and name. These are all for
 * an administrator, their departments' teams for a department leader, their own teams for a team leader.
 */
export async function listReachableTeams(
  tx: Transaction,
  { actor: { role, userId }, company }: Pick<UserCtx, 'actor' | 'company'>,
): Promise<ReachableTeam[]> {
  return asRows(
    reachableTeam,
    await tx.$queryRaw`
    SELECT t.id, t.name, t.department_id AS "departmentId", d.name AS "departmentName",
      ${teamCountsSql}
    FROM teams t LEFT JOIN departments d ON d.id = t.department_id
    WHERE t.company_id = ${company.id} AND t.completed_at IS NOT NULL
      AND CASE ${role}
        WHEN 'Administrator' THEN true
        WHEN 'Department Leader' THEN d.leader_id = ${userId}
        WHEN 'Team Leader' THEN ${userId} IN (t.leader_id, t.secondary_leader_id)
        ELSE false
      END
    ORDER BY d.name NULLS LAST, d.id, t.name, t.id`,
  );
}

/**
 * Returns the ids of the teams that a body names, directly or by department. If it names none, these are the
 * `currentIds`, or for a new pulse all that the person may ask. Current teams can always be named. Throws `not_found`
 * for what the company doesn't have, `forbidden` for teams this person may not ask.
 */
export async function chooseTeams(
  tx: Transaction,
  ctx: UserCtx,
  { teams, departments }: Pick<PulseBody, 'teams' | 'departments'>,
  currentIds?: readonly number[],
): Promise<number[]> {
  if (!teams && !departments && currentIds) return [...currentIds];
  const within = await listReachableTeams(tx, ctx);
  if (!teams && !departments) return within.map(({ id }) => id);
  const reachable = new Set([...within.map(({ id }) => id), ...(currentIds ?? [])]);
  const outside = (teams ?? []).filter((id) => !reachable.has(id));
  if (outside.length > 0) throw await refusalOfTeams(tx, ctx, outside);
  await requireDepartments(tx, ctx, departments ?? [], within);
  const added = within.filter(({ departmentId }) => departments?.includes(departmentId ?? otherDepartment.id));
  return [...new Set([...(teams ?? []), ...added.map(({ id }) => id)])];
}

async function refusalOfTeams(tx: Transaction, { company }: UserCtx, ids: number[]) {
  const teams = await tx.team.findMany({
    where: { companyId: company.id, id: { in: ids }, completedAt: { not: null } },
    select: { name: true },
    orderBy: { id: 'asc' },
  });
  const [first] = teams;
  return teams.length < ids.length || !first
    ? notFound()
    : forbidden(message('pulses.answers.notYourTeam', { team: first.name }));
}

/** Throws unless each department exists, and this person leads it or may ask a team in it. */
async function requireDepartments(
  tx: Transaction,
  { actor, company }: UserCtx,
  ids: readonly number[],
  within: readonly ReachableTeam[],
): Promise<void> {
  const departmentIds = ids.filter((id) => id !== otherDepartment.id);
  if (departmentIds.length === 0) return;
  const departments = await tx.department.findMany({
    where: { companyId: company.id, id: { in: departmentIds }, completedAt: { not: null } },
    select: { id: true, name: true, leaderId: true },
    orderBy: { id: 'asc' },
  });
  if (departments.length < departmentIds.length) throw notFound();
  const homes = new Set(within.map(({ departmentId }) => departmentId));
  const refused = departments.find(
    (department) => !canManageDepartment(actor, department) && !homes.has(department.id),
  );
  if (refused) throw forbidden(message('pulses.answers.notYourDepartment', { department: refused.name }));
}

/** Returns a warning if a pulse asks too few people for any result, otherwise null. */
export function warnOfFewPeople(
  { company, locale }: Pick<UserCtx, 'company' | 'locale'>,
  peopleCount: number,
): string | null {
  const { minimumGroupSize: smallest } = company;
  if (peopleCount >= smallest) return null;
  return inWords(message('pulses.answers.fewPeople', { smallest, asked: peopleCount }), locale);
}
