import { Prisma, type SignInAttempt, type SignInConnection } from '#/generated/prisma/client.ts';
import {
  type CompanyClaims,
  findHolder,
  type Refusal,
  readCompanyClaims,
  refusalOf,
} from '#/lib/domain/company-sign-in/arrival/company-identity.service.ts';
import { type IssuerFault, issuerWords } from '#/lib/domain/company-sign-in/connections/issuer-failure.ts';
import { afterCompany } from '#/lib/domain/company-sign-in/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { message } from '#/lib/words/message.ts';

type Attempt = SignInAttempt & { connection: SignInConnection };

const words: Record<Refusal, string> = {
  unverified: message('company-sign-in.faults.unverified'),
  domain: message('company-sign-in.faults.domain'),
  nobody: message('company-sign-in.faults.nobody'),
  suspended: message('company-sign-in.faults.suspended'),
  blocked: message('api.problems.companyBlocked'),
  full: message('company-sign-in.faults.nobody'),
};

/**
 * Stores the outcome of a test, and returns the screen that shows it. A connection that would have signed someone in
 * counts as tested. No session is opened, and no identity is bound.
 */
export async function storeTest(
  ctx: Ctx,
  { id, connection }: Attempt,
  said: Record<string, unknown> | IssuerFault,
): Promise<string> {
  const { companyId, id: connectionId, issuer, clientId, settings } = connection;
  return inTransaction(ctx.db, async (tx) => {
    const outcome =
      typeof said === 'string'
        ? { email: null, subject: null, person: null, reason: issuerWords(said) }
        : {
            ...(await outcomeOf(tx, connection, await readCompanyClaims(tx, companyId, said))),
            missingAttribute: typeof said.missing_attribute === 'string' ? said.missing_attribute : null,
            saysWhen: typeof said.auth_time === 'number',
          };
    await tx.signInAttempt.updateMany({ where: { id }, data: { outcome } });
    const isSuccess = outcome.reason === null;
    const now = ctx.clock.now();
    // Only in the form that was tested: a connection changed in the meantime needs a new test.
    const tried = { id: connectionId, companyId, issuer, clientId, settings: { equals: settings ?? Prisma.DbNull } };
    if (isSuccess) await tx.signInConnection.updateMany({ where: tried, data: { testedAt: now } });
    if (isSuccess)
      await tx.signInConnection.updateMany({ where: { ...tried, state: 'draft' }, data: { state: 'tested' } });
    await recordEvent(tx, ctx, {
      action: 'sign-in.test',
      subject: `company:${companyId}`,
      companyId,
      result: isSuccess ? 'ok' : 'failed',
      details: { connectionId, name: connection.name },
    });
    return isSuccess ? afterCompany.tested : afterCompany.failed;
  });
}

async function outcomeOf(tx: Transaction, connection: SignInConnection, claims: CompanyClaims) {
  const { identity, address, fault } = claims;
  const holder = await findHolder(tx, connection, claims);
  const facts = { email: identity.email, subject: identity.subject };
  if (holder) {
    const { firstName, lastName } = holder.user;
    const refusal = refusalOf(holder.user);
    return { ...facts, person: `${firstName} ${lastName}`, reason: refusal && words[refusal] };
  }
  const isNew =
    connection.createsPeople && address !== null && !(await tx.user.findUnique({ where: { email: address } }));
  return { ...facts, person: null, reason: isNew ? null : words[fault ?? 'nobody'] };
}
