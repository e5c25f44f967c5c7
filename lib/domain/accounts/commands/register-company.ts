import type { output } from 'zod';
import { createMailedToken } from '#/lib/domain/accounts/commands/create-mailed-token.ts';
import { chooseTimeZone, createUser } from '#/lib/domain/accounts/commands/create-user.ts';
import { removeUnconfirmedUser } from '#/lib/domain/accounts/commands/remove-unconfirmed-user.ts';
import { spendCaptchaPass } from '#/lib/domain/accounts/commands/verify-captcha.ts';
import { sendAccountExistsMail, sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import type { signUpBody } from '#/lib/domain/accounts/schema.ts';
import { recordAudit } from '#/lib/domain/audit/commands/record-audit.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';

/**
 * Signs a company up with its first Administrator and mails the link that confirms the address. A known address gets
 * a mail that says so; the caller sees no difference.
 */
export async function registerCompany(ctx: Ctx, body: output<typeof signUpBody>): Promise<{ emailSent: true }> {
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    await spendCaptchaPass(tx, body.captcha, now);
    // One registration of an address at a time, known or not.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${body.email}, 0))`;
    const known = await tx.user.findUnique({ where: { email: body.email } });
    if (known?.confirmedAt) {
      await enqueue(tx, sendAccountExistsMail, { userId: known.id });
      return;
    }
    if (known) await removeUnconfirmedUser(tx, known);
    const { companyId, userId } = await createCompany(tx, body, now);
    await recordAudit(tx, ctx, {
      action: 'company.register',
      subject: `company:${companyId}`,
      companyId,
      actorId: userId,
    });
    await enqueue(tx, sendSetPasswordMail, { mailedTokenId: await createMailedToken(tx, 'set_password', userId, now) });
  });
  return { emailSent: true };
}

async function createCompany(
  tx: Transaction,
  body: output<typeof signUpBody>,
  now: Date,
): Promise<{ companyId: number; userId: number }> {
  const { timeZone } = chooseTimeZone(body, now);
  const company = await tx.company.create({ data: { name: body.companyName, timeZone, createdAt: now } });
  const user = await createUser(tx, { ...body, companyId: company.id }, now);
  await tx.administrator.create({ data: { companyId: company.id, userId: user.id, createdAt: now } });
  return { companyId: company.id, userId: user.id };
}
