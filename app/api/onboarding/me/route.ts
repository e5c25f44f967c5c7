import { handle } from '#/app/handle.ts';
import { getYou } from '#/lib/domain/onboarding/get-you.ts';
import { getOnboardingMeContract, saveOnboardingMeContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { saveYou } from '#/lib/domain/onboarding/steps/save-you.ts';

export const GET = handle(getOnboardingMeContract, ({ ctx }) => getYou(ctx));
export const POST = handle(saveOnboardingMeContract, ({ ctx, body }) => saveYou(ctx, body));
