import { findOwn, thingKinds } from '#/lib/domain/chat-answers/chat-answer.service.ts';
import type { ChatSender } from '#/lib/domain/chat-answers/find-sender.ts';
import { type MailKind, mailKinds } from '#/lib/domain/mail-preferences/constants.ts';
import { stopMails } from '#/lib/domain/mail-preferences/stop-mails.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { env } from '#/lib/platform/env.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';

/** Returns the URL for a button's reference, such as `check-in.7`; null if it doesn't belong to this person. */
export async function addressOf(ctx: Ctx, sender: ChatSender, reference: string): Promise<string | null> {
  const thing = await findOwn(ctx, sender, reference);
  return thing && `${env().APP_URL}${thingKinds[thing.about].pathOf(thing.id)}`;
}

/** Stops messages of a kind for a person. Returns whether the kind exists. */
export async function stopMessages(ctx: Ctx, userId: number, kind: string): Promise<boolean> {
  if (!Object.hasOwn(mailKinds, kind)) return false;
  await stopMails(ctx, { id: mailedToken(mailKinds[kind as MailKind].tokenPrefix, userId), text: '' });
  return true;
}
