import type { SignInConnection } from '#/generated/prisma/client.ts';
import { sealClientSecret } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { Transaction } from '#/lib/platform/db.ts';

interface Connected {
  companyId: number;
  name?: string;
  issuer?: string;
  clientId?: string;
  secret?: string;
  state?: string;
}

/** Stores where a company's people sign in; by default, a draft at an issuer that doesn't exist. */
export async function buildSignInConnection(
  db: Transaction,
  { companyId, secret = 'none', ...more }: Connected,
): Promise<SignInConnection> {
  const { name = 'Northlight ID', issuer = 'http://127.0.0.1:65535', clientId = 'unboxt', state = 'draft' } = more;
  const now = systemClock.now();
  const secretBox = sealClientSecret({ companyId, issuer, clientId }, secret);
  const testedAt = state === 'draft' ? null : now;
  const row = { companyId, kind: 'oidc', name, state, issuer, clientId, secretBox, madeAt: now, testedAt };
  return db.signInConnection.create({ data: row });
}
