import { randomUUID } from 'node:crypto';
import { NO_ID, oneOther, type Policy, plain, type Sent } from '#/e2e/api/policy/policy-row.ts';
import type { Inhabited } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';

/** A report that somebody has asked for in the role they are there for, in a company of which they are. */
async function reportOf({ company, persons }: Inhabited, requester: User): Promise<Sent> {
  const wanted = { flag: 'download', users: [requester.id], period: '1m' };
  const { id } = await prisma().reportExport.create({
    data: {
      companyId: company.id,
      requesterId: requester.id,
      role: roleNames.find((role) => persons[role].id === requester.id) ?? 'Member',
      flag: 'download',
      wanted,
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

const asked = (id: number) => ({ body: { flag: 'send', users: [id], period: '1w' } });

export const reportsPolicy: Policy = {
  getReportData: {
    own: { status: 200, send: plain({ query: { search: 'a', page: 1 } }) },
    unknown: { status: 422, send: plain({ query: { page: 0 } }) },
  },
  exportReport: {
    own: { status: 200, send: async (_, actor) => asked(actor.id) },
    colleague: { status: 403, send: async ({ own }) => asked(own.persons.Member.id) },
    foreign: { status: 404, send: async ({ foreign }) => asked(foreign.persons.Administrator.id) },
    unknown: { status: 404, send: plain(asked(NO_ID)) },
  },
  fetchReport: {
    own: { status: 200, send: ({ own }, actor) => reportOf(own, actor) },
    colleague: { status: 404, send: ({ own }, actor) => reportOf(own, oneOther(own, actor)) },
    foreign: { status: 404, send: ({ foreign }) => reportOf(foreign, foreign.persons.Administrator) },
    unknown: { status: 404, send: async () => ({ params: { id: randomUUID() } }) },
  },
};
