import { anyone, type Policy, plain } from '#/e2e/api/policy/policy-row.ts';
import { atStep } from '#/e2e/support/actors/newcomers.ts';
import type { User } from '#/generated/prisma/client.ts';
import { prisma } from '#/lib/platform/db.ts';

const everyMotivator = Array.from({ length: 12 }, (_, at) => at + 1);

/** Sends as someone at the last step, because earlier steps may be repeated. */
const unfinished =
  (body: unknown) =>
  async (_world: unknown, { id }: User) => {
    await prisma().user.update({ where: { id }, data: { ...atStep(7), onboardingCompletedAt: null } });
    return { body };
  };

/** Sends as someone who has finished. */
const finished =
  (body: unknown) =>
  async (_world: unknown, { id }: User) => {
    await prisma().user.update({ where: { id }, data: { onboardingCompletedAt: new Date() } });
    return { body };
  };

// Steps may be taken again after the end. Who may take those of company, department and team depends on what they
// lead, and is tested next to the commands.
export const onboardingPolicy: Policy = {
  getOnboardingRoles: anyone,
  getOnboardingMe: anyone,
  getOnboardingNorms: anyone,
  getOnboardingMotivators: anyone,
  saveOnboardingMe: {
    own: { status: 200, send: unfinished({ seniorityId: 4 }) },
    colleague: { status: 200, send: finished({ seniorityId: 4 }) },
    unknown: { status: 422, send: plain({ body: { seniorityId: 99 } }) },
  },
  saveOnboardingNorms: {
    own: { status: 200, send: unfinished({ norms: [1, 2] }) },
    colleague: { status: 200, send: finished({ norms: [1, 2] }) },
    unknown: { status: 422, send: plain({ body: { norms: [99] } }) },
  },
  saveOnboardingMotivators: {
    own: { status: 200, send: unfinished({ userRatings: everyMotivator }) },
    colleague: { status: 200, send: finished({ userRatings: everyMotivator }) },
    unknown: { status: 422, send: plain({ body: { userRatings: [1] } }) },
  },
  // No one in this world signed the company up.
  getOnboardingCompany: { colleague: { status: 403, send: plain({}) } },
  saveOnboardingCompany: {
    colleague: { status: 403, send: unfinished({ superAdminList: [] }) },
    unknown: { status: 422, send: plain({ body: { companySizeId: 99 } }) },
  },
  getOnboardingDepartment: {},
  saveOnboardingDepartment: { unknown: { status: 422, send: plain({ body: { perfomingScoreId: 99 } }) } },
  getOnboardingTeam: {},
  saveOnboardingTeam: { unknown: { status: 422, send: plain({ body: { frequencyId: 99 } }) } },
  finishOnboarding: {
    own: { status: 200, send: unfinished(undefined) },
    colleague: { status: 200, send: finished(undefined) },
  },
};
