import { randomUUID } from 'node:crypto';
import { forAdministrators, type Input, NO_ID, oneOther, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';

const exportInput = (part: object): Input => ({ body: { type: 'send', waitSeconds: 0, ...part } });

/** Creates an export that someone requested in their role in this world. */
async function exportOf({ company, persons }: WorldCompany, requester: User): Promise<Input> {
  const role = roleNames.find((name) => persons[name].id === requester.id) ?? 'Member';
  const request = { companyId: company.id, requesterId: requester.id, role, kind: 'chart', flag: 'send' };
  const options = { departmentId: null, teamId: null, layout: 'paged', to: [requester.id] };
  const row = { ...request, wanted: options, status: 'done', totalCount: 1, createdAt: new Date() };
  const { id } = await prisma().reportExport.create({ data: row });
  return { params: { id } };
}

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
  listChartRecipients: {
    own: { status: 200, send: async ({ own }) => ({ query: { departmentId: own.department.id } }) },
    colleague: { status: forAdministrators, send: async ({ own }) => ({ query: { teamId: own.otherTeam.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ query: { teamId: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ query: { departmentId: NO_ID } }) },
  },
  exportChart: {
    own: { status: 200, send: async ({ own }) => exportInput({ departmentId: own.department.id }) },
    colleague: { status: forAdministrators, send: async ({ own }) => exportInput({ teamId: own.otherTeam.id }) },
    foreign: { status: 404, send: async ({ foreign }) => exportInput({ to: [foreign.persons.Administrator.id] }) },
    unknown: { status: 404, send: plain(exportInput({ departmentId: NO_ID })) },
  },
  getChartExport: {
    own: { status: 200, send: ({ own }, actor) => exportOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => exportOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => exportOf(foreign, foreign.persons.Administrator) },
    unknown: { status: 404, send: async () => ({ params: { id: randomUUID() } }) },
  },
};
