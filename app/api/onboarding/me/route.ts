import { handle } from '#/app/handle.ts';
import { getOnboardingMeContract, saveOnboardingMeContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { getYou } from '#/lib/domain/onboarding/onboarding.service.ts';
import { saveYou } from '#/lib/domain/onboarding/steps/step.service.ts';

export const GET = handle(getOnboardingMeContract, ({ ctx }) => getYou(ctx));
export const POST = handle(saveOnboardingMeContract, ({ ctx, body }) => saveYou(ctx, body));
