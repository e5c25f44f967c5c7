import { getManagedTeam } from '#/lib/domain/places/get-managed-team.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** `getManagedTeam` of a team that nobody else changes or deletes before this transaction ends. */
export async function lockTeam(tx: Transaction, ctx: UserCtx, id: number, may?: Parameters<typeof getManagedTeam>[3]) {
  await tx.$queryRaw`SELECT id FROM teams WHERE id = ${id} AND company_id = ${ctx.company.id} FOR UPDATE`;
  return getManagedTeam(tx, ctx, id, may);
}
