import type { output } from 'zod';
import type { User } from '#/generated/prisma/client.ts';
import { createMailedToken } from '#/lib/domain/accounts/passwords/account-mail.service.ts';
import { requireTimeZone } from '#/lib/domain/accounts/person/require-time-zone.ts';
import { sendSetPasswordMail } from '#/lib/domain/accounts/queues.ts';
import { consumeCaptchaPass } from '#/lib/domain/accounts/sign-in/failure.service.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { administratorLinkEnd } from '#/lib/domain/places/share-links.ts';
import { answerRegistrationRequest } from '#/lib/domain/registration/queues.ts';
import type { invitedSignUpBody, Registration, signUpBody } from '#/lib/domain/registration/registration.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { requireSignUp } from '#/lib/platform/operating/sign-up.ts';

/**
 * Accepts the registration of a company. A worker looks up whether the email address has an account, so that neither
 * the answer nor its timing reveals it. Throws `invalid` for an invalid captcha pass, and what `requireSignUp` throws.
 */
export async function registerCompany(
  ctx: Ctx,
  body: output<typeof signUpBody>,
  captchaCookie?: string,
): Promise<{ emailSent: true }> {
  const { captcha = captchaCookie, ...registration } = body;
  requireSignUp(registration.email);
  const now = ctx.clock.now();
  requireTimeZone(registration, now);
  await ctx.db.$transaction(async (tx) => {
    await consumeCaptchaPass(tx, captcha, now);
    await enqueue(tx, answerRegistrationRequest, { ...registration, locale: ctx.locale });
  });
  return { emailSent: true };
}

/**
 * Creates a company with its first administrator, emails them the link that confirms the email address, and returns the
 * company's id. If the address has a confirmed account, it creates nothing and returns that account's id.
 */
export async function createCompany(
  tx: Transaction,
  ctx: Ctx,
  registration: Registration,
): Promise<{ companyId: number; accountId: null } | { companyId: null; accountId: number }> {
  const now = ctx.clock.now();
  const account = await lockRegistration(tx, registration.email);
  if (account?.confirmedAt) return { companyId: null, accountId: account.id };
  if (account) await removeUnconfirmed(tx, account);
  const { timeZone } = requireTimeZone(registration, now);
  const { id: companyId } = await tx.company.create({
    data: {
      name: registration.companyName,
      timeZone,
      locale: registration.locale ?? null,
      administratorLinkExpiresAt: administratorLinkEnd(now),
      createdAt: now,
    },
  });
  const { id: userId } = await createUser(tx, { ...registration, companyId }, now);
  await tx.administrator.create({ data: { companyId, userId, isCreator: true, createdAt: now } });
  const subject = `company:${companyId}`;
  const isOwn = ctx.actor.kind !== 'operator';
  await recordEvent(tx, ctx, { action: 'company.register', subject, companyId, ...(isOwn ? { actorId: userId } : {}) });
  const mailedTokenId = await createMailedToken(tx, 'set_password', userId, now);
  await enqueue(tx, sendSetPasswordMail, { mailedTokenId, isJoining: false });
  return { companyId, accountId: null };
}

type PersonFields = Omit<output<typeof invitedSignUpBody>, 'token'> & { locale?: string | undefined };

/** Creates a person, who confirms the email address by setting a password unless `confirmedAt` says that it was. */
export function createUser(
  tx: Transaction,
  person: PersonFields & { companyId: number; email: string; confirmedAt?: Date },
  now: Date,
): Promise<User> {
  const { companyId, email, firstName, lastName, phone, locale = null, confirmedAt = null } = person;
  const fields = { companyId, email, firstName, lastName, phone, locale, confirmedAt, createdAt: now };
  return tx.user.create({ data: { ...fields, ...requireTimeZone(person, now) } });
}

/**
 * Returns the account of an email address, or null, and locks the address until the transaction ends. Registrations of
 * one address run one at a time, with or without an account, and confirming it comes before or after.
 */
export async function lockRegistration(tx: Transaction, email: string): Promise<User | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`;
  const rows = await tx.$queryRaw<unknown[]>`SELECT id FROM users WHERE email = ${email} FOR UPDATE`;
  return rows.length === 0 ? null : tx.user.findUnique({ where: { email } });
}

/**
 * Removes a registration that was never confirmed, and its company if it is empty. The last sign-up counts, because an
 * unconfirmed registration proves nothing and must not block an email address. A registration confirmed in the meantime
 * stays.
 */
export async function removeUnconfirmed(tx: Transaction, { id, companyId }: User): Promise<void> {
  const { count } = await tx.user.deleteMany({ where: { id, confirmedAt: null } });
  if (count === 0) return;
  await tx.company.deleteMany({ where: { id: companyId, users: { none: {} }, teams: { none: {} } } });
}
