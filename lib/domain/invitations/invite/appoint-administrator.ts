import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { type InvitedPerson, storeInvitations } from '#/lib/domain/invitations/invite/store-invitations.ts';
import { grantPosition } from '#/lib/domain/invitations/positions/grant-position.ts';
import { sendInvitationMail } from '#/lib/domain/invitations/queues.ts';
import { lockPlaces } from '#/lib/domain/places/locks/lock-places.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

interface Appointed extends InvitedPerson {
  companyId: number;
  /** Whether to appoint although there are administrators who can sign in. */
  isAddition: boolean;
}

/** The outcome; if refused, why, and how many administrators can sign in. */
export type Appointment =
  | { outcome: 'appointed' | 'invited' }
  | { outcome: 'administrator' | 'suspended' | 'elsewhere' }
  | { outcome: 'led'; administrators: number };

/**
 * Makes a person an administrator for an operator, or invites them if they have no account in the company. Returns
 * which of the two it was, or why neither. It works without a free seat, because without an administrator no one can
 * change the plan.
 */
export async function appointAdministrator(tx: Transaction, ctx: Ctx, appointed: Appointed): Promise<Appointment> {
  const { companyId, isAddition, ...person } = appointed;
  const now = ctx.clock.now();
  const position = { companyId, kind: 'company_administrator', departmentId: null, teamId: null } as const;
  const account = await tx.user.findUnique({ where: { email: person.email, confirmedAt: { not: null } } });
  await lockPlaces(tx, [position], [account?.id ?? null]);
  if (account && account.companyId !== companyId) return { outcome: 'elsewhere' };
  if (account?.blockedAt) return { outcome: 'suspended' };
  if (account && (await tx.administrator.findUnique({ where: { userId: account.id } })))
    return { outcome: 'administrator' };
  const administrators = await tx.administrator.count({
    where: { companyId, user: { confirmedAt: { not: null }, blockedAt: null } },
  });
  if (administrators > 0 && !isAddition) return { outcome: 'led', administrators };
  if (account) {
    const roleChanges = await grantPosition(tx, ctx, { ...position, person: account, keepPrevious: null, now });
    await recordEvent(tx, ctx, {
      action: 'administrator.add',
      subject: `user:${account.id}`,
      companyId,
      details: {},
      roleChanges,
    });
    return { outcome: 'appointed' };
  }
  const invitations = await storeInvitations(tx, [{ place: position, people: [person] }], { invitedById: null, now });
  await enqueue(tx, sendInvitationMail, ...invitations.map(({ id, version }) => ({ invitationId: id, version })));
  await recordEvent(tx, ctx, {
    action: 'invitation.create',
    subject: `company:${companyId}`,
    companyId,
    details: { kind: position.kind, invitations: 1 },
  });
  return { outcome: 'invited' };
}
