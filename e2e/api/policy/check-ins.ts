import { randomUUID } from 'node:crypto';
import { anyone, bySecret, type Policy } from '#/e2e/api/policy/policy-row.ts';
import { openCheckIn, type WorldCompany } from '#/e2e/api/world.ts';
import { prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildAnswer } from '#/prisma/seed/builders/build-check-in.ts';

const answers = {
  emotion: 3,
  affectingFactors: [3],
  elaborateField: 'Fine',
  todayProductivity: 70,
  motivatorQuestion: { id: 32, type: 2 },
  motivator: 1,
  isApplicable: { emotions: true, selfProductivity: true, motivator: true },
  touched: ['emotions', 'selfProductivity', 'motivator'],
};

const submission = (token: string) => ({ token, submissionId: randomUUID(), answers });

const checkInToken = async (of: WorldCompany) => mailedToken('srv_', (await openCheckIn(of)).id);

const answeredToken = async (of: WorldCompany) => {
  const checkIn = await openCheckIn(of);
  await buildAnswer(prisma(), { checkIn });
  return mailedToken('srv_', checkIn.id);
};

export const checkInsPolicy: Policy = {
  getQuestionnaire: bySecret(404, async ({ own }) => ({ token: await checkInToken(own) }), { token: 'srv_x' }),
  submitCheckIn: bySecret(404, async ({ own }) => submission(await checkInToken(own)), submission('srv_x')),
  getTurnout: bySecret(404, async ({ own }) => ({ token: await answeredToken(own) }), { token: 'srv_x' }),
  listOwnFeelings: anyone,
  listSurveys: anyone,
};
