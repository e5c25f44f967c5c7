import * as z from 'zod';
import { topLevelLetters } from '#/lib/platform/top-level-letters.ts';
import { message } from '#/lib/words/message.ts';
import { readAddress } from '#/lib/words/plain-text.ts';

/** The longest top-level part there is; if it's allowed, internationalised domains are too. */
const LETTERS_MAX = 63;

const newLocal = '[A-Za-z0-9_+-]+(?:\\.[A-Za-z0-9_+-]+)*';
/** Email addresses stored by earlier versions may have dots anywhere, and a percent sign. */
const storedLocal = '[A-Za-z0-9._%+-]+';
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?';

function patternOf(local: string, letters: number): RegExp {
  const encoded = letters < LETTERS_MAX ? '' : '|xn--[A-Za-z0-9-]{1,59}';
  return new RegExp(`^${local}@(?:${label}\\.)+(?:[A-Za-z]{2,${letters}}${encoded})$`);
}

/** By the length of the top-level part; they are needed for every row of an import. */
const patterns = new Map<string, RegExp>();

function matches(local: string, letters: number, text: string): boolean {
  const key = `${local} ${letters}`;
  const pattern = patterns.get(key) ?? patternOf(local, letters);
  patterns.set(key, pattern);
  return pattern.test(text);
}

/**
 * Returns an email address whose domain is in the form mail servers use, so that no two look alike, if this
 * installation accepts domains in other letters.
 */
function withPlainDomain(text: string): string {
  const [, local = '', domain = ''] = /^([^@]*)@([^@]*)$/.exec(text) ?? [];
  if (!/[^ -~]/.test(domain) || topLevelLetters() < LETTERS_MAX || /[\s/?#:\\]/.test(domain)) return text;
  const address = `http://${domain}`;
  return URL.canParse(address) ? `${local}@${new URL(address).hostname}` : text;
}

/** Returns the email address in a pasted text, still with its case. Other texts stay as they are. */
export function plainAddress(text: string): string {
  return withPlainDomain(readAddress(text));
}

/** The most that mail servers accept: RFC 5321 4.5.3.1. */
const limits = { local: 64, label: 63, address: 254 } as const;

/** Which email addresses are accepted: new or earlier ones, and with which top-level parts. */
interface Rule {
  local: string;
  letters: () => number;
  isStored?: boolean;
}

const incomingRule: Rule = { local: newLocal, letters: topLevelLetters };
/** Email addresses of earlier versions that we send email to. */
const mailedRule: Rule = { local: storedLocal, letters: topLevelLetters };
/** Everything that was ever stored. */
const storedRule: Rule = { local: storedLocal, letters: () => LETTERS_MAX, isStored: true };

/** What is wrong with an email address; `most` is the limit it exceeds, or 0. */
export interface AddressFault {
  fault: 'several' | 'longLocal' | 'longLabel' | 'longAddress' | 'longEnd' | 'oddEnd' | 'other';
  most: number;
}

const tooLong: AddressFault = { fault: 'longAddress', most: limits.address };

function faultOf(text: string, { local, letters, isStored }: Rule): AddressFault | null {
  const [, name = '', labels = '', end = ''] = /^([^@]*)@((?:[^@.]*\.)+)([^@.]*)$/.exec(text) ?? [];
  const between = text.split('@').slice(1, -1);
  if (between.some((part) => /[\s,;|/<>]/.test(part))) return { fault: 'several', most: 0 };
  if (text.length > limits.address) return tooLong;
  if (!matches(local, LETTERS_MAX, `${name}@${labels}test`)) return { fault: 'other', most: 0 };
  if (!isStored && name.length > limits.local) return { fault: 'longLocal', most: limits.local };
  const isLong = labels.split('.').some((part) => part.length > limits.label);
  if (!isStored && isLong) return { fault: 'longLabel', most: limits.label };
  if (matches(local, letters(), text)) return null;
  return /^[a-z]{2,}$/i.test(end) ? { fault: 'longEnd', most: letters() } : { fault: 'oddEnd', most: 0 };
}

const required = message('fields.emailRequired');
/** Returns the specification's message, followed by details if there are any. */
const wordsOf = (fault: AddressFault) => message('fields.email', { ...fault });

const address = (rule: Rule, said?: string) =>
  z
    .string(said ?? required)
    .overwrite(plainAddress)
    .min(1, said ?? required)
    .max(limits.address, {
      error: ({ input }) => said ?? wordsOf((typeof input === 'string' && faultOf(input, rule)) || tooLong),
    })
    .superRefine((text, context) => {
      const fault = faultOf(text, rule);
      if (fault) context.addIssue({ code: 'custom', message: said ?? wordsOf(fault) });
    })
    .toLowerCase();

/**
 * A submitted email address: ASCII, with a top-level part as long as the installation accepts. Stored in lower case.
 */
export const email = address(incomingRule);

/** An email address that gets email and may be stored already, so forms of earlier versions are accepted. */
export const mailedEmail = address(mailedRule);

/** An email address that a provider has proven; it isn't cleaned up, because no one pasted it. */
export const provenEmail = z
  .string()
  .overwrite(withPlainDomain)
  .refine((text) => faultOf(text, mailedRule) === null)
  .toLowerCase();

/**
 * Returns the schema of an email address that identifies someone in a list; it accepts every form that was ever stored.
 * `said` replaces the messages.
 */
export const listedEmail = (said?: string) => address(storedRule, said);

/** An email address to sign in with; a form must not reveal whether it has an account. */
export const knownEmail = z
  .string(required)
  .overwrite(plainAddress)
  .min(1, required)
  .max(limits.address, wordsOf(tooLong))
  .toLowerCase();

/** Returns what is wrong with a new person's email address, or null. */
export function newAddressFault(text: string): AddressFault | null {
  return faultOf(text, incomingRule);
}

/** Returns what is wrong with the email address of a person in a list, or null. */
export function listedAddressFault(text: string): AddressFault | null {
  return faultOf(text, storedRule);
}
