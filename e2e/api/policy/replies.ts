import { bySecret, forAdministrators, NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { WorldCompany } from '#/e2e/api/world.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildPulseThread, buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';

const NO_POST = '00000000-0000-4000-8000-000000000000';

/** Calls that a conversation's key authorises, for any caller. */
const byKey = (more: Record<string, unknown> = {}): PolicyRow =>
  bySecret(404, async ({ own }) => ({ token: (await buildReplyThread(prisma(), { team: own.team })).token, ...more }), {
    token: newSecret('rpl_').token,
    ...more,
  });

/** Creates a published text of a team, in a pulse that an administrator created. */
const newText = (place: WorldCompany, team: Team) =>
  buildPulseThread(prisma(), { creator: place.persons.Administrator, team });

const sendTexts = async (place: WorldCompany, team: Team) => {
  const { pulseId } = await newText(place, team);
  return { query: { teamId: team.id, pulseId } };
};

/** Calls about a team's text: of the own team, for administrators of all teams. */
function aboutText(body: object): PolicyRow {
  const send = async (place: WorldCompany, team: Team) => ({
    params: { id: (await newText(place, team)).answer.id },
    body,
  });
  return {
    own: { status: 200, send: ({ own }) => send(own, own.team) },
    colleague: {
      status: (role) => (role === 'Administrator' ? 200 : 404),
      send: ({ own }) => send(own, own.otherTeam),
    },
    foreign: { status: 404, send: ({ foreign }) => send(foreign, foreign.team) },
    unknown: { status: 404, send: plain({ params: { id: NO_POST }, body }) },
  };
}

export const repliesPolicy: Policy = {
  openReply: byKey(),
  writeReply: byKey({ text: 'By the window.' }),
  closeReply: byKey(),
  signReply: {
    ...byKey({ confirm: true }),
    foreign: {
      status: 404,
      send: async (world) => {
        const { token } = await buildReplyThread(prisma(), { team: world.foreign.team });
        return { body: { token, confirm: true } };
      },
    },
  },
  listReplies: {
    own: { status: 200, send: (world) => sendTexts(world.own, world.own.team) },
    colleague: { status: forAdministrators, send: (world) => sendTexts(world.own, world.own.otherTeam) },
    foreign: { status: 404, send: (world) => sendTexts(world.foreign, world.foreign.team) },
    unknown: { status: 404, send: plain({ query: { teamId: 0, pulseId: NO_ID } }) },
  },
  answerReply: aboutText({ text: 'What would help?' }),
  acknowledgePulseText: aboutText({ word: 1 }),
};
