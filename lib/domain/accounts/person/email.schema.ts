import * as z from 'zod';
import { topLevelLetters } from '#/lib/platform/top-level-letters.ts';
import { readAddress } from '#/lib/words/plain-text.ts';

/** The longest top-level part there is; where it is allowed, internationalised domains are, too. */
const LETTERS_MAX = 63;

const newLocal = '[A-Za-z0-9_+-]+(?:\\.[A-Za-z0-9_+-]+)*';
/** Addresses of before may have dots anywhere, and a percent sign. */
const storedLocal = '[A-Za-z0-9._%+-]+';
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';

function patternOf(local: string, letters: number): RegExp {
  const encoded = letters < LETTERS_MAX ? '' : '|xn--[A-Za-z0-9-]{1,59}';
  return new RegExp(`^${local}@(?:${label}\\.)+(?:[A-Za-z]{2,${letters}}${encoded})$`);
}

/** By the number of letters of the top-level part; asked for every row of an import. */
const patterns = new Map<string, RegExp>();

function matches(local: string, letters: number, text: string): boolean {
  const key = `${local} ${letters}`;
  const pattern = patterns.get(key) ?? patternOf(local, letters);
  patterns.set(key, pattern);
  return pattern.test(text);
}

/**
 * Returns an address whose domain is in the form in which mail servers know it, so that no two look the same: where the
 * installation takes domains of other letters.
 */
function withPlainDomain(text: string): string {
  const [, local = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text) ?? [];
  if (!/[^ -~]/.test(domain) || topLevelLetters() < LETTERS_MAX || /[\s/?#:\\]/.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${local}@${new URL(address).hostname}` : text;
}

/** Returns the address that is meant by a pasted text, as it is stored but for the case; no single one stays as it is. */
export function plainAddress(text: string): string {
  return withPlainDomain(readAddress(text));
}

const required = 'Email is required!';
const invalid = 'Invalid email address!';

interface Words {
  required: string;
  invalid: string;
}

const address = (isAddress: (text: string) => boolean, said: Words = { required, invalid }) =>
  z
    .string(said.required)
    .overwrite(plainAddress)
    .min(1, said.required)
    .max(254, said.invalid)
    .refine(isAddress, said.invalid)
    .toLowerCase();

/** An address that comes in: ASCII, and a top-level part as long as the installation takes. Stored in lower case. */
export const email = address((text) => matches(newLocal, topLevelLetters(), text));

/** An address that may be stored already, to which a mail goes; addresses of before are taken in their form. */
export const mailedEmail = address((text) => matches(storedLocal, topLevelLetters(), text));

/** An address that a provider has proven: taken as it is written, for nobody pasted it. */
export const provenEmail = z
  .string()
  .overwrite(withPlainDomain)
  .max(254)
  .refine((text) => matches(storedLocal, topLevelLetters(), text))
  .toLowerCase();

/** An address by which a person in a list is named: all that was ever stored. The message says what is wrong. */
export const listedEmail = (message?: string) =>
  address(
    (text) => matches(storedLocal, LETTERS_MAX, text),
    message ? { required: message, invalid: message } : undefined,
  );

/** An address to sign in with; a form must not say whether it has an account. */
export const knownEmail = z.string(required).overwrite(plainAddress).min(1, required).max(254, invalid).toLowerCase();

/** Returns how many letters the last part may have where that is all that is wrong with an address, else null. */
export function exceededLetters(text: string): number | null {
  const isTooLong = !email.safeParse(text).success && matches(newLocal, LETTERS_MAX, plainAddress(text));
  return isTooLong ? topLevelLetters() : null;
}
