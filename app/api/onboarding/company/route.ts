import { handle } from '#/app/handle.ts';
import { getCompanyDescription } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import {
  getOnboardingCompanyContract,
  saveOnboardingCompanyContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';
import { saveCompany } from '#/lib/domain/onboarding/steps/save-steps.service.ts';

export const GET = handle(getOnboardingCompanyContract, ({ ctx }) => getCompanyDescription(ctx));
export const POST = handle(saveOnboardingCompanyContract, ({ ctx, body }) => saveCompany(ctx, body));
