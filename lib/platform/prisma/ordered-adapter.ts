import { PrismaPg } from '@prisma/adapter-pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type OpenTransaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * Prisma's adapter for PostgreSQL, whose transactions send one statement after the other. Prisma reads several relations of
 * a row at once, which one connection cannot: the driver queues them, warns of that, and will not from its version 9 on.
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
