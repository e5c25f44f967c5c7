import { anyone, type Input, NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCoachItem } from '#/prisma/seed/builders/build-coach-item.ts';
import { buildPost } from '#/prisma/seed/builders/build-post.ts';

const NO_POST = '00000000-0000-4000-8000-000000000000';

/** Calls about the team in their path. */
function aboutTeam(body?: (place: WorldCompany, actor: User) => Promise<unknown>): PolicyRow {
  const send =
    (placeOf: (world: World) => WorldCompany, idOf: (world: World) => number) => async (world: World, actor: User) => ({
      params: { id: idOf(world) },
      ...(body ? { body: await body(placeOf(world), actor) } : {}),
    });
  return {
    own: {
      status: 200,
      send: send(
        ({ own }) => own,
        ({ own }) => own.team.id,
      ),
    },
    colleague: {
      status: 403,
      send: send(
        ({ own }) => own,
        ({ own }) => own.otherTeam.id,
      ),
    },
    foreign: {
      status: 404,
      send: send(
        ({ own }) => own,
        ({ foreign }) => foreign.team.id,
      ),
    },
    unknown: {
      status: 404,
      send: send(
        ({ own }) => own,
        () => NO_ID,
      ),
    },
  };
}

type Make = (team: Team, actor: User, place: WorldCompany) => Promise<{ id: number | string }>;

/** Calls about something made for a team. No one learns whether another team has one. */
function aboutThing(
  make: Make,
  none: number | string,
  body?: unknown,
  own: NonNullable<PolicyRow['own']>['status'] = 200,
): PolicyRow {
  const inputOf = ({ id }: { id: number | string }): Input => ({
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
  return {
    own: { status: own, send: async ({ own: place }, actor) => inputOf(await make(place.team, actor, place)) },
    colleague: {
      status: 404,
      send: async ({ own: place }, actor) => inputOf(await make(place.otherTeam, actor, place)),
    },
    foreign: {
      status: 404,
      send: async ({ foreign }) => inputOf(await make(foreign.team, foreign.persons.Member, foreign)),
    },
    unknown: { status: 404, send: plain(inputOf({ id: none })) },
  };
}

const newItem: Make = (team, actor, { persons }) =>
  buildCoachItem(prisma(), { team, audience: actor.id === persons['Team Leader'].id ? 'leader' : 'member' });
const ownPost: Make = (team, actor) => buildPost(prisma(), { team, authorId: actor.id });
const anyPost: Make = (team) => buildPost(prisma(), { team });

/** Creates the notification of a bad trend, whose button writes to a team. */
async function message({ team }: WorldCompany, { id: userId, companyId }: User) {
  const { id } = await prisma().notification.create({
    data: {
      companyId,
      userId,
      role: 'Team Leader',
      createdAt: new Date(),
      title: 'Motivation Trend: down 9 points to 61',
      message: 'Motivation fell.',
      icon: 'trend',
      color: 'bad',
      buttonTitle: 'Post',
      buttonLink: `/api/coach/post/${team.id}/message`,
    },
  });
  return { id, text: 'What would help you this week?' };
}

export const coachingPolicy: Policy = {
  listCoachTeams: anyone,
  listCoachInsights: aboutTeam(),
  listCoachTrends: aboutTeam(),
  listCoachPosts: aboutTeam(),
  createCoachPost: aboutTeam(async () => ({ text: 'It went well.' })),
  sendCoachMessage: aboutTeam(message),
  likeCoachItem: aboutThing(newItem, NO_ID),
  dislikeCoachItem: aboutThing(newItem, NO_ID),
  seeCoachItem: aboutThing(newItem, NO_ID, {}),
  readCoachPost: aboutThing(anyPost, NO_POST),
  acknowledgeCoachPost: aboutThing(anyPost, NO_POST, { word: 1 }),
  removeCoachPost: aboutThing(ownPost, NO_POST, {}),
  hideCoachPost: aboutThing(anyPost, NO_POST, { reason: 'It speaks of one person.' }, (role) =>
    role === 'Team Leader' ? 200 : 403,
  ),
};
