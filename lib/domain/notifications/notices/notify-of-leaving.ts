import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { notifyPredecessor } from '#/lib/domain/notifications/notices/notify-leaders.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

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
