import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const papersPolicy: Policy = {
  listPapers: anyone,
  getPaper: {
    // A paper of the company. People who may not read it get the same answer as for an unknown paper.
    own: {
      status: (role) => (role === 'Administrator' ? 200 : 404),
      send: plain({ params: { kind: 'impact' } }),
    },
    unknown: { status: 404, send: plain({ params: { kind: 'nothing' } }) },
  },
};
