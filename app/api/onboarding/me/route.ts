import { handle } from '#/app/handle.ts';
import { saveYou } from '#/lib/domain/onboarding/commands/save-you.ts';
import { getOnboardingMeContract, saveOnboardingMeContract } from '#/lib/domain/onboarding/contract.ts';
import { getYou } from '#/lib/domain/onboarding/queries/get-you.ts';

export const GET = handle(getOnboardingMeContract, ({ ctx }) => getYou(ctx));
export const POST = handle(saveOnboardingMeContract, ({ ctx, body }) => saveYou(ctx, body));
