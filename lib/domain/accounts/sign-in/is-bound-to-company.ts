import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import { isBoundSql } from '#/lib/domain/sessions/enforced.sql.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const boundRow = z.object({ isBound: z.boolean() });

/** Returns whether a person can only sign in by their company's connection. */
export async function isBoundToCompany(db: Transaction | Ctx['db'], userId: number): Promise<boolean> {
  const isBound = Prisma.raw(isBoundSql);
  const rows = asRows(boundRow, await db.$queryRaw`SELECT ${isBound} AS "isBound" FROM users u WHERE u.id = ${userId}`);
  return rows[0]?.isBound ?? false;
}
