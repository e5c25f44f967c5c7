import type { ChatMessage } from '#/lib/domain/channels/chat-message.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { type Mail, sendMail } from '#/lib/platform/mail.ts';

/** A person who is told something, as their ways need them. */
export interface ToldPerson {
  userId: number;
  companyId: number;
  firstName: string;
  lastName: string;
  email: string;
}

/** What somebody is told, in the form of each way. */
export interface Told {
  mail: Omit<Mail, 'to'>;
  chat: ChatMessage;
}

/**
 * Hands over what a person is told; returns whether it was taken. Where it was not, or the way throws anything but
 * `TryLater`, the mail goes out in its place.
 */
export type Way = (ctx: Ctx, person: ToldPerson, told: Told) => Promise<boolean>;

/** The way is there and asks to be left alone for longer than a job waits: the job tries again. */
export class TryLater extends Error {}

/** The way that everybody has. Throws what `sendMail` throws. */
export async function tellByMail({ firstName, lastName, email }: ToldPerson, { mail }: Told): Promise<void> {
  await sendMail({ to: { name: `${firstName} ${lastName}`, address: email }, ...mail });
}
