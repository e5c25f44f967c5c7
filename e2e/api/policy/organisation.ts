import {
  anyone,
  NO_ID,
  newAddress,
  type Policy,
  type PolicyRow,
  plain,
  type Sent,
} from '#/e2e/api/policy/policy-row.ts';
import type { Inhabited } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

async function draftOf({ company }: Inhabited, creator: User): Promise<Sent> {
  const draft = { companyId: company.id, creatorId: creator.id, completedAt: null };
  return { query: { id: (await buildTeam(prisma(), draft)).id } };
}

/** Calls about an unfinished team: it is there for its creator only. */
function aboutDraft(body?: () => unknown): PolicyRow {
  const withBody = async (sent: Promise<Sent>) => ({ ...(await sent), ...(body ? { body: body() } : {}) });
  const someoneElse = ({ persons }: Inhabited, actor: User) =>
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

export const organisationPolicy: Policy = {
  listDepartments: anyone,
  listTeamDrafts: anyone,
  getTeamDraft: aboutDraft(),
  saveTeamDraft: aboutDraft(draftBody),
  createTeam: aboutDraft(),
};
