import { handle } from '#/app/handle.ts';
import { getOnboardingRolesContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { getOnboardingRoles } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';

export const GET = handle(getOnboardingRolesContract, ({ ctx }) => getOnboardingRoles(ctx));
