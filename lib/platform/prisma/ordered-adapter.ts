import { PrismaPg } from '@prisma/adapter-pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type OpenTransaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * Prisma's adapter for PostgreSQL, with transactions that send one statement at a time. Prisma reads several relations
 * of a row in parallel, which a single connection can't: the driver queues them, warns about it, and won't support it
 * from version 9.
 */
export class OrderedAdapter extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => sendInTurn(await start(isolationLevel));
    return adapter;
  }
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
