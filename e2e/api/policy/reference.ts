import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const referencePolicy: Policy = {
  getOpenApi: anyone,
  getUnknown: { unknown: { status: 404, send: plain({ params: { path: 'nothing/here' } }) } },
  postUnknown: { unknown: { status: 404, send: plain({ params: { path: 'nothing/here' }, body: {} }) } },
};
