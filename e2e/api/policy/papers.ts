import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const papersPolicy: Policy = {
  listPapers: anyone,
  getPaper: {
    // A paper of the company: what someone may not read answers as one that doesn't exist.
    own: {
      status: (role) => (role === 'Administrator' ? 200 : 404),
      send: plain({ params: { kind: 'impact' } }),
    },
    unknown: { status: 404, send: plain({ params: { kind: 'nothing' } }) },
  },
};
