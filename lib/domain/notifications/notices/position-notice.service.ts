import * as z from 'zod';
import {
  type News,
  notifyLeader,
  notifyMembers,
  notifyPredecessor,
} from '#/lib/domain/notifications/notices/leader-notice.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { type Message, message } from '#/lib/words/message.ts';

/** The person, and what they lead now: a department, or a team as its secondary leader. */
type NewLeader = { userId: number; name: string } & ({ of: 'department' } | { of: 'team'; teamId: number });

/** Notifies a person, in their new role, that someone else has made them a leader. */
export async function notifyNewLeader(tx: Transaction, ctx: UserCtx, leader: NewLeader): Promise<void> {
  const { userId, name } = leader;
  if (userId === ctx.actor.userId) return;
  const by = `${ctx.actor.firstName} ${ctx.actor.lastName}`;
  const about = { companyId: ctx.company.id, aboutUserId: ctx.actor.userId };
  const notification = { ...about, userIds: [userId], color: 'good', icon: 'team' } as const;
  if (leader.of === 'department') {
    await publishNotification(tx, ctx, {
      ...notification,
      role: 'Department Leader',
      title: message('notifications.notices.youLeadDepartment.title'),
      message: message('notifications.notices.youLeadDepartment.message', { by, place: name }),
    });
    return;
  }
  await publishNotification(tx, ctx, {
    ...notification,
    role: 'Team Leader',
    title: message('notifications.notices.youHelpLead.title'),
    message: message('notifications.notices.youHelpLead.message', { by, team: name }),
    teamId: leader.teamId,
  });
}

interface NewSecondaryLeader {
  team: { id: number; companyId: number; name: string; leaderId: number | null };
  person: { id: number; name: string };
  /** The previous secondary leader, who gets a separate notification. */
  before: number | null;
}

/**
 * Notifies a team's members, and its leader unless they did it, about a new secondary leader, who now reads check-ins
 * by name. Returns the content of the notification.
 */
export async function notifyOfSecondaryLeader(
  tx: Transaction,
  ctx: Ctx,
  { team, person, before }: NewSecondaryLeader,
): Promise<News> {
  const news = {
    companyId: team.companyId,
    aboutUserId: person.id,
    title: message('notifications.notices.newSecondaryLeader.title'),
    message: await sayNewReader(tx, { as: 'secondary', person, team }),
    icon: 'person',
    teamId: team.id,
  } as const;
  const isOwn = ctx.actor.kind === 'user' && ctx.actor.userId === team.leaderId;
  if (!isOwn) await notifyLeader(tx, ctx, news, { leaderId: team.leaderId, role: 'Team Leader' });
  await notifyMembers(tx, ctx, news, before);
  return news;
}

/** What the notification says to a former member, secondary leader, or department leader. */
const endings = {
  member: 'noMember',
  secondaryLeader: 'noSecondaryLeader',
  departmentLeader: 'noDepartmentLeader',
} as const;

interface Leaving {
  userId: number;
  as: keyof typeof endings;
  /** The team or department. */
  of: { name: string };
}

/**
 * Notifies a person, in their strongest remaining role, that someone else has ended their part in a team or a
 * department.
 */
export async function notifyOfLeaving(
  tx: Transaction,
  ctx: Ctx & Pick<UserCtx, 'company'>,
  { userId, as, of }: Leaving,
): Promise<void> {
  if (ctx.actor.kind === 'user' && ctx.actor.userId === userId) return;
  const news = {
    companyId: ctx.company.id,
    aboutUserId: null,
    title: message(`notifications.notices.${endings[as]}.title`),
    message: message(`notifications.notices.${endings[as]}.message`, { place: of.name }),
    icon: 'team',
  } as const;
  await notifyPredecessor(tx, ctx, news, userId);
}

interface NewReader {
  as: 'leader' | 'secondary';
  person: { id: number; name: string };
  team: { id: number; name: string };
}

/**
 * Returns the message that someone who has just become a leader of a team reads its check-ins by name, and from when.
 * It's from tomorrow if someone has already answered for today. Source: docs/figures.md, Two readers.
 */
export async function sayNewReader(tx: Transaction, { as, person, team }: NewReader): Promise<Message> {
  const [leadership] = asRows(
    z.object({ laterDay: z.iso.date().nullable() }),
    await tx.$queryRaw`
    SELECT CASE WHEN r.begins_on > (now() AT TIME ZONE c.time_zone)::date THEN r.begins_on::text END AS "laterDay"
    FROM leaderships r JOIN companies c ON c.id = r.company_id
    WHERE r.team_id = ${team.id} AND r.user_id = ${person.id} AND r.ended_on IS NULL`,
  );
  const laterDay = leadership?.laterDay ?? null;
  return message(`notifications.notices.newReader.${as}`, {
    name: person.name,
    team: team.name,
    hasName: team.name ? 'yes' : 'no',
    when: laterDay === null ? 'today' : 'later',
    day: { date: laterDay ?? '' },
  });
}
