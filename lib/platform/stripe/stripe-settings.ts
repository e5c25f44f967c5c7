import * as z from 'zod';

const price = z
  .string()
  .regex(/^price_\w+$/, 'must begin with price_')
  .optional();

const isLocal = (address: string) => ['localhost', '127.0.0.1'].includes(URL.parse(address)?.hostname ?? '');

/** The settings of billing. All are optional: without them, no one can pay, and no plan limits anything. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional()
    .describe(
      'Stripe account for billing. Default: a stand-in on this machine; in production, no billing and no limit.',
    ),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, 'must begin with pk_test_ or pk_live_')
    .optional()
    .describe("Its publishable key, which `GET /api/stripe/setup` returns to programs. Pages don't need it."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional()
    .describe('Signing secret of the webhook endpoint `APP_URL/api/stripe/webhook`.'),
  STRIPE_PRICE_FREE: price.describe(
    'Price id of the free plan, for programs that ask for it; nothing is ever charged with it.',
  ),
  STRIPE_PRICE_UNLIMITED_YEARLY: price.describe(
    'Price id of the unlimited yearly plan: recurring, once a year, a flat amount.',
  ),
  STRIPE_TAX: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether the checkout calculates taxes and asks for tax ids; needs Stripe Tax to be set up.'),
  STRIPE_API_URL: z
    .url({ protocol: /^http$/, error: 'must be an http address' })
    .refine(isLocal, 'must be an address of this machine')
    .optional()
    .describe('A stand-in for Stripe on this machine, for tests and development.'),
} as const;

type StripeEnv = z.output<z.ZodObject<typeof stripeSettings>>;

const neededWithKey = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_UNLIMITED_YEARLY'] as const;

/** Returns the Stripe settings that are missing although the secret key is set, each with the setting that needs it. */
export function missingStripeSettings(env: StripeEnv): { name: string; beside: string }[] {
  if (!env.STRIPE_SECRET_KEY) return [];
  return neededWithKey.filter((name) => !env[name]).map((name) => ({ name, beside: 'STRIPE_SECRET_KEY' }));
}
