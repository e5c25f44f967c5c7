import type { MailKind } from '#/lib/domain/mail-preferences/constants.ts';
import type { Locale } from '#/lib/words/locales.ts';

/** What a message asks: once it is answered or over, the message says so in its place. */
export interface ChatAsk {
  about: 'check-in';
  id: number;
  /** 0 for the first, above for reminders. */
  number: number;
}

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
  page: { label: string } & ({ url: string } | { secret: { kind: 'check-in' | 'pulse'; id: number } });
  /** Small print: who sees it, until when. */
  notes: readonly string[];
  /** What "Stop these" stops. */
  stops: MailKind;
}
