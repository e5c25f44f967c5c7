import type { MailKind } from '#/lib/domain/mail-preferences/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';

/**
 * What a message asks people to answer in the chat. Once a check-in is answered or over, its message says so. A pulse's
 * message doesn't change, because the platform would learn when someone answered.
 */
export interface ChatAsk {
  about: 'check-in' | 'pulse';
  /** For a pulse, the person's row in the round. */
  id: number;
  /** 0 for the first message, higher for reminders. */
  number: number;
}

/** Returns the value of a message's buttons that says what the message is about. */
export const thingOf = ({ about, id }: Pick<ChatAsk, 'about' | 'id'>): string => `${about}.${id}`;

/**
 * A message of the product to one person, for any chat platform. It stays there, so it contains no answer, no text and
 * no secret. Every text is plain, and each platform escapes it.
 */
export interface ChatMessage {
  locale: Locale;
  heading: string;
  paragraphs: readonly string[];
  ask?: ChatAsk;
  /** The first question and its answers; choosing one opens the form. */
  choices?: { question: string; options: readonly { id: number; label: string }[] };
  /** The page for reading or answering: a URL, or the thing whose URL is a secret. */
  page: { label: string } & ({ url: string } | { secret: { kind: ChatAsk['about']; id: number } });
  /** Small print: who sees it, and until when. */
  notes: readonly string[];
  /** Which kind of messages the link “Stop these” stops. */
  stops: MailKind;
}
