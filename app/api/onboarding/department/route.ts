import { handle } from '#/app/handle.ts';
import { getLedDepartment } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import {
  getOnboardingDepartmentContract,
  saveOnboardingDepartmentContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';
import { saveDepartment } from '#/lib/domain/onboarding/steps/step.service.ts';

export const GET = handle(getOnboardingDepartmentContract, ({ ctx }) => getLedDepartment(ctx));
export const POST = handle(saveOnboardingDepartmentContract, ({ ctx, body }) => saveDepartment(ctx, body));
