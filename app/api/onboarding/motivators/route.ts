import { handle } from '#/app/handle.ts';
import { getBaselineResult } from '#/lib/domain/onboarding/get-baseline-result.ts';
import {
  getOnboardingMotivatorsContract,
  saveOnboardingMotivatorsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import { saveMotivatorsStep } from '#/lib/domain/onboarding/steps/save-motivators-step.ts';

export const GET = handle(getOnboardingMotivatorsContract, ({ ctx }) => getBaselineResult(ctx));
export const POST = handle(saveOnboardingMotivatorsContract, ({ ctx, body }) => saveMotivatorsStep(ctx, body));
