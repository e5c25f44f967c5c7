import { anyone, NO_ID, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

/** The matrix runs without billing, and the answers say so. e2e/api/billing.test.ts has the calls with Stripe. */
export const billingPolicy: Policy = {
  getStripeSetup: anyone,
  getPaymentStatus: anyone,
  getBilling: anyone,
  createCheckoutSession: {
    own: { status: 503, send: async ({ own }) => ({ body: { companyId: own.company.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ body: { companyId: foreign.company.id } }) },
    unknown: { status: 404, send: plain({ body: { companyId: NO_ID } }) },
  },
  createPortalSession: {
    own: { status: 503, send: async ({ own }) => ({ body: { companyId: own.company.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ body: { companyId: foreign.company.id } }) },
    unknown: { status: 404, send: plain({ body: { companyId: NO_ID } }) },
  },
  refreshBilling: { own: { status: 503, send: plain({ body: {} }) } },
  receiveStripeEvent: { unknown: { status: 400, send: plain({ body: { id: 'evt_forged' } }) } },
};
