import { handle } from '#/app/handle.ts';
import { getLedTeam } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import {
  getOnboardingTeamContract,
  saveOnboardingTeamContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';
import { saveTeam } from '#/lib/domain/onboarding/steps/save-steps.service.ts';

export const GET = handle(getOnboardingTeamContract, ({ ctx }) => getLedTeam(ctx));
export const POST = handle(saveOnboardingTeamContract, ({ ctx, body }) => saveTeam(ctx, body));
