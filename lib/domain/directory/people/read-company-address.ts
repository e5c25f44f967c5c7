import { provenEmail } from '#/lib/domain/accounts/person/email.schema.ts';
import { isOfCompany } from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

/**
 * Returns an address in lower case. Throws a `ScimProblem` for an invalid address and for one outside the company's
 * verified domains, because a directory is only trusted for these.
 */
export async function readCompanyAddress(tx: Transaction, companyId: number, text: string): Promise<string> {
  const { data: email } = provenEmail.safeParse(text);
  if (!email) throw refuseScim('invalidValue', message('directory.answers.noAddress'));
  if (!(await isOfCompany(tx, companyId, email)))
    throw refuseScim(
      'invalidValue',
      message('directory.answers.foreignDomain', { domain: email.slice(email.lastIndexOf('@') + 1) }),
    );
  return email;
}
