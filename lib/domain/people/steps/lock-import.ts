import type { PeopleImport } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';

/** An import in this state that nobody else works on until the transaction ends, or null. */
export async function lockImport(
  tx: Transaction,
  id: number,
  state: PeopleImport['state'],
): Promise<PeopleImport | null> {
  await tx.$queryRaw`SELECT id FROM people_imports WHERE id = ${id} FOR UPDATE`;
  return tx.peopleImport.findFirst({ where: { id, state } });
}
