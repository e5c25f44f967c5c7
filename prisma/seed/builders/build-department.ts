import type { Department, Prisma } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Creates a department without a leader and teams. */
export function buildDepartment(
  db: Transaction,
  fields: Partial<Prisma.DepartmentUncheckedCreateInput> & { companyId: number },
): Promise<Department> {
  return db.department.create({
    data: { name: `Department ${uniqueWord()}`, createdAt: longAgo, completedAt: longAgo, ...fields },
  });
}
