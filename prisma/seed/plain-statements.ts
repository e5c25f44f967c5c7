import type { PoolClient } from 'pg';
import { Prisma } from '#/generated/prisma/client.ts';
import type { Statements } from '#/lib/platform/db.ts';

/** Makes functions of the product send their statements on the seed's connection. */
export function plainStatements(client: PoolClient): Statements {
  const send = async (text: TemplateStringsArray, ...values: unknown[]) => {
    const { text: numbered, values: all } = Prisma.sql(text, ...values);
    const { rows } = await client.query<object>(numbered, all);
    return rows;
  };
  return { $queryRaw: send, $executeRaw: send };
}
