import { NO_ID, type Policy, type PolicyRow } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildAdministratorRequest } from '#/prisma/seed/builders/build-administrator-request.ts';

/** Creates someone who asks to become an administrator, new for each call. */
async function newRequest({ company }: WorldCompany) {
  const { id } = await buildAdministratorRequest(prisma(), { companyId: company.id });
  return { params: { id: company.id }, body: { id } };
}

const answer: PolicyRow = {
  own: { status: 200, send: ({ own }) => newRequest(own) },
  colleague: {
    status: 404,
    send: async ({ own }) => ({ params: { id: own.company.id }, body: { id: own.persons.Member.id } }),
  },
  foreign: {
    status: 404,
    send: async ({ own, foreign }) => ({ ...(await newRequest(foreign)), params: { id: own.company.id } }),
  },
  unknown: { status: 404, send: async ({ own }) => ({ params: { id: own.company.id }, body: { id: NO_ID } }) },
};

export const administratorRequestsPolicy: Policy = {
  listAdministratorRequests: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.company.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.company.id } }) },
    unknown: { status: 404, send: async () => ({ params: { id: NO_ID } }) },
  },
  approveAdministrator: answer,
  refuseAdministrator: answer,
};
