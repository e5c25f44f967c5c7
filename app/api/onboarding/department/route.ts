import { handle } from '#/app/handle.ts';
import { saveDepartment } from '#/lib/domain/onboarding/commands/save-department.ts';
import {
  getOnboardingDepartmentContract,
  saveOnboardingDepartmentContract,
} from '#/lib/domain/onboarding/place-contract.ts';
import { getLedDepartment } from '#/lib/domain/onboarding/queries/get-led-department.ts';

export const GET = handle(getOnboardingDepartmentContract, ({ ctx }) => getLedDepartment(ctx));
export const POST = handle(saveOnboardingDepartmentContract, ({ ctx, body }) => saveDepartment(ctx, body));
