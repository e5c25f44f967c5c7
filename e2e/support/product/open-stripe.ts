import { afterAll, beforeAll } from 'vitest';
import { startStripe, type TestStripe } from '#/e2e/support/product/stripe.ts';

/** Gives the calling test file a stand-in for Stripe. Call it before anything that reads the settings. */
export function openStripe(): () => TestStripe {
  let stripe: TestStripe;
  beforeAll(async () => {
    stripe = await startStripe();
    Object.assign(process.env, stripe.settings);
  });
  afterAll(() => stripe.stop());
  return () => stripe;
}
