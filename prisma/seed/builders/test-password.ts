import { hashPassword } from '#/lib/platform/passwords.ts';
import { singleton } from '#/lib/platform/singleton.ts';

/** The password of everyone created by `buildUser`. */
export const testPassword = 'quiet-meadow-17';

/** Returns the hash of `testPassword`, computed once per process because hashing is slow on purpose. */
export function testPasswordHash(): Promise<string> {
  return singleton('builders.password-hash', () => hashPassword(testPassword));
}
