import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

// People are locked first, by id, then the company, departments, teams and invitations: as `lockPlaces` and erasing do.

/** Prevents erasing people, and the current leaders of these places, until the transaction ends. */
export async function lockPeople(
  tx: Transaction,
  ctx: UserCtx,
  { people = [], teamId = 0, departmentId = 0 }: { people?: readonly number[]; teamId?: number; departmentId?: number },
): Promise<void> {
  const { id: companyId } = ctx.company;
  await tx.$queryRaw`
    SELECT id FROM users
    WHERE company_id = ${companyId} AND id = ANY(ARRAY(
      SELECT unnest(${people}::int[])
      UNION SELECT leader_id FROM departments WHERE id = ${departmentId}
      UNION SELECT unnest(ARRAY[leader_id, secondary_leader_id]) FROM teams WHERE id = ${teamId}))
    ORDER BY id FOR SHARE`;
}
