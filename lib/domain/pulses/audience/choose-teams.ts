import { otherDepartment } from '#/lib/domain/places/constants.ts';
import { listReachableTeams, type ReachableTeam } from '#/lib/domain/pulses/audience/list-reachable-teams.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns the ids of the teams that a body names, by themselves and by their departments; all within reach where it names
 * neither, unless `kept` says which are asked already: these stay, and may be named by whoever changes the pulse. Throws
 * `not_found` for what the company does not have, `forbidden` for what this person may not ask.
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

/** Each is there, and led by this person or home to a team of theirs. */
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
  const leads = ({ leaderId }: { leaderId: number | null }) =>
    actor.role === 'Administrator' || (actor.role === 'Department Leader' && leaderId === actor.userId);
  const refused = departments.find((department) => !leads(department) && !homes.has(department.id));
  if (refused) throw forbidden(message('pulses.answers.notYourDepartment', { department: refused.name }));
}
