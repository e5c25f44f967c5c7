import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { ExpectedFailure } from '#/lib/platform/jobs.ts';
import { type Mail, sendMail } from '#/lib/platform/mail.ts';

/** A person to tell something, with what their channel needs. */
export interface ToldPerson {
  userId: number;
  companyId: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** A message, in the form of each channel. */
export interface Told {
  mail: Omit<Mail, 'to'>;
  chat: ChatMessage;
}

/**
 * Sends a message to a person and returns whether it was accepted. If it wasn't, or if the channel throws anything but
 * `TryLater`, it's emailed instead.
 */
export type Way = (ctx: Ctx, person: ToldPerson, told: Told) => Promise<boolean>;

/** Thrown if the channel works but asks us to wait; the job tries again. */
export class TryLater extends ExpectedFailure {}

/** Tells a person by email, the channel that everyone has. Throws what `sendMail` throws. */
export async function tellByMail({ firstName, lastName, email }: ToldPerson, { mail }: Told): Promise<void> {
  await sendMail({ to: { name: `${firstName} ${lastName}`, address: email }, ...mail });
}
