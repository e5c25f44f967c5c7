import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const referencePolicy: Policy = {
  getOpenApi: anyone,
  tryCall: { own: { status: 422, send: plain({ body: { name: 'removePeople', key: 'uk_x' } }) } },
  getUnknown: { unknown: { status: 404, send: plain({ params: { path: 'nothing/here' } }) } },
  postUnknown: { unknown: { status: 404, send: plain({ params: { path: 'nothing/here' }, body: {} }) } },
};
