import { anyone, NO_ID, newAddress, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { PeopleImportState } from '#/generated/prisma/enums.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildInvitation } from '#/prisma/seed/builders/build-invitation.ts';
import { buildMember } from '#/prisma/seed/builders/build-team.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

const counts = {
  rows: 1,
  wrong: 0,
  invited: 1,
  invitations: 1,
  changed: 0,
  unchanged: 0,
  departments: 0,
  teams: 1,
  leaving: 0,
  replacedLeaders: 0,
  administrators: 0,
  people: 4,
};

/** Creates an import of one row in this state. Ends a running import, because a company may have one at a time. */
async function importOf({ company, persons }: WorldCompany, state: PeopleImportState): Promise<number> {
  const companyId = company.id;
  const atWork = { companyId, state: { in: ['applying' as const, 'undoing' as const] } };
  await prisma().peopleImport.updateMany({ where: atWork, data: { state: 'undone' } });
  const place = { department: '', team: `Team ${uniqueWord()}`, role: 'Member', firstName: '', lastName: '' };
  const row = { ...place, email: newAddress(), leader: '', line: 2 };
  const { id } = await prisma().peopleImport.create({
    data: {
      companyId,
      createdById: persons.Administrator.id,
      fileName: 'people.csv',
      createdAt: new Date(),
      appliedAt: state === 'applied' ? new Date() : null,
      state,
      counts,
      toDoCount: 1,
      rows: { create: { line: 2, cells: row, positions: [row] } },
    },
  });
  return id;
}

function aboutImport(state: PeopleImportState, body?: unknown): PolicyRow {
  const inputOf = (id: number) => ({ params: { id }, ...(body === undefined ? {} : { body }) });
  return {
    own: { status: 200, send: async ({ own }) => inputOf(await importOf(own, state)) },
    foreign: { status: 404, send: async ({ foreign }) => inputOf(await importOf(foreign, state)) },
    unknown: { status: 404, send: plain(inputOf(NO_ID)) },
  };
}

/** Calls about a team, with a person that no other row uses; another company's team is unknown. */
const toTeam: PolicyRow = {
  own: { status: 200, send: async ({ own }) => aboutTeam(own, own.otherTeam.id) },
  foreign: { status: 404, send: async ({ own, foreign }) => aboutTeam(own, foreign.team.id) },
  unknown: { status: 404, send: async ({ own }) => aboutTeam(own, NO_ID) },
};

/** Calls about a person that no other row uses; people of another company are unknown. */
const aboutPerson: PolicyRow = {
  own: { status: 200, send: async ({ own }) => ({ params: { id: (await newMember(own)).id }, body: {} }) },
  foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.persons.Member.id }, body: {} }) },
  unknown: { status: 404, send: plain({ params: { id: NO_ID }, body: {} }) },
};

/** Calls about people by address. The answer about other companies' people is that no one has this address. */
const aboutPeople: PolicyRow = {
  own: { status: 200, send: async ({ own }) => ({ body: { people: [(await newMember(own)).email] } }) },
  foreign: { status: 200, send: async ({ foreign }) => ({ body: { people: [foreign.persons.Member.email] } }) },
  unknown: { status: 422, send: plain({ body: { people: ['x'] } }) },
};

/** Calls about an invitation made for the call; one of another company is unknown. */
const aboutInvitation: PolicyRow = {
  own: { status: 200, send: ({ own }) => toNewAddress(own) },
  foreign: { status: 404, send: ({ foreign }) => toNewAddress(foreign) },
  unknown: { status: 404, send: plain({ body: { email: newAddress(), newEmail: newAddress() } }) },
};

async function toNewAddress({ otherTeam: { id: teamId, companyId } }: WorldCompany) {
  const { email } = await buildInvitation(prisma(), { companyId, teamId, kind: 'team_member', email: newAddress() });
  return { body: { email, newEmail: newAddress() } };
}

const newMember = ({ otherTeam }: WorldCompany) => buildMember(prisma(), { team: otherTeam });

async function aboutLeaver(company: WorldCompany) {
  const { id, firstName, lastName } = await newMember(company);
  const now = new Date();
  await prisma().user.update({ where: { id }, data: { blockedAt: now, suspendedAt: now } });
  return { params: { id }, body: { name: `${firstName} ${lastName}` } };
}

async function aboutTeam({ otherTeam }: WorldCompany, teamId: number) {
  const { email } = await buildMember(prisma(), { team: otherTeam });
  return { body: { people: [email], teamId } };
}

export const peoplePolicy: Policy = {
  listPeople: {
    own: { status: 200, send: plain({ query: { search: 'a', role: 'Member', status: 'Active' } }) },
    unknown: { status: 422, send: plain({ query: { after: 'x' } }) },
  },
  getPerson: {
    own: { status: 200, send: async ({ own }) => ({ params: { id: own.persons.Member.id } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ params: { id: foreign.persons.Member.id } }) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID } }) },
  },
  remindPeople: {
    own: { status: 200, send: async ({ own }) => ({ body: { people: [own.persons.Member.email] } }) },
    foreign: { status: 200, send: async ({ foreign }) => ({ body: { people: [foreign.persons.Member.email] } }) },
    unknown: { status: 422, send: plain({ body: { people: [] } }) },
  },
  movePeople: toTeam,
  removePeople: toTeam,
  suspendPerson: aboutPerson,
  eraseLeaver: {
    own: { status: 200, send: ({ own }) => aboutLeaver(own) },
    foreign: { status: 404, send: ({ foreign }) => aboutLeaver(foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, body: { name: 'Ada' } }) },
  },
  restorePerson: aboutPerson,
  correctAddress: aboutInvitation,
  suspendPeople: aboutPeople,
  restorePeople: aboutPeople,
  listDestinations: {
    own: { status: 200, send: plain({ query: { search: 'team' } }) },
    unknown: { status: 422, send: plain({ query: { search: 'x'.repeat(101) } }) },
  },
  exportPeople: anyone,
  listPeopleTeams: {
    own: { status: 200, send: async ({ own }) => ({ query: { department: own.department.id } }) },
    unknown: { status: 422, send: plain({ query: { department: -1 } }) },
  },
  // The matrix speaks JSON, which the gate refuses here; files are tested next to the command.
  previewImport: {},
  listImports: anyone,
  getImport: aboutImport('applied'),
  exportImportErrors: aboutImport('previewed'),
  startImport: aboutImport('previewed', { confirmation: '', administrators: false, suspend: false }),
  undoImport: aboutImport('applied', {}),
  exportActivity: {
    own: { status: 200, send: plain({ query: { month: '2026-11' } }) },
    unknown: { status: 422, send: plain({ query: { month: '2026-13' } }) },
  },
  listActivity: {
    own: { status: 200, send: plain({ query: { kind: 'structure', person: 'a' } }) },
    unknown: { status: 422, send: plain({ query: { before: 'x' } }) },
  },
};
