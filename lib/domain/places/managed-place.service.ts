import type { Prisma, Team } from '#/generated/prisma/client.ts';
import { canManageDepartment, canManageTeam, type ManagedTeam } from '#/lib/domain/places/places.policy.ts';
import { shownPlaces } from '#/lib/domain/places/places.sql.ts';
import { type Ctx, newCtx, type UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { forbidden, notFound } from '#/lib/platform/errors.ts';
import { localeOf } from '#/lib/platform/language/choose-locale.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

/**
 * Returns the context of a person in one of their roles, for a job that acts for them. Returns null if they are
 * blocked, have left, or no longer have the role.
 */
export async function findRoleContext(
  ctx: Ctx,
  { companyId, userId, role }: { companyId: number; userId: number; role: string },
): Promise<UserCtx | null> {
  const user = await ctx.db.user.findFirst({
    where: { id: userId, companyId, blockedAt: null },
    include: { company: true },
  });
  if (!user) return null;
  if (!(await isHeld(ctx, { companyId, userId, role }))) return null;
  const heldRole = role as RoleName;
  const actor = {
    kind: 'user' as const,
    userId: user.id,
    // There's no session: the person may have signed out since.
    sessionId: '',
    role: heldRole,
    roles: [heldRole],
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    imageName: null,
    timeZone: user.timeZone,
    locale: user.locale,
    onboardingCompleted: user.onboardingCompletedAt !== null,
    tourCompleted: user.tourCompletedAt !== null,
  };
  const { id, name, minimumGroupSize, locale } = user.company;
  return {
    ...newCtx(actor, { requestId: ctx.requestId }),
    clock: ctx.clock,
    locale: localeOf(user),
    company: { id, name, minimumGroupSize, locale },
  };
}

async function isHeld(ctx: Ctx, { companyId, userId, role }: { companyId: number; userId: number; role: string }) {
  const scope = { companyId, completedAt: { not: null } };
  if (role === 'Administrator') return (await ctx.db.administrator.count({ where: { companyId, userId } })) > 0;
  if (role === 'Department Leader')
    return (await ctx.db.department.count({ where: { ...scope, leaderId: userId } })) > 0;
  const either = [{ leaderId: userId }, { secondaryLeaderId: userId }];
  return role === 'Team Leader' && (await ctx.db.team.count({ where: { ...scope, OR: either } })) > 0;
}

const include = { leader: true } satisfies Prisma.DepartmentInclude;
type DepartmentWithLeader = Prisma.DepartmentGetPayload<{ include: typeof include }>;

/**
 * Returns a department that this person may manage, with its leader. Throws `not_found` for an unknown or another
 * company's department, `forbidden` for a department of the company that someone else leads.
 */
export async function getManagedDepartment(tx: Transaction, ctx: UserCtx, id: number): Promise<DepartmentWithLeader> {
  const department = await tx.department.findFirst({
    where: { id, companyId: ctx.company.id, ...shownPlaces },
    include,
  });
  if (!department) throw notFound();
  if (!canManageDepartment(ctx.actor, department)) throw forbidden();
  return department;
}

type TeamWithLeaders = Prisma.TeamGetPayload<{ include: { department: true; leader: true; secondaryLeader: true } }>;

/**
 * Returns a team that this person may manage, with its leaders; `may` checks another right instead. Throws `not_found`
 * for an unknown or another company's team, `forbidden` for a team of the company without the right.
 */
export async function getManagedTeam(
  tx: Transaction,
  ctx: UserCtx,
  id: number,
  may: (actor: UserCtx['actor'], team: ManagedTeam) => boolean = canManageTeam,
): Promise<TeamWithLeaders> {
  const row = await tx.team.findFirst({ where: { id, companyId: ctx.company.id, ...shownPlaces } });
  if (!row) throw notFound();
  const team = await withLeaders(tx, row);
  if (!may(ctx.actor, team)) throw forbidden();
  return team;
}

/**
 * Returns a team with its leaders, one query at a time: `include` would send them in parallel on a transaction's one
 * connection.
 */
async function withLeaders(tx: Transaction, team: Team): Promise<TeamWithLeaders> {
  const { departmentId, leaderId, secondaryLeaderId } = team;
  const department = departmentId === null ? null : await tx.department.findUnique({ where: { id: departmentId } });
  const ids = [leaderId, secondaryLeaderId].filter((userId) => userId !== null);
  const leaders = ids.length === 0 ? [] : await tx.user.findMany({ where: { id: { in: ids } } });
  const leaderOf = (userId: number | null) => leaders.find((person) => person.id === userId) ?? null;
  return { ...team, department, leader: leaderOf(leaderId), secondaryLeader: leaderOf(secondaryLeaderId) };
}
