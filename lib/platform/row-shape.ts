import type { ZodType } from 'zod';

/**
 * Returns what a statement has read as the rows of a shape. The compiler knows nothing of SQL: the database tests put a
 * check in the place of this function, by which a wrong alias or a null that was not expected fails. The product trusts
 * them and spends no time on it.
 */
export function asRows<Row>(_shape: ZodType<Row>, read: readonly unknown[] | { rows: readonly unknown[] }): Row[] {
  return ('rows' in read ? read.rows : read) as Row[];
}
