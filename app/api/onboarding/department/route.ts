import { handle } from '#/app/handle.ts';
import { getLedDepartment } from '#/lib/domain/onboarding/places/get-led-department.ts';
import {
  getOnboardingDepartmentContract,
  saveOnboardingDepartmentContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';
import { saveDepartment } from '#/lib/domain/onboarding/steps/save-department.ts';

export const GET = handle(getOnboardingDepartmentContract, ({ ctx }) => getLedDepartment(ctx));
export const POST = handle(saveOnboardingDepartmentContract, ({ ctx, body }) => saveDepartment(ctx, body));
