import { anyone, forAdministrators, NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

/** Creates an open pulse that asks a member of a team, new for each call. */
async function newPulse({ company, persons }: WorldCompany, team: Team, creatorRole: RoleName = 'Administrator') {
  const creator = { id: persons[creatorRole].id, companyId: company.id };
  const pulse = await buildPulse(prisma(), { creator, teams: [team], pulse: { creatorRole } });
  await buildPulseRound(prisma(), { pulse, team, userIds: [persons.Member.id] });
  return { id: pulse.id };
}

/** Calls about a pulse of the own team, made by the team leader for themselves, or of a team of colleagues. */
function aboutPulse(body?: unknown): PolicyRow {
  const inputOf = (params: { id: number }) => (body === undefined ? { params } : { params, body });
  const isTeamLeader = ({ own }: World, { id }: User) => id === own.persons['Team Leader'].id;
  return {
    own: {
      status: 200,
      send: async (world, actor) =>
        inputOf(
          await newPulse(world.own, world.own.team, isTeamLeader(world, actor) ? 'Team Leader' : 'Administrator'),
        ),
    },
    colleague: { status: forAdministrators, send: async ({ own }) => inputOf(await newPulse(own, own.otherTeam)) },
    foreign: { status: 404, send: async ({ foreign }) => inputOf(await newPulse(foreign, foreign.team)) },
    unknown: { status: 404, send: plain(inputOf({ id: NO_ID })) },
  };
}

/** Calls about a team's results; of the own team also if the pulse is someone else's. */
function aboutResults(): PolicyRow {
  const of = async (place: WorldCompany, team: Team) => ({
    params: { ...(await newPulse(place, team)), teamId: team.id },
  });
  return {
    own: { status: 200, send: ({ own }) => of(own, own.team) },
    colleague: { status: forAdministrators, send: ({ own }) => of(own, own.otherTeam) },
    foreign: { status: 404, send: ({ foreign }) => of(foreign, foreign.team) },
    unknown: {
      status: 404,
      send: async ({ own }) => ({ params: { ...(await newPulse(own, own.team)), teamId: NO_ID } }),
    },
  };
}

const question = { text: 'Are you well?', typeId: 4 };

/** Calls with teams in the body: an allowed one, one of colleagues, one of another company, and an unknown one. */
function aboutTeams(more: object): PolicyRow {
  const send = (idOf: (world: World) => number) => async (world: World) => ({
    ...more,
    body: { name: 'How we are', teams: [idOf(world)], questions: [question] },
  });
  return {
    own: { status: 200, send: send(({ own }) => own.team.id) },
    colleague: { status: forAdministrators, send: send(({ own }) => own.otherTeam.id) },
    foreign: { status: 404, send: send(({ foreign }) => foreign.team.id) },
    unknown: { status: 404, send: send(() => NO_ID) },
  };
}

export const pulsesPolicy: Policy = {
  listPulseTimes: anyone,
  listQuestionTypes: anyone,
  listPulseDepartments: anyone,
  listReadySurveys: anyone,
  listPulses: anyone,
  createPulse: aboutTeams({}),
  createReadyPulse: aboutTeams({ params: { id: 1 } }),
  getPulse: aboutPulse(),
  updatePulse: aboutPulse({ name: 'How we are' }),
  managePulse: aboutPulse({ time: '09:00' }),
  planPulse: aboutTeams({}),
  activatePulse: aboutPulse(),
  disablePulse: aboutPulse(),
  closePulse: aboutPulse({}),
  deletePulse: aboutPulse(),
  nudgePulse: aboutPulse(),
  listPulseTeams: aboutPulse(),
  getPulseResults: aboutResults(),
};
