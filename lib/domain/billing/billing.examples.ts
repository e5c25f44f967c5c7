import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  createCheckoutSessionContract,
  createPortalSessionContract,
  getBillingContract,
  getPaymentStatusContract,
  getStripeSetupContract,
  receiveStripeEventContract,
  refreshBillingContract,
} from '#/lib/domain/billing/billing.contract.ts';

const page = 'a1AbCdEfGh2IjKlMnOp3QrStUv';

const billing = {
  isSetUp: true,
  plan: 'unlimited_yearly',
  state: 'active',
  until: '2027-11-20T09:00:00.000Z',
  price: '€1,188',
  freeUsers: 50,
  people: 120,
  invited: 4,
  refusesFrom: null,
  isFull: false,
  canManage: true,
  hasSubscription: true,
} as const;

export const billingExamples: readonly Example[] = [
  example(getStripeSetupContract, {
    answer: {
      companyId: 1,
      freePriceId: 'price_free',
      publishableKey: 'pk_test_51',
      subscribed: true,
      unlimitedYearlyPriceId: 'price_unlimited_yearly',
    },
  }),
  example(getPaymentStatusContract, {
    answer: {
      alertData: {
        kind: 'near_limit',
        title: 'Your plan is almost full',
        message: '41 people and 3 open invitations take 44 of the free plan’s 50 seats.',
        until: null,
      },
      hasTeams: true,
      maxPlanUserCount: 50,
      member: false,
      subscribed: false,
      userCount: 41,
    },
  }),
  example(getBillingContract, { answer: billing }),
  example(createCheckoutSessionContract, {
    body: { priceId: 'price_unlimited_yearly', companyId: 1, quantity: 1 },
    answer: { sessionId: `cs_test_${page}`, url: `https://checkout.stripe.com/c/pay/cs_test_${page}` },
  }),
  example(createPortalSessionContract, {
    body: { companyId: 1 },
    answer: { url: 'https://billing.stripe.com/p/session/live_YWNjdF8x' },
  }),
  example(refreshBillingContract, { body: {}, answer: billing }),
  example(receiveStripeEventContract, { answer: { received: true } }),
];
