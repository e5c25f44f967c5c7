import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type OpenTransaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * Prisma's adapter for PostgreSQL, with transactions that send one statement at a time. Prisma reads several relations
 * of a row in parallel, which a single connection can't: the driver queues them, warns about it, and won't support it
 * from version 9. Connections keep the plans of inserts, which are the same for any values; other statements are
 * planned for the values of each call, because companies differ in size.
 */
export class OrderedAdapter extends PrismaPg {
  constructor(pool: Pool) {
    super(pool, { statementNameGenerator: nameInsert });
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => sendInTurn(await start(isolationLevel));
    return adapter;
  }
}

/** What Prisma and the queue insert is listed in the statement; other inserts may read tables. */
const listedInsert = /\bINSERT INTO ("public"|"?pgboss"?)\./;
/** Inserts with more values are of many rows; the text of each number of rows is another statement. */
const VALUES_MAX = 64;
/** Each connection keeps this many statements at most. */
const NAMES_MAX = 300;
const names = new Map<string, string>();

/** Returns the name under which a connection keeps an insert; empty for a statement that it doesn't keep. */
function nameInsert({ sql, args }: { sql: string; args: readonly unknown[] }): string {
  if (args.length > VALUES_MAX || !listedInsert.test(sql)) return '';
  if (!names.has(sql) && names.size < NAMES_MAX) names.set(sql, `insert-${names.size}`);
  return names.get(sql) ?? '';
}

function sendInTurn(transaction: OpenTransaction): OpenTransaction {
  let last: Promise<unknown> = Promise.resolve();
  const afterLast = <Query, Result>(send: (query: Query) => Promise<Result>) => {
    return (query: Query): Promise<Result> => {
      const answer = last.then(() => send(query));
      last = answer.catch(() => undefined);
      return answer;
    };
  };
  transaction.queryRaw = afterLast(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = afterLast(transaction.executeRaw.bind(transaction));
  return transaction;
}
