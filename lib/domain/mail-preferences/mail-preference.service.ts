import type { MailOptOut } from '#/generated/prisma/client.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import {
  correctionHref,
  type MailKind,
  mailKinds,
  unsubscribeReasons,
} from '#/lib/domain/mail-preferences/constants.ts';
import { canCorrectAddress } from '#/lib/domain/mail-preferences/mail-preferences.policy.ts';
import { getStrongestRole } from '#/lib/domain/notifications/list/notification.service.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { leadsAnything } from '#/lib/platform/roles.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns which emails the signed-in person gets in addition to those about the account. */
export async function getMailPreferences({ db, actor, company }: UserCtx) {
  const stopped = await db.mailOptOut.findMany({
    where: { userId: actor.userId, companyId: company.id },
    select: { kind: true },
  });
  const isStopped = new Set(stopped.map(({ kind }) => kind));
  const leads = leadsAnything(actor.roles);
  return { checkInMails: !isStopped.has('check-ins'), briefMails: leads ? !isStopped.has('brief') : null };
}

interface PreferenceChange {
  checkInMails?: boolean | undefined;
  briefMails?: boolean | undefined;
}

/**
 * Turns emails to the signed-in person off or on, and returns the new preferences. Turning them on deletes the reason
 * given for unsubscribing.
 */
export async function updateMailPreferences(ctx: UserCtx, { checkInMails, briefMails }: PreferenceChange) {
  await ctx.db.$transaction(async (tx) => {
    await change(tx, ctx, { kind: 'check-ins', isWanted: checkInMails });
    await change(tx, ctx, { kind: 'brief', isWanted: briefMails });
  });
  return getMailPreferences(ctx);
}

async function change(
  tx: Transaction,
  ctx: UserCtx,
  { kind, isWanted }: { kind: MailKind; isWanted: boolean | undefined },
): Promise<void> {
  if (isWanted === undefined) return;
  const own = { userId: ctx.actor.userId, companyId: ctx.company.id, kind };
  const { count } = isWanted
    ? await tx.mailOptOut.deleteMany({ where: own })
    : await tx.mailOptOut.createMany({ data: { ...own, createdAt: ctx.clock.now() }, skipDuplicates: true });
  if (count > 0)
    await recordEvent(tx, ctx, {
      action: mailKinds[kind][isWanted ? 'resume' : 'stop'],
      subject: `user:${own.userId}`,
    });
}

/** Returns the reasons for unsubscribing, the default first. */
export async function listUnsubscribeReasons({ locale }: Ctx) {
  const t = wordsFor(locale, 'mail-preferences.reasons');
  return { reasons: unsubscribeReasons.map(({ id, name }) => ({ id, title: t(name) })) };
}

/**
 * Records the outcome of an email. An email address that permanently refuses emails is marked on its account and its
 * open invitations, and the people who invited it are notified, once each. The mark is removed when an email is
 * accepted again.
 */
export async function noteMail(
  ctx: Ctx,
  { address, isRefused }: { address: string; isRefused: boolean },
): Promise<void> {
  if (!isRefused) {
    await ctx.db.user.updateMany({
      where: { email: address, mailRefusedAt: { not: null } },
      data: { mailRefusedAt: null },
    });
    return;
  }
  const data = { mailRefusedAt: ctx.clock.now() };
  await inTransaction(ctx.db, async (tx) => {
    await tx.user.updateMany({ where: { email: address, mailRefusedAt: null }, data });
    const open = { email: address, mailRefusedAt: null, acceptedAt: null, revokedAt: null };
    const refused = await tx.invitation.updateManyAndReturn({ where: open, data });
    const inviters = new Map(refused.map(({ companyId, invitedById }) => [invitedById, companyId]));
    for (const [userId, companyId] of inviters) {
      if (userId === null) continue;
      const role = await getStrongestRole(tx, companyId, userId);
      const mayCorrect = canCorrectAddress(role);
      await publishNotification(tx, ctx, {
        companyId,
        aboutUserId: null,
        userIds: [userId],
        role,
        title: message('mail-preferences.undelivered.title'),
        message: message('mail-preferences.undelivered.message', { address, mayCorrect: mayCorrect ? 'yes' : 'no' }),
        icon: 'message',
        color: 'bad',
        ...(mayCorrect && {
          button: { title: message('mail-preferences.undelivered.correct'), href: correctionHref(address) },
        }),
      });
    }
  });
}

export interface MailRecipient {
  userId: number;
  companyId: number;
  kind: MailKind;
}

/**
 * Returns the person of an unsubscribe link's token, and which emails it ends; null for an unknown token or if the
 * person has left.
 */
export async function findMailRecipient(db: Transaction, token: string): Promise<MailRecipient | null> {
  for (const kind of Object.keys(mailKinds) as MailKind[]) {
    const userId = readMailedToken(mailKinds[kind].tokenPrefix, token);
    if (userId === null) continue;
    const person = await db.user.findFirst({ where: { id: userId, blockedAt: null }, select: { companyId: true } });
    return person && { userId, companyId: person.companyId, kind };
  }
  return null;
}

/** Returns a person's opt-out of a kind of emails; null if they get them. */
export async function findMailOptOut(db: Transaction, { userId, kind }: MailRecipient): Promise<MailOptOut | null> {
  return db.mailOptOut.findUnique({ where: { userId_kind: { userId, kind } } });
}
