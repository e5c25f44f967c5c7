import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/** A pulse, and the leaders of the teams that it asks. */
export interface LedPulse {
  name: string;
  /** `2026-11-22`; null if no one has chosen a day. */
  startDate: string | null;
  teams: readonly { leaderId: number | null; secondaryLeaderId: number | null }[];
}

/** Notifies the leaders of a pulse's teams that it begins or ends, except the leader who did it. */
export async function notifyPulseTeams(
  tx: Transaction,
  ctx: UserCtx,
  { name, startDate, teams }: LedPulse,
  kind: 'begins' | 'ends',
): Promise<void> {
  const { firstName, lastName, userId } = ctx.actor;
  const leaders = teams.flatMap(({ leaderId, secondaryLeaderId }) => [leaderId ?? userId, secondaryLeaderId ?? userId]);
  const recipients = await tx.user.findMany({
    where: {
      companyId: ctx.company.id,
      id: { in: leaders.filter((id) => id !== userId) },
      blockedAt: null,
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const values = { creator: `${firstName} ${lastName}`, pulse: name };
  await publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    aboutUserId: userId,
    userIds: recipients.map(({ id }) => id),
    role: 'Team Leader',
    title: message(`pulses.notices.${kind}.title`),
    message:
      kind === 'begins'
        ? message('pulses.notices.begins.message', { ...values, day: { date: startDate ?? '' } })
        : message('pulses.notices.ends.message', values),
    icon: 'pulse',
    color: 'default',
    button: { title: message(`pulses.notices.${kind}.button`), href: '/digitalPulse' },
  });
}
