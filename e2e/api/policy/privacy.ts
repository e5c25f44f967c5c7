import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const privacyPolicy: Policy = {
  getPrivacy: anyone,
  getRetention: anyone,
  chooseRetention: {
    own: { status: 200, send: plain({ body: { kind: 'posts', months: 24 } }) },
    unknown: { status: 422, send: plain({ body: { kind: 'answers', months: 24 } }) },
  },
  deleteCompany: {
    own: { status: 422, send: plain({ body: { name: 'Another company' } }) },
  },
  keepCompany: anyone,
  updatePrivacy: { own: { status: 200, send: plain({ body: { minimumGroupSize: 5 } }) } },
};
