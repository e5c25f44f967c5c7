import { handle } from '#/app/handle.ts';
import { finishOnboarding } from '#/lib/domain/onboarding/commands/finish-onboarding.ts';
import { finishOnboardingContract } from '#/lib/domain/onboarding/contract.ts';

export const GET = handle(finishOnboardingContract, ({ ctx }) => finishOnboarding(ctx));
