import { handle } from '#/app/handle.ts';
import {
  getOnboardingNormsContract,
  saveOnboardingNormsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import { saveNorms } from '#/lib/domain/onboarding/steps/step.service.ts';
import { getValues } from '#/lib/domain/profile/motivators/motivators.service.ts';

export const GET = handle(getOnboardingNormsContract, ({ ctx }) => getValues(ctx));
export const POST = handle(saveOnboardingNormsContract, ({ ctx, body }) => saveNorms(ctx, body));
