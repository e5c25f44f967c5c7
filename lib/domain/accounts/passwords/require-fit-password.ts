import { invalid } from '#/lib/platform/errors.ts';
import { isCommonPassword, verifyPassword } from '#/lib/platform/passwords.ts';

/** Throws `invalid` for a common password, and for the person's current one. */
export async function requireFitPassword(password: string, currentHash: string | null): Promise<void> {
  if (await isCommonPassword(password)) throw invalid('This password is too common. Please choose another one.');
  if (currentHash !== null && (await verifyPassword(password, currentHash)))
    throw invalid('The new password must be different from the current one.');
}
