import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '#/lib/domain/accounts/constants.ts';
import { hashRecoveryCode } from '#/lib/domain/accounts/second-factor/require-code.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Replaces a person's recovery codes and returns the new ones: only hashes are stored. */
export async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: recoveryCodes.map((recoveryCode) => ({ userId, codeHash: hashRecoveryCode(userId, recoveryCode) })),
  });
  return recoveryCodes;
}

/** Fifty bits in letters and digits that are easy to tell apart: `4kx7m-q2hbn`. */
function newRecoveryCode(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
  const half = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${half()}-${half()}`;
}
