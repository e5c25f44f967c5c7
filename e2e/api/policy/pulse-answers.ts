import { anyone, type Policy } from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

/** Creates an open pulse, and returns its link and question. */
async function openPulse({ persons, team }: WorldCompany) {
  const db = prisma();
  const pulse = await buildPulse(db, { creator: persons.Administrator, teams: [team] });
  const { recipients } = await buildPulseRound(db, { pulse, team, userIds: [persons.Member.id] });
  const question = await db.pulseQuestion.findFirstOrThrow({ where: { pulseId: pulse.id } });
  return { id: mailedToken('pls_', recipients[0]?.id ?? 0), questionId: question.id };
}

const bySecretInPath = (bodyFor: (questionId: number) => unknown = () => undefined) => ({
  own: {
    status: 200,
    send: async ({ own }: World) => {
      const { id, questionId } = await openPulse(own);
      return { params: { id }, body: bodyFor(questionId) };
    },
  },
  unknown: { status: 404, send: async () => ({ params: { id: 'pls_x' }, body: bodyFor(1) }) },
});

export const pulseAnswersPolicy: Policy = {
  getPulseQuestions: bySecretInPath(),
  checkPulseAnswer: bySecretInPath(() => ({ text: 'More light, please.' })),
  submitPulseAnswers: bySecretInPath((questionId) => ({ answers: [{ questionId, answer: null }] })),
  listOwnPulses: anyone,
};
