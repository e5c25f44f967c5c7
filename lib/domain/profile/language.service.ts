import { accountTokenPrefixes } from '#/lib/domain/accounts/constants.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { findMailRecipient } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Database } from '#/lib/platform/db.ts';
import { localeCookieOf } from '#/lib/platform/language/choose-locale.ts';
import { readMailedToken } from '#/lib/platform/tokens.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** Someone who opens a page by a link, with the languages that they and their company chose. */
export interface Reader {
  id: number;
  locale: string | null;
  company: { locale: string | null };
}

/**
 * Stores a language for the signed-in person, or for the person of an emailed token, and always for the browser. An
 * unknown token only changes the browser's language, and the answer doesn't reveal that.
 */
export async function chooseLanguage(ctx: Ctx, { locale, token = '' }: { locale: Locale; token?: string | undefined }) {
  const id = ctx.actor.kind === 'user' ? ctx.actor.userId : (await findReader(ctx, token))?.id;
  if (id !== undefined) await ctx.db.user.updateMany({ where: { id }, data: { locale } });
  ctx.setCookie(localeCookieOf(locale));
  return { locale };
}

/** Returns the person of an emailed link's token, or null; also null for suspended people. */
export async function findReader({ db }: Pick<Ctx, 'db'>, token: string): Promise<Reader | null> {
  const id = await findReaderId(db, token);
  if (id === null) return null;
  return db.user.findFirst({
    where: { id, blockedAt: null },
    select: { id: true, locale: true, company: { select: { locale: true } } },
  });
}

async function findReaderId(db: Database, token: string): Promise<number | null> {
  const checkInId = readMailedToken(checkInTokenPrefix, token);
  if (checkInId !== null)
    return (await db.checkIn.findUnique({ where: { id: checkInId }, select: { userId: true } }))?.userId ?? null;
  const recipientId = readMailedToken(pulseTokenPrefix, token);
  if (recipientId !== null)
    return (
      (await db.pulseRecipient.findUnique({ where: { id: recipientId }, select: { userId: true } }))?.userId ?? null
    );
  for (const prefix of [accountTokenPrefixes.setPassword, accountTokenPrefixes.resetPassword]) {
    const tokenId = readMailedToken(prefix, token);
    if (tokenId !== null)
      return (await db.mailedToken.findUnique({ where: { id: tokenId }, select: { userId: true } }))?.userId ?? null;
  }
  return (await findMailRecipient(db, token))?.userId ?? null;
}
