import { handle } from '#/app/handle.ts';
import { finishOnboardingContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { finishOnboarding } from '#/lib/domain/onboarding/steps/finish-onboarding.ts';

export const GET = handle(finishOnboardingContract, ({ ctx, query }) => finishOnboarding(ctx, query));
