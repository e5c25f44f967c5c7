import type * as z from 'zod';
import { listedEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid, Problem } from '#/lib/platform/errors.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { defaultLocale } from '#/lib/words/locales.ts';

interface Named {
  firstName: string;
  lastName: string;
  email: string;
  company: { name: string };
}

/** Returns a text as the product's forms accept it. Throws `invalid` with `name` and the forms' message. */
export function readField(name: string, schema: z.ZodType<string>, text: string): string {
  const field = schema.safeParse(text);
  if (!field.success) throw refusedField(name, field.error);
  return field.data;
}

/** Returns why the value of `name` in a command is refused: its first error, in the words of the forms. */
export function refusedField(name: string, { issues }: z.ZodError): Problem {
  const [issue] = issues;
  return invalid(`${name}: ${issue ? inWords(issue.message, defaultLocale) : 'not valid'}`);
}

/**
 * Returns the account with an email address. Throws `invalid` if it isn't an address and `not_found` if there is no
 * account.
 */
export async function getAccount(db: Transaction, text: string) {
  const email = readField('<email>', listedEmail(), text);
  const user = await db.user.findUnique({ where: { email }, include: { company: true } });
  if (!user) throw new Problem('not_found', `No one has an account with ${email}.`);
  return user;
}

/** Returns a person for a line of the terminal. */
export function nameOf({ firstName, lastName, email, company }: Named): string {
  return `${firstName} ${lastName} <${email}> of ${company.name}`;
}
