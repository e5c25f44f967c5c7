import { publishNotification } from '#/lib/domain/notifications/commands/publish-notification.ts';
import { presentMessage } from '#/lib/domain/notifications/present.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** What a person was, in the words of the title and of the message. */
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

/** Tells a person that somebody else has ended their part in a team or a department, in the role they have left at least. */
export async function notifyOfLeaving(tx: Transaction, ctx: UserCtx, { userId, as, of }: Leaving): Promise<void> {
  if (userId === ctx.actor.userId) return;
  const [title, part] = parts[as];
  await publishNotification(tx, ctx, {
    companyId: ctx.company.id,
    userIds: [userId],
    role: 'Member',
    title,
    message: presentMessage`You are no longer ${part} of <strong>${of.name}</strong>.`,
    icon: 'team',
    color: 'default',
  });
}
