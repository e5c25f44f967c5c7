import { recordAct } from '#/lib/domain/acts/record-act.ts';
import type { Ledger } from '#/lib/domain/people/import-changes/open-ledger.ts';
import type { PlacedPosition } from '#/lib/domain/people/import-file/import-position.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Makes people Administrators; those who already are stay so. */
export async function addAdministrators(
  tx: Transaction,
  ctx: Ctx,
  ledger: Ledger,
  people: readonly PlacedPosition[],
): Promise<void> {
  const { companyId, now, actorId, importId } = ledger;
  const newAdministrators = await tx.administrator.createManyAndReturn({
    data: people.flatMap(({ userId }) => (userId === null ? [] : { companyId, userId, createdAt: now })),
    skipDuplicates: true,
    select: { userId: true },
  });
  await tx.administratorRequest.deleteMany({
    where: { companyId, userId: { in: newAdministrators.map(({ userId }) => userId) } },
  });
  for (const { userId } of newAdministrators) {
    ledger.add('administrator_added', { userId });
    ledger.affected.add(userId);
    const details = { import: importId };
    await recordAct(tx, ctx, { action: 'administrator.add', subject: `user:${userId}`, companyId, actorId, details });
  }
}
