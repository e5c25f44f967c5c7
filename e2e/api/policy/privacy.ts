import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const privacyPolicy: Policy = {
  getPrivacy: anyone,
  updatePrivacy: { own: { status: 200, send: plain({ body: { minimumGroupSize: 5 } }) } },
};
