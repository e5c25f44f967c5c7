import * as z from 'zod';
import type { NotificationIcon } from '#/lib/domain/notifications/constants.ts';
import { getStrongestRole } from '#/lib/domain/notifications/list/notification.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { type Message, message } from '#/lib/words/message.ts';

export interface News {
  companyId: number;
  /** The person it names, if any. */
  aboutUserId: number | null;
  title: Message;
  message: Message;
  icon: NotificationIcon;
  teamId?: number;
}

/** Notifies every administrator, except those it's about or who get their own notification. */
export async function notifyAdministrators(
  tx: Transaction,
  ctx: Ctx,
  news: News,
  except: readonly (number | null)[],
): Promise<void> {
  const others = except.filter((id) => id !== null);
  const administrators = await tx.administrator.findMany({
    where: { companyId: news.companyId, userId: { notIn: others }, user: { blockedAt: null } },
    select: { userId: true },
  });
  const userIds = administrators.map(({ userId }) => userId);
  await publishNotification(tx, ctx, { ...news, userIds, role: 'Administrator', color: 'default' });
}

/** Notifies all administrators and leaders of a company, once each and in their strongest role, except the actor. */
export function notifyLeaders(tx: Transaction, ctx: Ctx, news: News, exceptId: number): Promise<void> {
  return notifyInStrongestRole(tx, ctx, news, { exceptId, isForMembers: false });
}

/** Notifies everyone in a company, once each and in their strongest role, except the actor. */
export function notifyEveryone(tx: Transaction, ctx: Ctx, news: News, exceptId: number): Promise<void> {
  return notifyInStrongestRole(tx, ctx, news, { exceptId, isForMembers: true });
}

async function notifyInStrongestRole(
  tx: Transaction,
  ctx: Ctx,
  news: News,
  { exceptId, isForMembers }: { exceptId: number; isForMembers: boolean },
): Promise<void> {
  const groups = asRows(
    z.object({ role: z.enum(roleNames), userIds: z.array(z.number()) }),
    await tx.$queryRaw`
    WITH place (user_id, rank, role) AS (
      SELECT user_id, 1, 'Administrator' FROM administrators WHERE company_id = ${news.companyId}
      UNION ALL SELECT leader_id, 2, 'Team Leader' FROM teams WHERE company_id = ${news.companyId}
      UNION ALL SELECT secondary_leader_id, 2, 'Team Leader' FROM teams WHERE company_id = ${news.companyId}
      UNION ALL SELECT leader_id, 3, 'Department Leader' FROM departments WHERE company_id = ${news.companyId}
      UNION ALL SELECT id, 4, 'Member' FROM users WHERE company_id = ${news.companyId} AND ${isForMembers}
    ), strongest AS (
      SELECT DISTINCT ON (user_id) user_id, role FROM place ORDER BY user_id, rank
    )
    SELECT s.role, array_agg(s.user_id) AS "userIds"
    FROM strongest s JOIN users u ON u.id = s.user_id AND u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
    WHERE s.user_id <> ${exceptId}
    GROUP BY s.role`,
  );
  for (const { role, userIds } of groups)
    await publishNotification(tx, ctx, { ...news, userIds, role, color: 'default' });
}

/** Notifies a leader in the given role; no one if there is none or it's about them. */
export async function notifyLeader(
  tx: Transaction,
  ctx: Ctx,
  news: News,
  { leaderId, role }: { leaderId: number | null; role: RoleName },
): Promise<void> {
  if (leaderId === null || leaderId === news.aboutUserId) return;
  await publishNotification(tx, ctx, { ...news, userIds: [leaderId], role, color: 'default' });
}

/** Notifies someone who has just lost a lead, in their strongest remaining role, which is the next one they see. */
export async function notifyPredecessor(tx: Transaction, ctx: Ctx, news: News, userId: number): Promise<void> {
  const role = await getStrongestRole(tx, news.companyId, userId);
  await publishNotification(tx, ctx, { ...news, userIds: [userId], role, color: 'default' });
}

/** Notifies administrators and the department's leader that a team was created, except the person who did it. */
export async function notifyLeadersOfTeam(
  tx: Transaction,
  ctx: UserCtx,
  { id: teamId, name, departmentId }: { id: number; name: string; departmentId: number | null },
): Promise<void> {
  const { userId, firstName, lastName } = ctx.actor;
  const values = { by: `${firstName} ${lastName}`, team: name };
  const news = { companyId: ctx.company.id, aboutUserId: userId, icon: 'team', teamId } as const;
  const words = {
    title: message('notifications.notices.newTeam.title'),
    message: message('notifications.notices.newTeam.message', values),
  };
  await notifyAdministrators(tx, ctx, { ...news, ...words }, [userId]);
  if (departmentId === null) return;
  const department = await tx.department.findUniqueOrThrow({ where: { id: departmentId } });
  const within = {
    title: message('notifications.notices.newTeam.titleWithin'),
    message: message('notifications.notices.newTeam.messageWithin', { ...values, department: department.name }),
  };
  const to = { leaderId: department.leaderId, role: 'Department Leader' } as const;
  await notifyLeader(tx, ctx, { ...news, ...within }, to);
}

interface NewMember {
  companyId: number;
  teamId: number;
  userId: number;
}

/** Notifies a team's leader that an invited person has joined, unless that person is the leader. */
export async function notifyLeaderOfMember(tx: Transaction, ctx: Ctx, member: NewMember): Promise<void> {
  const { companyId, teamId, userId } = member;
  const team = await tx.team.findUnique({ where: { companyId_id: { companyId, id: teamId } } });
  if (!team?.leaderId || team.leaderId === userId) return;
  const person = await tx.user.findUniqueOrThrow({ where: { companyId_id: { companyId, id: userId } } });
  await publishNotification(tx, ctx, {
    companyId,
    aboutUserId: userId,
    userIds: [team.leaderId],
    role: 'Team Leader',
    title: message('notifications.notices.newMember.title'),
    message: message('notifications.notices.newMember.message', {
      name: `${person.firstName} ${person.lastName}`,
      team: team.name,
    }),
    icon: 'person',
    color: 'good',
    teamId,
  });
}

/**
 * Notifies the members of a team about a new leader, who reads their check-ins by name. `except` gets a separate
 * notification.
 */
export async function notifyMembers(
  tx: Transaction,
  ctx: Ctx,
  news: News & { teamId: number },
  except: number | null = null,
): Promise<void> {
  const { companyId, teamId } = news;
  const members = await tx.teamMember.findMany({
    where: { companyId, teamId, user: { blockedAt: null } },
    select: { userId: true },
  });
  const userIds = members.map(({ userId }) => userId).filter((userId) => userId !== except);
  await publishNotification(tx, ctx, { ...news, userIds, role: 'Member', color: 'default' });
}
