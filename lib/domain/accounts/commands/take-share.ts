import { isProblem } from '#/lib/platform/errors.ts';
import { type RateLimit, takePoint } from '#/lib/platform/rate-limit.ts';

/** Takes a point where nobody waits for an answer: false when none is left, from however many networks they were spent. */
export async function takeShare(limit: RateLimit, key: string): Promise<boolean> {
  try {
    await takePoint(limit, key);
    return true;
  } catch (error) {
    if (isProblem(error)) return false;
    throw error;
  }
}
