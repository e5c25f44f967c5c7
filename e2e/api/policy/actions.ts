import { NO_ID, type Policy, type PolicyRow, plain, type Target } from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { noFigures } from '#/lib/domain/pulses/results/question-figures.ts';
import { prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { buildAction } from '#/prisma/seed/builders/build-action.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';
import { buildAdministrator } from '#/prisma/seed/builders/build-user.ts';

/** Returns 200 for administrators, who are above every team of their company, otherwise 403. */
const above = (role: string | null) => (role === 'Administrator' ? 200 : 403);

const teams: Partial<Record<Target, (world: World) => Team>> = {
  own: ({ own }) => own.team,
  colleague: ({ own }) => own.otherTeam,
  foreign: ({ foreign }) => foreign.team,
};

/** Calls about a team's step. People who may not read the team don't learn that it exists. */
function aboutAction(body: unknown): PolicyRow {
  const send = (placeOf: (world: World) => Pick<WorldCompany, 'team'>) => async (world: World) => {
    const { team } = placeOf(world);
    // A team has one open step for each topic.
    await prisma().action.deleteMany({ where: { teamId: team.id } });
    const { id } = await buildAction(prisma(), { team });
    return { params: { id }, body };
  };
  return {
    own: { status: 200, send: send(({ own }) => own) },
    colleague: {
      status: (role) => (role === 'Administrator' ? 200 : 404),
      send: send(({ own }) => ({ team: own.otherTeam })),
    },
    foreign: { status: 404, send: send(({ foreign }) => foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, body }) },
  };
}

/** A member's answer about a step of their team. Leaders aren't asked, and others don't learn that it exists. */
function aboutBallot(): PolicyRow {
  const ballotOf = (teamOf: (world: World) => Team) => async (world: World) => {
    const team = teamOf(world);
    await prisma().action.deleteMany({ where: { teamId: team.id } });
    const { id, companyId } = await buildAction(prisma(), { team });
    await prisma().actionBallot.create({ data: { actionId: id, companyId, closesOn: new Date() } });
    return { params: { id }, body: { value: 'yes' } };
  };
  const byRole: Partial<Record<RoleName, number>> = { Member: 200, 'Team Leader': 403 };
  return {
    own: { status: (role) => (role && byRole[role]) ?? 404, send: ballotOf(({ own }) => own.team) },
    colleague: { status: 404, send: ballotOf(({ own }) => own.otherTeam) },
    foreign: { status: 404, send: ballotOf(({ foreign }) => foreign.team) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, body: { value: 'yes' } }) },
  };
}

/** Calls about a team. */
function aboutTeam(inputOf: (teamId: number) => { query?: { teamId: number }; body?: unknown }): PolicyRow {
  const row: PolicyRow = { unknown: { status: 404, send: plain(inputOf(NO_ID)) } };
  const status = { own: 200, colleague: above, foreign: 404, unknown: 404 };
  for (const [target, teamOf] of Object.entries(teams) as [Target, (world: World) => Team][])
    row[target] = {
      status: status[target],
      send: async (world) => {
        const team = teamOf(world);
        // Each caller starts the first step for its topic.
        await prisma().action.deleteMany({ where: { teamId: team.id } });
        return inputOf(team.id);
      },
    };
  return row;
}

/** Creates a published round of a team that no one has shared. */
async function roundOf(team: Team) {
  await prisma().share.deleteMany({ where: { teamId: team.id } });
  const creator = await buildAdministrator(prisma(), { companyId: team.companyId });
  const pulse = await buildPulse(prisma(), { creator, teams: [team] });
  const publishedAt = new Date();
  const { round } = await buildPulseRound(prisma(), {
    pulse,
    team,
    userIds: [],
    round: { publishedAt, closedAt: publishedAt },
  });
  const { id: questionId } = await prisma().pulseQuestion.findFirstOrThrow({ where: { pulseId: pulse.id } });
  const of = { companyId: team.companyId, roundId: round.id, teamId: team.id, questionId };
  await prisma().pulseResult.create({ data: { ...of, persons: 5, result: { ...noFigures, average: 3, score: 50 } } });
  return round;
}

/** Calls that share a team's published results, for people who manage its steps. */
function aboutSharing(): PolicyRow {
  const row: PolicyRow = { unknown: { status: 404, send: plain({ body: { teamId: NO_ID, roundId: NO_ID } }) } };
  const status = { own: 200, colleague: above, foreign: 404, unknown: 404 };
  for (const [target, teamOf] of Object.entries(teams) as [Target, (world: World) => Team][])
    row[target] = {
      status: status[target],
      send: async (world) => {
        const team = teamOf(world);
        const { id: roundId } = await roundOf(team);
        return { body: { teamId: team.id, roundId } };
      },
    };
  return row;
}

/** A vote of someone in a team. Others don't learn that it exists. */
function aboutVote(): PolicyRow {
  const voteOf = (teamOf: (world: World) => Team) => async (world: World) => {
    const { id: teamId, companyId } = teamOf(world);
    const { id: roundId } = await roundOf(teamOf(world));
    const [sharedOn, voteUntil] = [new Date(), new Date(Date.now() + 86_400_000)];
    const { id } = await prisma().share.create({
      data: { companyId, teamId, roundId, sharedOn, voteUntil, votersMin: 5 },
    });
    await prisma().shareTopic.create({ data: { companyId, shareId: id, topic: 'factor:10', position: 1 } });
    return { params: { id }, body: { topics: ['factor:10'] } };
  };
  const byRole: Partial<Record<RoleName, number>> = { Member: 200, 'Team Leader': 200 };
  return {
    own: { status: (role) => (role && byRole[role]) ?? 404, send: voteOf(({ own }) => own.team) },
    colleague: { status: 404, send: voteOf(({ own }) => own.otherTeam) },
    foreign: { status: 404, send: voteOf(({ foreign }) => foreign.team) },
    unknown: { status: 404, send: plain({ params: { id: NO_ID }, body: { topics: ['factor:10'] } }) },
  };
}

export const actionsPolicy: Policy = {
  listActions: aboutTeam((teamId) => ({ query: { teamId } })),
  // Teams that someone may not see look as if they tried nothing.
  listTeamSteps: {
    own: { status: 200, send: async ({ own }) => ({ query: { teamIds: own.team.id } }) },
    colleague: { status: 200, send: async ({ own }) => ({ query: { teamIds: `${own.team.id},${own.otherTeam.id}` } }) },
    foreign: { status: 200, send: async ({ foreign }) => ({ query: { teamIds: foreign.team.id } }) },
    unknown: { status: 422, send: plain({ query: { teamIds: 'all' } }) },
  },
  startAction: aboutTeam((teamId) => ({ body: { teamId, topic: 'factor:10', prepared: 1 } })),
  listActionIdeas: { own: { status: 200, send: plain({ query: { topic: 'factor:10' } }) } },
  changeAction: aboutAction({ prepared: 2 }),
  moveAction: aboutAction({ state: 'ended', why: 'It is through.' }),
  answerHelped: aboutBallot(),
  shareResults: aboutSharing(),
  voteOnShare: aboutVote(),
};
