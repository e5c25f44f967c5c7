import { sendAccountChangedMail } from '#/lib/domain/accounts/queues.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import type { ClaimedIdentity } from '#/lib/platform/oidc/oidc-claims.ts';

/**
 * Connects an account held elsewhere with a person and notifies them by mail. Returns false when it is connected
 * already, or the person has another one of that issuer.
 */
export async function storeIdentity(
  tx: Transaction,
  ctx: Ctx,
  { user, identity }: { user: { id: number; companyId: number }; identity: ClaimedIdentity },
): Promise<boolean> {
  const { provider, issuer, subject, email } = identity;
  const now = ctx.clock.now();
  const { count } = await tx.identity.createMany({
    data: { userId: user.id, provider, issuer, subject, email, createdAt: now, lastUsedAt: now },
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await recordAct(tx, ctx, {
    action: 'identity.connect',
    subject: `user:${user.id}`,
    companyId: user.companyId,
    actorId: user.id,
    details: { provider },
  });
  await enqueue(tx, sendAccountChangedMail, { userId: user.id, change: 'sign-in-connected' });
  return true;
}
