import { handle } from '#/app/handle.ts';
import {
  getOnboardingNormsContract,
  saveOnboardingNormsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import { saveNorms } from '#/lib/domain/onboarding/steps/save-norms.ts';
import { getValues } from '#/lib/domain/profile/motivators/get-values.ts';

export const GET = handle(getOnboardingNormsContract, ({ ctx }) => getValues(ctx));
export const POST = handle(saveOnboardingNormsContract, ({ ctx, body }) => saveNorms(ctx, body));
