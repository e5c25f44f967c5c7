import { vi } from 'vitest';
import { array, type ZodType } from 'zod';

// Every statement of a database test must return rows of the shape that its reader expects.
vi.mock('#/lib/platform/row-shape.ts', () => ({
  asRows: (shape: ZodType, read: readonly unknown[] | { rows: readonly unknown[] }) => {
    const rows = 'rows' in read ? read.rows : read;
    array(shape).parse(rows);
    return rows;
  },
}));
