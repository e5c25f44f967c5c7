import { NO_ID, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { longAgo } from '#/prisma/seed/builders/unique-word.ts';

const ofGroup = async ({ persons }: WorldCompany) => {
  const { companyId } = persons.Administrator;
  const { id } = await prisma().directoryGroup.create({ data: { companyId, displayName: 'Mobile', madeAt: longAgo } });
  return { params: { id }, body: { teamId: null } };
};

const ofTeam = async (company: WorldCompany) => {
  const { params } = await ofGroup(company);
  return { params, query: { teamId: company.team.id } };
};

export const directoryPolicy: Policy = {
  getDirectory: { own: { status: 200, send: plain({}) } },
  updateDirectory: { own: { status: 200, send: plain({ body: { groupsMakeTeams: false } }) } },
  previewGroup: {
    own: { status: 200, send: ({ own }) => ofTeam(own) },
    foreign: { status: 404, send: ({ foreign }) => ofTeam(foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, query: { teamId: 1 } }) },
  },
  tieGroup: {
    own: { status: 200, send: ({ own }) => ofGroup(own) },
    foreign: { status: 404, send: ({ foreign }) => ofGroup(foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, body: { teamId: null } }) },
  },
  continueDirectory: { own: { status: 200, send: plain({}) } },
  stopDirectory: { own: { status: 200, send: plain({}) } },
};
