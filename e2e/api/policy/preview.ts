import { anyone, NO_ID, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';

export const previewPolicy: Policy = {
  createPreviewToken: {
    own: { status: 200, send: async ({ own }) => ({ body: { userId: own.persons.Member.id } }) },
    colleague: { status: 403, send: async ({ own }) => ({ body: { userId: own.persons.Administrator.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ body: { userId: foreign.persons.Member.id } }) },
    unknown: { status: 404, send: plain({ body: { userId: NO_ID } }) },
  },
  endPreview: anyone,
};
