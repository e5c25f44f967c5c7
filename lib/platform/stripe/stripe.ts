import type Stripe from 'stripe';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { message } from '#/lib/words/message.ts';

/** One try; the library makes one more when a connection fails. */
const TRY_MS = 4000;
/** People get an answer within this, however long several calls in a row take. */
const PERSON_WAITS_MS = 9000;

/** Whether anybody can pay here. */
export function hasStripe(): boolean {
  return env().STRIPE_SECRET_KEY !== undefined;
}

/** Returns the client of this process; throws `unavailable` where billing is not set up. */
export function stripe(): Promise<Stripe> {
  const key = env().STRIPE_SECRET_KEY;
  if (!key) throw new Problem('unavailable', message('billing.answers.notSetUp'));
  // Loaded when it is first needed: it is large, and most processes never use it.
  return singleton('stripe', async () => {
    const { default: Client } = await import('stripe');
    return new Client(key, { timeout: TRY_MS, maxNetworkRetries: 1, telemetry: false, ...standIn() });
  });
}

function standIn() {
  const { hostname, port } = URL.parse(env().STRIPE_API_URL ?? '') ?? {};
  return hostname && port ? ({ host: hostname, port, protocol: 'http' } as const) : {};
}

/**
 * Calls Stripe for a person who waits. Throws `unavailable`, with a message, when Stripe cannot be reached, refuses, or
 * takes longer than a person waits; the next synchronisation finds what Stripe may still have done.
 */
export async function askStripe<T>(work: (client: Stripe) => Promise<T>): Promise<T> {
  const client = await stripe();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), PERSON_WAITS_MS);
  });
  try {
    return await Promise.race([work(client), deadline]);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    logStripeError(error);
    throw unavailable();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error comes from Stripe or the connection to it; `code` then says which, such as `resource_missing`. */
export function isStripeError(error: unknown): error is { type: string; code?: string; statusCode?: number } {
  const type: unknown = Object(error).type;
  return typeof type === 'string' && type.startsWith('Stripe');
}

/** Logs kind and code of an error: its message may name customers. */
export function logStripeError({ type, code, statusCode }: { type: string; code?: string; statusCode?: number }): void {
  log().warn({ type, code, status: statusCode }, 'stripe');
}

function unavailable(): Problem {
  return new Problem('unavailable', message('billing.answers.unavailable'), { retryAfterSeconds: 60 });
}
