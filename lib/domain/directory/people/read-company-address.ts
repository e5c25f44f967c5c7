import { provenEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { isOfCompany } from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { refuseScim, type ScimProblem } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns an email address in lower case. Throws a `ScimProblem` for an invalid address and for one outside the
 * company's verified domains, because a directory is only trusted for these.
 */
export async function readCompanyAddress(tx: Transaction, companyId: number, text: string): Promise<string> {
  const { email, domain } = readAddress(text);
  if (!(await isOfCompany(tx, companyId, email))) throw domainForeign(domain);
  return email;
}

/** Returns an address in lower case, with its domain. Throws a `ScimProblem` for an invalid one. */
export function readAddress(text: string): { email: string; domain: string } {
  const { data: email } = provenEmail.safeParse(text);
  if (!email) throw refuseScim('invalidValue', message('directory.answers.noAddress'));
  return { email, domain: email.slice(email.lastIndexOf('@') + 1) };
}

/** Returns the problem for a domain that the company hasn't verified. */
export function domainForeign(domain: string): ScimProblem {
  return refuseScim('invalidValue', message('directory.answers.foreignDomain', { domain }));
}
