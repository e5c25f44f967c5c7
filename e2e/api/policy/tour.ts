import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const tourPolicy: Policy = {
  getTour: anyone,
  completeTour: {
    own: { status: 200, send: plain({ body: {} }) },
  },
};
