import { handle } from '#/app/handle.ts';
import { getOnboardingRolesContract } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { getOnboardingRoles } from '#/lib/domain/onboarding/places/get-onboarding-roles.ts';

export const GET = handle(getOnboardingRolesContract, ({ ctx }) => getOnboardingRoles(ctx));
