import { presentMessage } from '#/lib/domain/notifications/present.ts';
import { publishNotification } from '#/lib/domain/notifications/steps/publish-notification.ts';
import { tellPredecessor } from '#/lib/domain/notifications/steps/tell-leaders.ts';
import type { Ledger } from '#/lib/domain/people/steps/open-ledger.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Lead {
  userId: number;
  before: number | null;
  /** Of the department, or of the team. */
  name: string;
  teamId: number | null;
}

/**
 * Tells a person, in the role they get by it, that an import has made them a leader, and the one before who leads now;
 * not whoever imports.
 */
export async function tellOfLeader(
  tx: Transaction,
  ctx: Ctx,
  { companyId, actorId }: Ledger,
  { userId, before, name, teamId }: Lead,
): Promise<void> {
  const people = await tx.user.findMany({ where: { companyId, id: { in: [userId, actorId] } } });
  const nameOf = (id: number) => {
    const person = people.find((one) => one.id === id);
    return `${person?.firstName} ${person?.lastName}`;
  };
  const [role, place, part] =
    teamId === null
      ? (['Department Leader', 'department', {}] as const)
      : (['Team Leader', 'team', { teamId }] as const);
  if (userId !== actorId) {
    const message = presentMessage`<strong>${nameOf(actorId)}</strong> made you the leader of the ${place} <strong>${name}</strong>.`;
    const told = { companyId, userIds: [userId], role, title: `You lead a ${place}`, message, ...part } as const;
    await publishNotification(tx, ctx, { ...told, icon: 'team', color: 'good' });
  }
  if (before === null || before === actorId) return;
  const message = presentMessage`<strong>${nameOf(userId)}</strong> now leads <strong>${name}</strong>.`;
  await tellPredecessor(tx, ctx, { companyId, title: `New ${place} leader`, message, icon: 'person', ...part }, before);
}
