import type { DataSet } from '#/bench/data/data-set.ts';
import { signIn } from '#/bench/data/sign-in.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import { httpWork, type Work } from '#/bench/measure/run-load.ts';
import { startProduct } from '#/bench/servers/start-product.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';

export interface SignedInProduct {
  bearer: string;
  /** The call for the first team's dashboard. */
  call: (period: PeriodName) => Work<undefined>;
  /** Returns the answer of that call. */
  answerOf: (period: PeriodName) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts the product on a data set, with the leader of the first team signed in as a program. */
export async function openProduct({ url, teamId, leaderId }: DataSet, name: string): Promise<SignedInProduct> {
  const { bearer, headers } = await signIn(url, leaderId, 'api');
  const product = await startProduct(url, name);
  const path = (period: PeriodName) => `/api/dashboard/teams/${teamId}?period=${period}` as const;
  return {
    bearer,
    call: (period) => repeated(product.port, requestBytes(product.port, `GET ${path(period)}`, { headers })),
    async answerOf(period) {
      const response = await fetch(product.address + path(period), { headers });
      if (!response.ok) throw new Error(`The dashboard answers ${response.status}: ${await response.text()}`);
      const answer = (await response.json()) as { productivity: { avg: number | null } };
      // Yesterday may have been a day without check-ins.
      if (answer.productivity.avg === null && period !== '1d')
        throw new Error(`The dashboard has no figures of ${period}.`);
      return answer;
    },
    stop: product.stop,
  };
}

/** Repeats one request. */
export function repeated(port: number, request: Buffer): Work<undefined> {
  const open = httpWork(port);
  return async () => {
    const { run, close } = await open();
    return { run: () => run(request), close };
  };
}
