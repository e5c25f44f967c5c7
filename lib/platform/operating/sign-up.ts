import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

const PREFIX = 'domains:';

/** Returns the domains whose email addresses may sign up a company: null for all, an empty list for none. */
export function signUpDomains(): readonly string[] | null {
  const { SIGN_UP } = env();
  if (SIGN_UP === 'open') return null;
  return SIGN_UP.startsWith(PREFIX) ? SIGN_UP.slice(PREFIX.length).split(',') : [];
}

/**
 * Throws if an email address may not sign up a company: `forbidden` if no one may, `invalid` for another domain. A
 * subdomain is another domain.
 */
export function requireSignUp(email: string): void {
  const domains = signUpDomains();
  if (domains === null || domains.includes(email.slice(email.lastIndexOf('@') + 1))) return;
  if (domains.length === 0) throw new Problem('forbidden', message('accounts.signUp.closed'));
  const words = message('accounts.signUp.otherDomain', { domains: domains.join(', ') });
  throw new Problem('invalid', words, { messages: [words] });
}
