import { bySecret, NO_ID, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { World } from '#/e2e/api/world.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { newSecret } from '#/lib/platform/tokens.ts';
import { buildReplyThread } from '#/prisma/seed/builders/build-reply-thread.ts';

const NO_POST = '00000000-0000-4000-8000-000000000000';

/** Calls that the key of a conversation authorises, whoever makes them. */
const byKey = (more: Record<string, unknown> = {}): PolicyRow =>
  bySecret(404, async ({ own }) => ({ token: (await buildReplyThread(prisma(), { team: own.team })).token, ...more }), {
    token: newSecret('rpl_').token,
    ...more,
  });

const sendTeam = (teamOf: (world: World) => Team) => async (world: World) => ({ query: { teamId: teamOf(world).id } });
const sendThread = (teamOf: (world: World) => Team) => async (world: World) => {
  const { post } = await buildReplyThread(prisma(), { team: teamOf(world) });
  return { params: { id: post.id }, body: { text: 'What would help?' } };
};
const own = ({ own: place }: World) => place.team;
const colleague = ({ own: place }: World) => place.otherTeam;
const foreign = ({ foreign: place }: World) => place.team;

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
    own: { status: 200, send: sendTeam(own) },
    colleague: { status: 403, send: sendTeam(colleague) },
    foreign: { status: 404, send: sendTeam(foreign) },
    unknown: { status: 404, send: plain({ query: { teamId: NO_ID } }) },
  },
  answerReply: {
    own: { status: 200, send: sendThread(own) },
    colleague: { status: 404, send: sendThread(colleague) },
    foreign: { status: 404, send: sendThread(foreign) },
    unknown: { status: 404, send: plain({ params: { id: NO_POST }, body: { text: 'What would help?' } }) },
  },
};
