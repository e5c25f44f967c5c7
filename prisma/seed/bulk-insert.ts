import type { PoolClient } from 'pg';

/** Column names with their PostgreSQL types, in the order of the values in each row. */
export type Columns = Readonly<Record<string, string>>;
export type Row = readonly unknown[];

const ROWS_PER_STATEMENT = 5000;

/** Inserts rows with one array parameter per column and a few statements in all. */
export async function insertRows(
  client: PoolClient,
  table: string,
  columns: Columns,
  rows: readonly Row[],
): Promise<void> {
  const text = insertStatement(table, columns);
  const types = Object.values(columns);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    const values = types.map((type, column) => chunk.map((row) => toParameter(row[column], type)));
    await client.query(text, values);
  }
}

/** Takes a number of ids from a table's sequence, so that rows can refer to each other before they exist. */
export async function reserveIds(client: PoolClient, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2)`,
    [table, count],
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Returns the statement. unnest would flatten an array of arrays, so a column of number arrays is sent as text and cast
 * row by row.
 */
function insertStatement(table: string, columns: Columns): string {
  const names = Object.keys(columns);
  const types = Object.values(columns);
  const parameters = types.map((type, index) => `$${index + 1}::${isArray(type) ? 'text' : type}[]`);
  const selected = names.map((name, index) => (isArray(types[index]) ? `${name}::${types[index]}` : name));
  return `INSERT INTO ${table} (${names.join(', ')})
SELECT ${selected.join(', ')} FROM unnest(${parameters.join(', ')}) AS given (${names.join(', ')})`;
}

function isArray(type: string | undefined): boolean {
  return type?.endsWith('[]') ?? false;
}

function toParameter(value: unknown, type: string): unknown {
  return isArray(type) && Array.isArray(value) ? `{${value.join(',')}}` : value;
}
