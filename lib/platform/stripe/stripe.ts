import type Stripe from 'stripe';
import * as z from 'zod';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { log } from '#/lib/platform/log.ts';
import { singleton } from '#/lib/platform/singleton.ts';
import { message } from '#/lib/words/message.ts';

/** One attempt; the library makes one more if a connection fails. */
const TRY_MS = 4000;
/** People get an answer within this time, however long several calls in a row take. */
const PERSON_WAITS_MS = 9000;

/** Returns whether anyone can pay here. */
export function hasStripe(): boolean {
  return env().STRIPE_SECRET_KEY !== undefined;
}

/** Returns this process's client. Throws `unavailable` if billing isn't set up. */
export function stripe(): Promise<Stripe> {
  const key = env().STRIPE_SECRET_KEY;
  if (!key) throw new Problem('unavailable', message('billing.answers.notSetUp'));
  // Loaded when first needed, because it is large and most processes never use it.
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
 * Calls Stripe for a person who waits. Throws `unavailable`, with a message, if Stripe can't be reached, refuses, or
 * takes longer than a person waits. The next synchronisation finds what Stripe may still have done.
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

/** Returns whether an error is Stripe's or its connection's; `code` says which, such as `resource_missing`. */
export function isStripeError(error: unknown): error is { type: string; code?: string; statusCode?: number } {
  const type: unknown = Object(error).type;
  return typeof type === 'string' && type.startsWith('Stripe');
}

/** Logs type and code of an error, because its message may name customers. */
export function logStripeError({ type, code, statusCode }: { type: string; code?: string; statusCode?: number }): void {
  log().warn({ type, code, status: statusCode }, 'stripe');
}

function unavailable(): Problem {
  return new Problem('unavailable', message('billing.answers.unavailable'), { retryAfterSeconds: 60 });
}

/** The part we read of an event. A signature proves who sent it, not what it contains. */
const stripeEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int().nonnegative(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}).nullish() }),
});
export type StripeEvent = z.output<typeof stripeEvent>;

/** How old, and how far ahead of this machine's clock, a signature may be. */
const BACK_SECONDS = 300;
const AHEAD_SECONDS = 60;

/**
 * Returns the event in a webhook's body, which must be exactly as received. Throws `bad_request` if the signature is
 * missing, made with another secret, too old or from the future, if it isn't an event, or if its mode isn't the key's.
 */
export async function readStripeEvent(raw: Buffer, signature: string): Promise<StripeEvent> {
  // Without billing, no one can have signed anything.
  if (!hasStripe()) throw badSignature();
  const { webhooks } = await stripe();
  // Stripe signs with the real time, not a test's clock. The library accepts signatures from the future.
  const isAhead = signedAt(signature) - Date.now() / 1000 > AHEAD_SECONDS;
  if (isAhead) throw badSignature();
  let signed: unknown;
  try {
    signed = webhooks.constructEvent(raw, signature, env().STRIPE_WEBHOOK_SECRET ?? '', BACK_SECONDS);
  } catch {
    throw badSignature();
  }
  const { data: event } = stripeEvent.safeParse(signed);
  if (!event) throw new Problem('bad_request', message('billing.answers.noEvent'));
  const isLiveKey = /^.k_live_/.test(env().STRIPE_SECRET_KEY ?? '');
  if (event.livemode !== isLiveKey) throw new Problem('bad_request', message('billing.answers.otherMode'));
  return event;
}

/** Returns the latest time in a signature header, `t=…,v1=…`, in seconds since 1970; 0 if it has none. */
function signedAt(signature: string): number {
  return Math.max(0, ...[...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds)));
}

function badSignature(): Problem {
  return new Problem('bad_request', message('billing.answers.badSignature'));
}
