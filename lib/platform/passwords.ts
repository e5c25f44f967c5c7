import { hash, verify } from '@node-rs/argon2';
import { singleton } from '#/lib/platform/singleton.ts';

/** argon2id with 19 MiB, two passes and one lane (OWASP's first recommendation). */
const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Two at a time, because hashing uses a core each and other answers must not wait. */
const maxAtOnce = 2;

/** Returns the argon2id hash to store for a password, made from composed letters because machines differ in that. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password.normalize('NFC'), options));
}

/**
 * Returns whether the password matches the hash; without a hash, it takes as long and returns false. Older hashes were
 * made from the letters as typed, so it tries them composed, as typed and decomposed.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const comparedHash =
    passwordHash ?? (await singleton('passwords.dummy', () => hash('nobody has this password', options)));
  for (const spelling of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    const isRight = await oneOfFew(() => verify(comparedHash, spelling).catch(() => false));
    if (isRight && passwordHash !== null) return true;
  }
  return false;
}

/** Returns whether the password is on the list of those that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].includes(password.normalize('NFC').toLowerCase());
}

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  const gate = singleton('passwords.gate', () => ({ running: 0, waiting: [] as (() => void)[] }));
  if (gate.running >= maxAtOnce) await new Promise<void>((resolve) => gate.waiting.push(resolve));
  else gate.running++;
  try {
    return await work();
  } finally {
    const next = gate.waiting.shift();
    if (next) next();
    else gate.running--;
  }
}
