import { isId, isOwnCheckIn } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import { checkInTokenPrefix } from '#/lib/domain/check-ins/constants.ts';
import { type MailKind, mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { stopMails } from '#/lib/domain/mail-preferences/stop-mails.ts';
import { pulseTokenPrefix } from '#/lib/domain/pulses/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/** Returns the address of what a button names, such as `check-in.7`; null if it isn't this person's. */
export async function addressOf(ctx: Ctx, userId: number, value: string): Promise<string | null> {
  const [kind, number] = value.split('.');
  const id = Number(number);
  if (!isId(id)) return null;
  if (kind === 'check-in' && (await isOwnCheckIn(ctx, userId, id)))
    return `${env().APP_URL}/questionnaire/${mailedToken(checkInTokenPrefix, id)}`;
  const isOwnPulse = kind === 'pulse' && (await ctx.db.pulseRecipient.count({ where: { id, userId } })) > 0;
  return isOwnPulse ? `${env().APP_URL}/pulse/${mailedToken(pulseTokenPrefix, id)}` : null;
}

/** Stops messages of a kind for a person; returns whether there is such a kind. */
export async function stopMessages(ctx: Ctx, userId: number, kind: string): Promise<boolean> {
  if (!Object.hasOwn(mailKinds, kind)) return false;
  await stopMails(ctx, { id: mailedToken(mailKinds[kind as MailKind].tokenPrefix, userId), text: '' });
  return true;
}
