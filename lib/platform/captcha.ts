import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { newestSecret, readLaterWithSecrets } from '#/lib/platform/auth-secrets.ts';

/** PBKDF2 rounds per attempt, and attempts: a tenth of a second on a phone, but costly for a thousand sign-ups. */
const difficulty = { cost: 1000, counterFrom: 100, counterTo: 300 };
const lifeMs = 10 * 60_000;

export type Challenge = Awaited<ReturnType<typeof createChallenge>>;

/**
 * Returns a new proof-of-work captcha, signed so that nothing is stored before the solution; `now` is the machine's.
 */
export function newChallenge(now = new Date()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: difficulty.cost,
    counter: randomInt(difficulty.counterFrom, difficulty.counterTo),
    deriveKey,
    // By the machine's clock, which the library uses to check it.
    expiresAt: new Date(now.getTime() + lifeMs),
    ...keys(newestSecret()),
  });
}

/** Returns the signature of a solved captcha, or null if the solution is wrong, too old or unreadable. */
export async function checkSolution(payload: string): Promise<string | null> {
  try {
    const { challenge, solution } = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    return await readLaterWithSecrets(async (secret) => {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys(secret) });
      return verified && typeof challenge.signature === 'string' ? challenge.signature : null;
    });
  } catch {
    return null;
  }
}

function keys(secret: string) {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  return { hmacSignatureSecret: derive('captcha/signature'), hmacKeySignatureSecret: derive('captcha/key') };
}
