import type { Pool, PoolClient, QueryConfig } from 'pg';

export interface Counted {
  readonly ms: number;
  readonly statements: number;
  /** The named statements that read, with their values. */
  readonly reads: readonly QueryConfig[];
}

let statements = 0;
let reads: QueryConfig[] = [];

/** Counts the statements of every connection that a pool opens from now on. */
export function watchStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [config] = args as [QueryConfig | string];
      statements += 1;
      if (typeof config === 'object' && config.name && /^\s*(SELECT|WITH)/.test(config.text))
        reads.push({ text: config.text, values: config.values ?? [] });
      return ask(...args);
    }) as PoolClient['query'];
  });
}

/** Runs product code on a watched pool. Returns how long it took, how many statements it sent, and those that read. */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  [statements, reads] = [0, []];
  const startedAt = performance.now();
  await work();
  return { ms: performance.now() - startedAt, statements, reads: [...reads] };
}
