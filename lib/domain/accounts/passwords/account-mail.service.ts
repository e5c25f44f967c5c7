import type { User } from '#/generated/prisma/client.ts';
import type { MailedTokenKind } from '#/generated/prisma/enums.ts';
import { accountMailLimit, lifeHours, mailRequestLimit } from '#/lib/domain/accounts/constants.ts';
import {
  answerConfirmationRequest,
  answerResetRequest,
  sendAccountExistsMail,
  sendReconfirmMail,
  sendResetPasswordMail,
} from '#/lib/domain/accounts/queues.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { accountKey, limitAt, takePoint, takeShare } from '#/lib/platform/rate-limit.ts';

const queues = { reset: answerResetRequest, confirmation: answerConfirmationRequest };

/**
 * Accepts the request for an email with a link. The worker looks up the email address, so that neither the answer nor
 * its time reveals whether it has an account. Throws `too_many_requests`.
 */
export async function requestAccountMail(
  ctx: Ctx,
  kind: keyof typeof queues,
  { email }: { email: string },
): Promise<{ emailSent: true }> {
  const { address } = ctx.client;
  await takePoint(limitAt(address, mailRequestLimit), `${kind}:${accountKey(email, address)}`);
  await ctx.db.$transaction((tx) => enqueue(tx, queues[kind], { email }));
  return { emailSent: true };
}

type Answer = (tx: Transaction, user: User) => Promise<void>;

/**
 * Calls `answer` for the account of an email address, unless it's unknown, blocked or has had its share of emails, from
 * whatever network someone asked.
 */
export async function answerMailRequest(ctx: Ctx, email: string, answer: Answer): Promise<void> {
  const user = await ctx.db.user.findUnique({ where: { email } });
  if (!user || user.blockedAt || !(await takeShare(accountMailLimit, String(user.id)))) return;
  await ctx.db.$transaction((tx) => answer(tx, user));
}

/** Emails the link that confirms an email address again. */
export async function mailConfirmation(tx: Transaction, ctx: Ctx, { id, companyId }: User): Promise<void> {
  const mailedTokenId = await createMailedToken(tx, 'set_password', id, ctx.clock.now());
  await enqueue(tx, sendReconfirmMail, { mailedTokenId });
  await recordEvent(tx, ctx, { action: 'user.request-confirmation', subject: `user:${id}`, companyId });
}

/** Emails the confirmation again; people who have confirmed the email address are asked to sign in. */
export async function answerConfirmation(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await answerMailRequest(ctx, email, (tx, user) =>
    user.confirmedAt ? enqueue(tx, sendAccountExistsMail, { userId: user.id }) : mailConfirmation(tx, ctx, user),
  );
}

/** Emails a reset link; people who haven't confirmed the email address get the confirmation instead. */
export async function answerReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await answerMailRequest(ctx, email, (tx, user) =>
    user.confirmedAt ? mailReset(tx, ctx, user) : mailConfirmation(tx, ctx, user),
  );
}

async function mailReset(tx: Transaction, ctx: Ctx, { id, companyId }: User): Promise<void> {
  const mailedTokenId = await createMailedToken(tx, 'reset_password', id, ctx.clock.now());
  await enqueue(tx, sendResetPasswordMail, { mailedTokenId });
  await recordEvent(tx, ctx, { action: 'password.request-reset', subject: `user:${id}`, companyId });
}

/**
 * Creates a link of this kind for a person and revokes older ones. Returns the row's id, from which the token is
 * computed.
 */
export async function createMailedToken(
  tx: Transaction,
  kind: MailedTokenKind,
  userId: number,
  now: Date,
): Promise<number> {
  // One at a time, so that of two links created in parallel, one revokes the other.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`mailed-token/${userId}`}, 0))`;
  await tx.mailedToken.updateMany({ where: { userId, kind, usedAt: null }, data: { usedAt: now } });
  const hours = kind === 'set_password' ? lifeHours.setPassword : lifeHours.resetPassword;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const { id } = await tx.mailedToken.create({ data: { kind, userId, createdAt: now, expiresAt } });
  return id;
}

/**
 * Uses up an emailed link and returns its person's id, or null if it has ended; of parallel calls, exactly one wins.
 * Links for a first password only work for people who haven't confirmed yet, all others for people who have.
 */
export async function consumeMailedToken(
  tx: Transaction,
  { id, kind }: { id: number; kind: MailedTokenKind },
  now: Date,
): Promise<number | null> {
  const confirmedAt = kind === 'set_password' ? null : { not: null };
  const spent = await tx.mailedToken.updateManyAndReturn({
    where: {
      id,
      kind,
      usedAt: null,
      expiresAt: { gt: now },
      user: { confirmedAt, blockedAt: null, company: { blockedAt: null } },
    },
    data: { usedAt: now },
    select: { userId: true },
  });
  return spent[0]?.userId ?? null;
}
