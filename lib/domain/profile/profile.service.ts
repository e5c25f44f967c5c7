import { presentImageUrl } from '#/lib/domain/accounts/accounts.present.ts';
import {
  replacePassword,
  requireFitPassword,
  requirePassword,
} from '#/lib/domain/accounts/passwords/password.service.ts';
import { replaceImage } from '#/lib/domain/accounts/person/replace-image.ts';
import { listPlanLines } from '#/lib/domain/billing/plans/plan-news.service.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { requireAnotherAdministrator } from '#/lib/domain/places/locks/lock-places.ts';
import { erasePerson } from '#/lib/domain/privacy/erase-person.ts';
import { noteErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { sendErasureReceipt } from '#/lib/domain/privacy/queues.ts';
import { presentImage, presentProfile } from '#/lib/domain/profile/profile.present.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { sessionCookieName } from '#/lib/platform/cookies/cookies.ts';
import { inTransaction } from '#/lib/platform/db.ts';
import { invalid, notFound, Problem } from '#/lib/platform/errors.ts';
import { maxPixels, newImageName, toStoredImage } from '#/lib/platform/image.ts';
import { enqueue } from '#/lib/platform/jobs.ts';
import { hashPassword } from '#/lib/platform/passwords.ts';
import { formatLocales } from '#/lib/words/locales.ts';
import { message } from '#/lib/words/message.ts';
import { wordsFor } from '#/lib/words/translator.ts';

/** Returns the signed-in person for the profile form. */
export async function getProfile(ctx: UserCtx) {
  const person = await ctx.db.user.findUniqueOrThrow({
    where: { id: ctx.actor.userId, companyId: ctx.company.id },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      phone: true,
      seniorityId: true,
      timeZoneId: true,
      timeZone: true,
      imageName: true,
    },
  });
  return presentProfile(person, ctx.locale);
}

/** Returns facts about the company's membership, one per line: plan, since when, how many people, how many teams. */
export async function getMembership(ctx: UserCtx): Promise<{ text: string[] }> {
  const companyId = ctx.company.id;
  const active = { companyId, confirmedAt: { not: null }, blockedAt: null };
  const [plan, company, people, administrators, teams] = await Promise.all([
    listPlanLines(ctx),
    ctx.db.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true, createdAt: true } }),
    ctx.db.user.count({ where: active }),
    ctx.db.user.count({ where: { ...active, administrator: { isNot: null } } }),
    ctx.db.team.count({ where: { companyId, completedAt: { not: null } } }),
  ]);
  const t = wordsFor(ctx.locale, 'profile.membership.lines');
  const day = localDateAt(company.createdAt, ctx.actor.timeZone);
  const since = formatDate(day, formatLocales[ctx.locale], { dateStyle: 'long' });
  return {
    text: [
      ...plan,
      t('since', { company: company.name, since }),
      t('people', { people, administrators }),
      t('teams', { teams }),
    ],
  };
}

/** Returns the email address that the caller signs in with. */
export async function getEmail({ actor }: UserCtx): Promise<{ email: string }> {
  return { email: actor.email };
}

/** Returns a stored picture to anyone who knows its unguessable name. Throws `not_found`. */
export async function getImage(ctx: Ctx, { name }: { name: string }): Promise<Response> {
  const image = await ctx.db.storedImage.findUnique({ where: { name }, select: { bytes: true } });
  if (!image) throw notFound();
  return presentImage(image.bytes);
}

/** Makes an uploaded picture the person's photo, and returns its URL. Throws `invalid` if it isn't a picture. */
export async function setImage(ctx: UserCtx, { image }: { image: File }): Promise<{ url: string }> {
  const bytes = await toStoredImage(new Uint8Array(await image.arrayBuffer()));
  if (!bytes) throw invalid(message('profile.answers.noPicture'));
  if (bytes === 'tooLarge') throw invalid(message('api.problems.manyPixels', { most: maxPixels / 1e6 }));
  const name = newImageName();
  await ctx.db.$transaction(async (tx) => {
    await tx.storedImage.create({ data: { name, companyId: ctx.company.id, bytes, createdAt: ctx.clock.now() } });
    await replaceImage(tx, ctx.actor.userId, name);
  });
  return { url: presentImageUrl(name) ?? '' };
}

/** Removes the person's photo, if there is one. */
export async function removeImage(ctx: UserCtx): Promise<Record<string, never>> {
  await ctx.db.$transaction((tx) => replaceImage(tx, ctx.actor.userId, null));
  return {};
}

/**
 * Changes the password, and immediately ends every other session and everything else that the old password opened; this
 * session stays. Throws `invalid` for a wrong current password and for a new one that is common or unchanged, and
 * `too_many_requests` after too many wrong ones.
 */
export async function changePassword(
  ctx: UserCtx,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<Record<string, never>> {
  const { userId, sessionId } = ctx.actor;
  const before = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId, companyId: ctx.company.id },
    select: { passwordHash: true },
  });
  await requirePassword(ctx, currentPassword);
  await requireFitPassword(newPassword, before.passwordHash);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.$transaction(async (tx) => {
    // Of two parallel changes, the later one has proven a password that is no longer valid.
    const proven = await tx.$queryRaw<unknown[]>`
      SELECT id FROM users WHERE id = ${userId} AND password_hash = ${before.passwordHash} FOR UPDATE`;
    if (proven.length === 0) throw invalid(message('fields.password.wrong'));
    await replacePassword(tx, ctx, { userId, passwordHash, reason: 'password changed', exceptSessionId: sessionId });
  });
  return {};
}

/**
 * Deletes the account of the signed-in person: everything personal is erased, every session ends, and a receipt is
 * emailed. Throws `forbidden` if the sign-in is 15 minutes old or older, `invalid` for a company's last administrator,
 * and `signed_out` if the account has already been deleted.
 */
export async function removeAccount(ctx: UserCtx): Promise<Record<string, never>> {
  const [userId, companyId] = [ctx.actor.userId, ctx.company.id];
  await requireRecentSignIn(ctx);
  const erasure = await inTransaction(ctx.db, async (tx) => {
    // The person before the company, the lock order of everything that changes roles and places.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`;
    await requireAnotherAdministrator(tx, ctx, userId);
    const erased = await erasePerson(tx, ctx, { userId, companyId });
    if (!erased) throw new Problem('signed_out', message('api.problems.signedOut'));
    await recordEvent(tx, ctx, { action: 'account.remove', subject: `user:${userId}` });
    await enqueue(tx, sendErasureReceipt, { companyId, userId, address: ctx.actor.email, locale: ctx.locale });
    return erased;
  });
  noteErasure(erasure);
  ctx.setCookie({ name: sessionCookieName(), value: null, maxAgeSeconds: 0 });
  return {};
}
