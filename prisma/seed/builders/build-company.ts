import type { Company, Prisma } from '#/generated/prisma/client.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { longAgo, uniqueWord } from '#/prisma/seed/builders/unique-word.ts';

/** Creates a separate empty company, so that parallel tests never meet. */
export function buildCompany(
  db: Transaction,
  overrides: Partial<Prisma.CompanyUncheckedCreateInput> = {},
): Promise<Company> {
  return db.company.create({
    data: { name: `Company ${uniqueWord()}`, timeZone: 'Europe/London', createdAt: longAgo, ...overrides },
  });
}
