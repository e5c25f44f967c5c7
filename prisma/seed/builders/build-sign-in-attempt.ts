import type { SamlAssertion, SignInAttempt } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';
import { buildSignInConnection } from '#/prisma/seed/builders/build-sign-in-connection.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Stores an attempt to sign in at a company's issuer. */
export async function buildSignInAttempt(
  db: Transaction,
  { companyId, expiresAt }: { companyId: number; expiresAt: Date },
): Promise<SignInAttempt> {
  const { id: connectionId } = await buildSignInConnection(db, { companyId });
  const [requestId, nonce] = [uniqueWord(), uniqueWord()];
  const secrets = { requestId, nonce, browserHash: hashSecret(nonce), verifierBox: hashSecret(requestId) };
  return db.signInAttempt.create({ data: { companyId, connectionId, ...secrets, expiresAt } });
}

/** Stores an assertion that a company's provider has made, so that it isn't accepted again. */
export async function buildSamlAssertion(
  db: Transaction,
  { companyId, expiresAt }: { companyId: number; expiresAt: Date },
): Promise<SamlAssertion> {
  const { id: connectionId } = await buildSignInConnection(db, { companyId });
  return db.samlAssertion.create({ data: { companyId, connectionId, assertionId: uniqueWord(), expiresAt } });
}
