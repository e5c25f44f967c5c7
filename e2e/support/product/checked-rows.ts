import { vi } from 'vitest';
import { array, type ZodType } from 'zod';

// In database tests, every statement must return rows of the shape that the code expects.
vi.mock('#/lib/platform/row-shape.ts', () => ({
  asRows: (shape: ZodType, read: readonly unknown[] | { rows: readonly unknown[] }) => {
    const rows = 'rows' in read ? read.rows : read;
    array(shape).parse(rows);
    return rows;
  },
}));
