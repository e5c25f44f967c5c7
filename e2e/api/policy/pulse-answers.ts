import { anyone, type Policy } from '#/e2e/api/policy/policy-row.ts';
import type { World, WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildPulse, buildPulseRound } from '#/prisma/seed/builders/build-pulse.ts';

/** The link of a pulse that is open now. */
async function openLink({ persons, team }: WorldCompany): Promise<string> {
  const db = prisma();
  const pulse = await buildPulse(db, { creator: persons.Administrator, teams: [team] });
  const { recipients } = await buildPulseRound(db, { pulse, team, userIds: [persons.Member.id] });
  return mailedToken('pls_', recipients[0]?.id ?? 0);
}

const bySecretInPath = (body?: unknown) => ({
  own: { status: 200, send: async ({ own }: World) => ({ params: { id: await openLink(own) }, body }) },
  unknown: { status: 404, send: async () => ({ params: { id: 'pls_x' }, body }) },
});

export const pulseAnswersPolicy: Policy = {
  getPulseQuestions: bySecretInPath(),
  checkPulseAnswer: bySecretInPath({ text: 'More light, please.' }),
  submitPulseAnswers: bySecretInPath({ answers: [] }),
  listOwnPulses: anyone,
};
