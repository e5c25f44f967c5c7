import { randomUUID } from 'node:crypto';
import { type Input, NO_ID, oneOther, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';

/** Creates a report that someone requested in their role in this world. */
async function reportOf({ company, persons }: WorldCompany, requester: User): Promise<Input> {
  const options = { flag: 'download', users: [requester.id], period: '1m' };
  const { id } = await prisma().reportExport.create({
    data: {
      companyId: company.id,
      requesterId: requester.id,
      role: roleNames.find((role) => persons[role].id === requester.id) ?? 'Member',
      flag: 'download',
      wanted: options,
      status: 'done',
      totalCount: 1,
      scopes: [],
      fileName: 'report.pdf',
      content: Buffer.from('%PDF'),
      createdAt: new Date(),
    },
  });
  return { params: { id } };
}

const exportInput = (id: number) => ({ body: { flag: 'send', users: [id], period: '1w', waitSeconds: 0 } });

export const reportsPolicy: Policy = {
  getReportData: {
    own: { status: 200, send: plain({ query: { search: 'a', page: 1 } }) },
    unknown: { status: 422, send: plain({ query: { page: 0 } }) },
  },
  exportReport: {
    own: { status: 200, send: async (_, actor) => exportInput(actor.id) },
    colleague: { status: 403, send: async ({ own }) => exportInput(own.persons.Member.id) },
    foreign: { status: 404, send: async ({ foreign }) => exportInput(foreign.persons.Administrator.id) },
    unknown: { status: 404, send: plain(exportInput(NO_ID)) },
  },
  fetchReport: {
    own: { status: 200, send: ({ own }, actor) => reportOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => reportOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => reportOf(foreign, foreign.persons.Administrator) },
    unknown: { status: 404, send: async () => ({ params: { id: randomUUID() } }) },
  },
};
