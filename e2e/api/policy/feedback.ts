import { anyone, oneOther, type Policy, type PolicyRow, plain } from '#/e2e/api/policy/policy-row.ts';
import type { World } from '#/e2e/api/world.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';
import { newImageName } from '#/lib/platform/image.ts';
import { buildFeedbackImage } from '#/prisma/seed/builders/build-feedback-image.ts';

const nameOf = async (user: User) => (await buildFeedbackImage(prisma(), user)).name;

/** Calls about an own screenshot, a colleague's, one of another company, and an unknown one. */
function aboutScreenshot(status: number, bodyOf: (fileName: string) => unknown): PolicyRow {
  const sendWith = (find: (world: World, actor: User) => Promise<string>) => async (world: World, actor: User) => ({
    body: bodyOf(await find(world, actor)),
  });
  return {
    own: { status: 200, send: sendWith((_, actor) => nameOf(actor)) },
    colleague: { status, send: sendWith(({ own }, actor) => nameOf(oneOther(own, actor))) },
    foreign: { status, send: sendWith(({ foreign }) => nameOf(foreign.persons.Member)) },
    unknown: { status, send: sendWith(async () => newImageName()) },
  };
}

export const feedbackPolicy: Policy = {
  listFeedbackTypes: anyone,
  // The matrix speaks JSON, which the gate refuses here; pictures are tested next to the command.
  setFeedbackImage: {},
  removeFeedbackImage: aboutScreenshot(404, (fileName) => ({ fileName })),
  sendFeedback: aboutScreenshot(422, (fileName) => ({
    description: 'It works.',
    type: 4,
    screenshots: [{ fileName, url: `/api/images/${fileName}` }],
  })),
  sendSuggestion: { own: { status: 200, send: plain({ body: { text: 'Longer weekends.' } }) } },
};
