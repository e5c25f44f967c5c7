import { createMailedToken } from '#/lib/domain/accounts/passwords/create-mailed-token.ts';
import { sendAccountExistsMail, sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { recordAct } from '#/lib/domain/acts/record-act.ts';
import { administratorLinkEnd } from '#/lib/domain/places/locks/raise-link-version.ts';
import { createUser, requireTimeZone } from '#/lib/domain/registration/company/create-user.ts';
import { lockRegistration } from '#/lib/domain/registration/company/lock-registration.ts';
import { removeUnconfirmed } from '#/lib/domain/registration/company/remove-unconfirmed.ts';
import { registrationLimit } from '#/lib/domain/registration/constants.ts';
import type { Registration } from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { accountKey, takeShare } from '#/lib/platform/rate-limit.ts';

/**
 * Creates the company with its first Administrator and mails the link that confirms the address. An address with an
 * account only gets a mail that says so; an address that was typed in too often gets nothing.
 */
export async function answerRegistration(ctx: Ctx, registration: Registration): Promise<void> {
  if (!(await takeShare(registrationLimit, accountKey(registration.email, '')))) return;
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    const account = await lockRegistration(tx, registration.email);
    if (account?.confirmedAt) {
      await enqueue(tx, sendAccountExistsMail, { userId: account.id });
      return;
    }
    if (account) await removeUnconfirmed(tx, account);
    const { companyId, userId } = await createCompany(tx, registration, now);
    await recordAct(tx, ctx, {
      action: 'company.register',
      subject: `company:${companyId}`,
      companyId,
      actorId: userId,
    });
    const mailedTokenId = await createMailedToken(tx, 'set_password', userId, now);
    await enqueue(tx, sendSetPasswordMail, { mailedTokenId, isJoining: false });
  });
}

async function createCompany(
  tx: Transaction,
  registration: Registration,
  now: Date,
): Promise<{ companyId: number; userId: number }> {
  const { timeZone } = requireTimeZone(registration, now);
  const company = await tx.company.create({
    data: {
      name: registration.companyName,
      timeZone,
      administratorLinkExpiresAt: administratorLinkEnd(now),
      createdAt: now,
    },
  });
  const user = await createUser(tx, { ...registration, companyId: company.id }, now);
  await tx.administrator.create({ data: { companyId: company.id, userId: user.id, isCreator: true, createdAt: now } });
  return { companyId: company.id, userId: user.id };
}
