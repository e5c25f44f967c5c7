import type { UserCtx } from '#/lib/platform/context.ts';

/** Which mails the signed-in person gets beside those about the account. */
export async function getMailPreferences({ db, actor, company }: UserCtx) {
  const stopped = await db.mailOptOut.findMany({
    where: { userId: actor.userId, companyId: company.id },
    select: { kind: true },
  });
  const isStopped = new Set(stopped.map(({ kind }) => kind));
  const leads = actor.roles.some((role) => role !== 'Member');
  return { checkInMails: !isStopped.has('check-ins'), briefMails: leads ? !isStopped.has('brief') : null };
}
