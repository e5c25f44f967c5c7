import { forAdministrators, NO_ID, type Policy } from '#/e2e/api/policy/policy-row.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';

export const chartPolicy: Policy = {
  getChart: {
    own: { status: 200, send: async ({ own }) => ({ query: { departmentId: own.department.id, shape: 'packed' } }) },
    colleague: {
      status: forAdministrators,
      send: async ({ own }) => {
        const { id } = await buildDepartment(prisma(), { companyId: own.company.id });
        return { query: { departmentId: id } };
      },
    },
    foreign: { status: 404, send: async ({ foreign }) => ({ query: { teamId: foreign.team.id } }) },
    unknown: { status: 404, send: async () => ({ query: { departmentId: NO_ID } }) },
  },
};
