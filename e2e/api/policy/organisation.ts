import {
  anyone,
  type Input,
  NO_ID,
  newAddress,
  type Policy,
  type PolicyRow,
  plain,
} from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { prisma, type Transaction } from '#/lib/platform/db.ts';
import { buildDepartment } from '#/prisma/seed/builders/build-department.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Creates a team and its department, new for each call, with this company's leaders. */
async function newTeam({ company, persons }: WorldCompany) {
  const companyId = company.id;
  const leaderId = persons['Department Leader'].id;
  const department = await buildDepartment(prisma(), { companyId, leaderId });
  const fields = { companyId, departmentId: department.id, leaderId: persons['Team Leader'].id };
  return { department, team: await buildTeam(prisma(), fields) };
}

/** Calls about a thing that every leader of its company has a right to. */
function about(
  inputOf: (of: WorldCompany) => Promise<{ params: { id: number }; body?: unknown }>,
  foreign: (of: WorldCompany) => number,
): PolicyRow {
  const another = async ({ own }: World, id: number) => ({ ...(await inputOf(own)), params: { id } });
  return {
    own: { status: 200, send: ({ own }) => inputOf(own) },
    foreign: { status: 404, send: (world) => another(world, foreign(world.foreign)) },
    unknown: { status: 404, send: (world) => another(world, NO_ID) },
  };
}

const aboutTeam = (body?: (of: WorldCompany, team: Team) => unknown): PolicyRow =>
  about(
    async (of) => {
      const { team } = await newTeam(of);
      return { params: { id: team.id }, ...(body ? { body: await body(of, team) } : {}) };
    },
    ({ team }) => team.id,
  );

const aboutDepartment = (body?: (of: WorldCompany) => unknown): PolicyRow =>
  about(
    async (of) => {
      const { department } = await newTeam(of);
      return { params: { id: department.id }, ...(body ? { body: await body(of) } : {}) };
    },
    ({ department }) => department.id,
  );

const aboutCompany = (body: (of: WorldCompany) => Promise<unknown>): PolicyRow =>
  about(
    async (of) => ({ params: { id: of.company.id }, body: await body(of) }),
    ({ company }) => company.id,
  );

const newUser = ({ company }: WorldCompany, fields: object = {}) =>
  buildUser(prisma(), { companyId: company.id, ...fields });
const unfinished = { onboardingCompletedAt: null };

const emailOfMember =
  (fields: object = {}) =>
  async (_of: WorldCompany, team: Team) => ({ email: (await buildMember(prisma(), { team, user: fields })).email });

const emailOfAdministrator =
  (fields: object = {}) =>
  async ({ company }: WorldCompany) => ({
    email: (await buildAdministrator(prisma(), { companyId: company.id, ...fields })).email,
  });

const userId = async (of: WorldCompany) => ({ userId: (await newUser(of)).id });

/** Creates a team whose secondary leader can be removed. */
async function teamWithTwoLeaders(of: WorldCompany, second = {}): Promise<number> {
  const { team } = await newTeam(of);
  const secondaryLeaderId = (await newUser(of, second)).id;
  return (await prisma().team.update({ where: { id: team.id }, data: { secondaryLeaderId } })).id;
}

/** Creates a team whose leader hasn't finished onboarding. */
async function teamToNudge(of: WorldCompany): Promise<number> {
  const { team } = await newTeam(of);
  const leaderId = (await newUser(of, unfinished)).id;
  return (await prisma().team.update({ where: { id: team.id }, data: { leaderId } })).id;
}

/** Creates a department whose leader hasn't finished onboarding. */
async function departmentToNudge(of: WorldCompany): Promise<number> {
  const leaderId = (await newUser(of, unfinished)).id;
  return (await buildDepartment(prisma(), { companyId: of.company.id, leaderId })).id;
}

type Build = (
  db: Transaction,
  fields: { companyId: number; creatorId: number; completedAt: null },
) => Promise<{ id: number }>;

/** Calls about a draft: only its creator sees it. */
function aboutDraft(build: Build, body?: () => unknown): PolicyRow {
  const draftOf = async ({ company }: WorldCompany, creator: User): Promise<Input> => {
    const draft = { companyId: company.id, creatorId: creator.id, completedAt: null };
    return { query: { id: (await build(prisma(), draft)).id } };
  };
  const withBody = async (input: Promise<Input>) => ({ ...(await input), ...(body ? { body: body() } : {}) });
  const someoneElse = ({ persons }: WorldCompany, actor: User) =>
    persons.Member.id === actor.id ? persons.Administrator : persons.Member;
  return {
    own: { status: 200, send: ({ own }, actor) => withBody(draftOf(own, actor)) },
    colleague: { status: 404, send: ({ own }, actor) => withBody(draftOf(own, someoneElse(own, actor))) },
    foreign: { status: 404, send: ({ foreign }) => withBody(draftOf(foreign, foreign.persons.Member)) },
    unknown: { status: 404, send: () => withBody(plain({ query: { id: NO_ID } })()) },
  };
}

const draftBody = () => ({
  name: `Team ${uniqueWord()}`,
  departamentId: 0,
  invites: ['', newAddress()],
  performingScoreId: 3,
  checkinDay: 1,
  frequencyId: 1,
  surveysTimeSend: '12:00',
  workingDays: [1, 2, 3, 4, 5],
});

const scheduleBody = { checkinDay: 2, frequencyId: 2, surveysTimeSend: '09:00', workingDays: [1, 2, 3] };
const departmentBody = () => ({ name: `Department ${uniqueWord()}`, perfomingScoreId: 3 });
const nameBody = () => ({ name: `Name ${uniqueWord()}` });
const nothing = () => ({});

export const organisationPolicy: Policy = {
  listDepartments: anyone,
  listDashboardDepartments: anyone,
  getCompany: anyone,
  updateCompanyName: { own: { status: 200, send: async () => ({ body: nameBody() }) } },
  updateReportingLink: { own: { status: 200, send: plain({ body: { link: 'https://report.example.com/' } }) } },
  removeAdministrator: aboutCompany(emailOfAdministrator()),
  nudgeAdministrator: aboutCompany(emailOfAdministrator(unfinished)),
  getDepartment: aboutDepartment(),
  updateDepartmentName: aboutDepartment(nameBody),
  deleteDepartment: aboutDepartment(nothing),
  nudgeDepartmentLeader: about(
    async (of) => ({ params: { id: await departmentToNudge(of) }, body: {} }),
    ({ department }) => department.id,
  ),
  deleteCompanyDepartment: aboutDepartment(nothing),
  setDepartmentLeader: aboutDepartment(userId),
  getTeam: aboutTeam(),
  getDepartmentTeam: aboutTeam(),
  updateTeamName: aboutTeam(nameBody),
  updateTeam: aboutTeam(() => scheduleBody),
  removeMember: aboutTeam(emailOfMember()),
  nudgeMember: aboutTeam(emailOfMember(unfinished)),
  nudgeTeamLeader: about(
    async (of) => ({ params: { id: await teamToNudge(of) } }),
    ({ team }) => team.id,
  ),
  deleteCompanyTeam: aboutTeam(nothing),
  deleteDepartmentTeam: aboutTeam(nothing),
  addSecondaryLeader: aboutTeam(userId),
  removeSecondaryLeader: about(
    async (of) => ({ params: { id: await teamWithTwoLeaders(of) }, body: {} }),
    ({ team }) => team.id,
  ),
  nudgeSecondaryLeader: about(
    async (of) => ({ params: { id: await teamWithTwoLeaders(of, unfinished) }, body: {} }),
    ({ team }) => team.id,
  ),
  listLeaderCandidates: {
    own: { status: 200, send: async ({ own }) => ({ query: { team: own.team.id, search: 'robin' } }) },
    foreign: { status: 404, send: async ({ foreign }) => ({ query: { team: foreign.team.id } }) },
    unknown: { status: 404, send: plain({ query: { team: NO_ID } }) },
  },
  listTeamDrafts: anyone,
  getTeamDraft: aboutDraft(buildTeam),
  saveTeamDraft: aboutDraft(buildTeam, draftBody),
  discardTeamDraft: aboutDraft(buildTeam),
  createTeam: aboutDraft(buildTeam),
  listDepartmentDrafts: anyone,
  getDepartmentDraft: aboutDraft(buildDepartment),
  saveDepartmentDraft: aboutDraft(buildDepartment, departmentBody),
  discardDepartmentDraft: aboutDraft(buildDepartment),
  createDepartment: aboutDraft(buildDepartment),
};
