import { handle } from '#/app/handle.ts';
import {
  getOnboardingMotivatorsContract,
  saveOnboardingMotivatorsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import { getBaselineResult } from '#/lib/domain/onboarding/onboarding.service.ts';
import { saveMotivatorsStep } from '#/lib/domain/onboarding/steps/step.service.ts';

export const GET = handle(getOnboardingMotivatorsContract, ({ ctx }) => getBaselineResult(ctx));
export const POST = handle(saveOnboardingMotivatorsContract, ({ ctx, body }) => saveMotivatorsStep(ctx, body));
