import * as z from 'zod';
import { env } from '#/lib/platform/env.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { hasStripe, stripe } from '#/lib/platform/stripe/stripe.ts';
import { message } from '#/lib/words/message.ts';

/** What is read of an event. A signature proves who sent it, not what it holds. */
const stripeEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.int().nonnegative(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}).nullish() }),
});
export type StripeEvent = z.output<typeof stripeEvent>;

/** How old and how far ahead of this machine's clock a signature may be. */
const BACK_SECONDS = 300;
const AHEAD_SECONDS = 60;

/**
 * Returns the event in a webhook's body, which must be exactly as received. Throws `bad_request` when the signature is
 * missing, made with another secret, too old or ahead of time, or the event is none or of another mode than the key.
 */
export async function readStripeEvent(raw: Buffer, signature: string): Promise<StripeEvent> {
  // Without billing, nobody can have signed anything.
  if (!hasStripe()) throw badSignature();
  const { webhooks } = await stripe();
  // Stripe signs by the real time, not by a test's clock. The library accepts signatures from the future.
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

/** Returns the latest time in a signature header, `t=…,v1=…`, in seconds since 1970; 0 when there is none. */
function signedAt(signature: string): number {
  return Math.max(0, ...[...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds)));
}

function badSignature(): Problem {
  return new Problem('bad_request', message('billing.answers.badSignature'));
}
