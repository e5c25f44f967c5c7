import { handle } from '#/app/handle.ts';
import { saveMotivatorsStep } from '#/lib/domain/onboarding/commands/save-motivators-step.ts';
import { getOnboardingMotivatorsContract, saveOnboardingMotivatorsContract } from '#/lib/domain/onboarding/contract.ts';
import { getBaselineResult } from '#/lib/domain/onboarding/queries/get-baseline-result.ts';

export const GET = handle(getOnboardingMotivatorsContract, ({ ctx }) => getBaselineResult(ctx));
export const POST = handle(saveOnboardingMotivatorsContract, ({ ctx, body }) => saveMotivatorsStep(ctx, body));
