import type { MailKind } from '#/lib/domain/mail-preferences/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';

/**
 * What a message asks to answer in the chat itself. Once a check-in is answered or over, its message says so; a pulse's
 * stays as it is: the platform would learn when someone answered.
 */
export interface ChatAsk {
  about: 'check-in' | 'pulse';
  /** Of a pulse, the part of one person in a round. */
  id: number;
  /** 0 for the first, above for reminders. */
  number: number;
}

/** Returns what a button of a message carries to say what it is about. */
export const thingOf = ({ about, id }: Pick<ChatAsk, 'about' | 'id'>): string => `${about}.${id}`;

/**
 * A message of the product to one person, for any chat platform. It stays there, so it contains no answer, no text and
 * no secret. Every text is plain; each platform escapes it.
 */
export interface ChatMessage {
  locale: Locale;
  heading: string;
  paragraphs: readonly string[];
  ask?: ChatAsk;
  /** The first question and its answers: choosing one opens the form. */
  choices?: { question: string; options: readonly { id: number; label: string }[] };
  /** Where it is read or answered on a page: an address, or the thing whose address is a secret. */
  page: { label: string } & ({ url: string } | { secret: { kind: ChatAsk['about']; id: number } });
  /** Small print: who sees it, until when. */
  notes: readonly string[];
  /** What "Stop these" stops. */
  stops: MailKind;
}
