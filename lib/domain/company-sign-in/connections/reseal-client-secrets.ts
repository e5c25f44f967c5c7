import { clientSecretOf, sealClientSecret } from '#/lib/domain/company-sign-in/connections/issuer.service.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/**
 * Encrypts the secrets of all connections again with the installation's newest secret. Returns how many were, and how
 * many couldn't be decrypted.
 */
export async function resealClientSecrets(tx: Transaction): Promise<{ sealed: number; lost: number }> {
  let [sealed, lost] = [0, 0];
  for (const row of await tx.signInConnection.findMany({ where: { kind: 'oidc' } })) {
    const secret = clientSecretOf(row);
    if (secret === null) lost += 1;
    else {
      const { id, secretBox } = row;
      const where = { id, secretBox };
      const data = { secretBox: sealClientSecret(row, secret) };
      sealed += (await tx.signInConnection.updateMany({ where, data })).count;
    }
  }
  return { sealed, lost };
}
