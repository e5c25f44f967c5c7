import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import {
  type News,
  notifyLeader,
  notifyMembers,
  notifyPredecessor,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { wordNewReader } from '#/lib/domain/notifications/notices/word-new-reader.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** The person, and what they lead from now on: a department, or a team as its secondary leader. */
type NewLeader = { userId: number; name: string } & ({ of: 'department' } | { of: 'team'; teamId: number });

/** Notifies a person, in their new role, that somebody else has made them a leader. */
export async function notifyNewLeader(tx: Transaction, ctx: UserCtx, leader: NewLeader): Promise<void> {
  const { userId, name } = leader;
  if (userId === ctx.actor.userId) return;
  const by = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
  const about = { companyId: ctx.company.id, aboutUserId: ctx.actor.userId };
  const notification = { ...about, userIds: [userId], color: 'good', icon: 'team' } as const;
  if (leader.of === 'department') {
    const message = presentMessage`<strong>${by}</strong> made you the leader of the department <strong>${name}</strong>.`;
    await publishNotification(tx, ctx, {
      ...notification,
      role: 'Department Leader',
      title: 'You lead a department',
      message,
    });
    return;
  }
  const message = presentMessage`<strong>${by}</strong> made you the secondary leader of <strong>${name}</strong>.`;
  const { teamId } = leader;
  await publishNotification(tx, ctx, {
    ...notification,
    role: 'Team Leader',
    title: 'You’re now a secondary leader',
    message,
    teamId,
  });
}

interface NewSecondaryLeader {
  team: { id: number; companyId: number; name: string; leaderId: number | null };
  person: { id: number; name: string };
  /** The secondary leader before, who gets a notification of their own. */
  before: number | null;
}

/**
 * Notifies a team's members, and its leader unless they did it, of a new secondary leader, who reads check-ins by name
 * from now on; returns the content of the notification.
 */
export async function notifyOfSecondaryLeader(
  tx: Transaction,
  ctx: Ctx,
  { team, person, before }: NewSecondaryLeader,
): Promise<News> {
  const news = {
    companyId: team.companyId,
    aboutUserId: person.id,
    title: 'New secondary leader',
    message: await wordNewReader(tx, { as: 'secondary', person, team }),
    icon: 'person',
    teamId: team.id,
  } as const;
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === team.leaderId;
  if (!isOwn) await notifyLeader(tx, ctx, news, { leaderId: team.leaderId, role: 'Team Leader' });
  await notifyMembers(tx, ctx, news, before);
  return news;
}

/** The former part of a person, in the words of the title and of the message. */
const parts = {
  member: ['You are no longer in a team', 'a member'],
  secondaryLeader: ['You no longer help lead a team', 'the secondary leader'],
  departmentLeader: ['You no longer lead a department', 'the leader'],
} as const;

interface Leaving {
  userId: number;
  as: keyof typeof parts;
  /** The team or department. */
  of: { name: string };
}

/**
 * Notifies a person that somebody else has ended their part in a team or a department, in the strongest role that is
 * left.
 */
export async function notifyOfLeaving(tx: Transaction, ctx: UserCtx, { userId, as, of }: Leaving): Promise<void> {
  if (userId === ctx.actor.userId) return;
  const [title, part] = parts[as];
  const message = presentMessage`You are no longer ${part} of <strong>${of.name}</strong>.`;
  await notifyPredecessor(
    tx,
    ctx,
    { companyId: ctx.company.id, aboutUserId: null, title, message, icon: 'team' },
    userId,
  );
}
