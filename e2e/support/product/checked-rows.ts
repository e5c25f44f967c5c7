import { vi } from 'vitest';
import { array, type ZodType } from 'zod';

// Every statement that a database test sends must give what it is read as.
vi.mock('#/lib/platform/row-shape.ts', () => ({
  asRows: (shape: ZodType, read: readonly unknown[] | { rows: readonly unknown[] }) => {
    const rows = 'rows' in read ? read.rows : read;
    array(shape).parse(rows);
    return rows;
  },
}));
