import { randomUUID } from 'node:crypto';
import { forAdministrators, NO_ID, oneOther, type Policy, plain, type Sent } from '#/e2e/api/policy/policy-row.ts';
import type { Inhabited } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';

const sent = (part: object): Sent => ({ body: { type: 'send', waitSeconds: 0, ...part } });

/** An export that somebody has asked for in the role they are there for. */
async function exportOf({ company, persons }: Inhabited, requester: User): Promise<Sent> {
  const role = roleNames.find((name) => persons[name].id === requester.id) ?? 'Member';
  const asked = { companyId: company.id, requesterId: requester.id, role, kind: 'chart', flag: 'send' };
  const wanted = { departmentId: null, teamId: null, layout: 'paged', to: [requester.id] };
  const row = { ...asked, wanted, status: 'done', totalCount: 1, createdAt: new Date() };
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
    own: { status: 200, send: async ({ own }) => sent({ departmentId: own.department.id }) },
    colleague: { status: forAdministrators, send: async ({ own }) => sent({ teamId: own.otherTeam.id }) },
    foreign: { status: 404, send: async ({ foreign }) => sent({ to: [foreign.persons.Administrator.id] }) },
    unknown: { status: 404, send: plain(sent({ departmentId: NO_ID })) },
  },
  getChartExport: {
    own: { status: 200, send: ({ own }, actor) => exportOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => exportOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => exportOf(foreign, foreign.persons.Administrator) },
    unknown: { status: 404, send: async () => ({ params: { id: randomUUID() } }) },
  },
};
