import type { output } from 'zod';
import type { departmentStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { readLedDepartment } from '#/lib/domain/onboarding/places/get-led-department.ts';
import { takeStep } from '#/lib/domain/onboarding/steps/take-step.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

/** Names a new department, and stores how it is performing; throws `invalid` for renaming a department taken over. */
export function saveDepartment(ctx: UserCtx, { name, perfomingScoreId }: output<typeof departmentStepBody>) {
  return takeStep(ctx, 3, async (tx) => {
    const department = await readLedDepartment(ctx, tx);
    const isNew = department.completedAt === null;
    if (isNew && !name) throw invalid('Department name is required.');
    if (!isNew && name !== undefined && name !== department.name)
      throw invalid('This department has a name already. It can be changed on its own page.');
    await tx.department.update({
      where: { id: department.id },
      data: { performingScoreId: perfomingScoreId, ...(isNew && name ? { name } : {}) },
    });
    return 'done';
  });
}
