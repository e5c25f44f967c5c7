import { type Nudged, nudgePerson } from '#/lib/domain/organisation/nudges/nudge-person.ts';
import { getManagedDepartment } from '#/lib/domain/places/get-managed-department.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';
import { message } from '#/lib/words/message.ts';

/** Reminds the leader of a department as `nudgePerson` does; throws `invalid` for a department without one. */
export async function nudgeDepartmentLeader(ctx: UserCtx, departmentId: number): Promise<Nudged> {
  const { leader } = await getManagedDepartment(ctx.db, ctx, departmentId);
  if (!leader) throw invalid(message('organisation.answers.noDepartmentLeader'));
  return nudgePerson(ctx, leader);
}
