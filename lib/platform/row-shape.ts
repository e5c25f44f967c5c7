import type { ZodType } from 'zod';

/**
 * Returns the rows of a statement typed by a shape. The compiler knows nothing about SQL, so database tests replace
 * this function with a check that fails for a wrong alias or an unexpected null. In production, it relies on those
 * tests and spends no time on checks.
 */
export function asRows<Row>(_shape: ZodType<Row>, read: readonly unknown[] | { rows: readonly unknown[] }): Row[] {
  return ('rows' in read ? read.rows : read) as Row[];
}
