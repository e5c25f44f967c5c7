import type { PeopleImport } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** Locks an import and returns it, or null when it is in another state. */
export async function lockImport(
  tx: Transaction,
  id: number,
  state: PeopleImport['state'],
): Promise<PeopleImport | null> {
  await tx.$queryRaw`SELECT id FROM people_imports WHERE id = ${id} FOR UPDATE`;
  return tx.peopleImport.findFirst({ where: { id, state } });
}
