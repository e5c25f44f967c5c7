import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { id } from '#/lib/api/fields.ts';
import { alertKinds, planIds, planStates } from '#/lib/domain/billing/constants.ts';

const administrators = ['Administrator'] as const;

export const getStripeSetupContract = endpoint({
  name: 'getStripeSetup',
  method: 'GET',
  path: '/api/stripe/setup',
  access: administrators,
  summary: 'Returns what a page needs to offer the plans; empty strings if billing isn’t set up.',
  response: z.object({
    companyId: z.int(),
    freePriceId: z.string(),
    publishableKey: z.string(),
    subscribed: z.boolean(),
    unlimitedYearlyPriceId: z.string(),
  }),
});

const alertData = z
  .object({
    kind: z.enum(alertKinds),
    title: z.string(),
    message: z.string(),
    until: z.string().nullable().describe('The day from which new seats are refused, or on which the plan ends.'),
  })
  .meta({ id: 'PlanAlert' });

export const getPaymentStatusContract = endpoint({
  name: 'getPaymentStatus',
  method: 'GET',
  path: '/api/stripe/check-payment',
  access: 'auth',
  summary: 'Returns how much of its plan the company uses. Only administrators see prices and payments.',
  response: z.object({
    alertData: alertData.nullable(),
    hasTeams: z.boolean(),
    maxPlanUserCount: z.int().nullable().describe('How many people the plan is for; null if it has no limit.'),
    member: z.boolean().describe('Whether the caller acts as a member.'),
    subscribed: z.boolean(),
    userCount: z.int().describe('People with an account.'),
  }),
});

export const createCheckoutSessionContract = endpoint({
  name: 'createCheckoutSession',
  method: 'POST',
  path: '/api/stripe/create-checkout-session',
  access: administrators,
  summary:
    'Creates a Stripe page to pay for the unlimited yearly plan, or returns one that’s still open. Send the browser to `url`.',
  refuses: ['not_found', 'unavailable'],
  rateLimit: { points: 30, seconds: 600 },
  body: z.object({
    priceId: z
      .string()
      .max(255)
      .optional()
      .describe('The price of the unlimited yearly plan, which is also the default.'),
    companyId: id.optional().describe('The caller’s company.'),
    quantity: z.number().optional().describe('Ignored: the price is flat.'),
  }),
  response: z.object({ sessionId: z.string(), url: z.string() }),
});

export const createPortalSessionContract = endpoint({
  name: 'createPortalSession',
  method: 'POST',
  path: '/api/stripe/customer-portal',
  access: administrators,
  summary: 'Creates a Stripe page to manage the subscription: card, invoices, cancelling, resuming.',
  refuses: ['not_found', 'unavailable'],
  rateLimit: { points: 30, seconds: 600 },
  body: z.object({
    sessionId: z.string().max(255).optional().describe('A payment page that was opened for the caller’s company.'),
    companyId: id.optional().describe('The caller’s company.'),
  }),
  response: z.object({ url: z.string() }),
});

export const receiveStripeEventContract = endpoint({
  name: 'receiveStripeEvent',
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'open',
  summary: 'Receives an event from Stripe, signed over its exact bytes in the header `Stripe-Signature`.',
  refuses: ['bad_request'],
  sentBy: 'server',
  response: z.object({ received: z.literal(true) }),
});

const billing = z
  .object({
    isSetUp: z.boolean().describe('Whether Stripe is set up; if not, no plan limits anything.'),
    plan: z.enum(planIds),
    state: z.enum(planStates),
    until: z
      .string()
      .nullable()
      .describe('When an active plan renews, or a cancelled or unpaid one ends; null for the free plan.'),
    price: z.string().nullable().describe('The yearly price of the unlimited plan; null if Stripe doesn’t say.'),
    freeUsers: z.int().describe('How many people the free plan is for.'),
    people: z.int().describe('People with an account.'),
    invited: z.int().describe('Invited addresses without an account.'),
    refusesFrom: z.string().nullable().describe('The day from which no one new can join; null within the limit.'),
    isFull: z.boolean().describe('Whether no one new can join now.'),
    canManage: z.boolean().describe('Whether there is anything to manage at Stripe.'),
    hasSubscription: z.boolean(),
  })
  .meta({ id: 'Billing' });

export const getBillingContract = endpoint({
  name: 'getBilling',
  method: 'GET',
  path: '/api/stripe/plan',
  access: administrators,
  summary: 'Returns the company’s plan, what it costs, and how many of its seats are taken.',
  response: billing,
});

export const refreshBillingContract = endpoint({
  name: 'refreshBilling',
  method: 'POST',
  path: '/api/stripe/refresh',
  access: administrators,
  summary: 'Asks Stripe for the subscription’s status, and returns the plan as it is then.',
  refuses: ['unavailable'],
  rateLimit: { points: 60, seconds: 600 },
  body: z.object({}),
  response: billing,
});
