import pg, { type QueryConfig } from 'pg';
import { openProduct, repeated } from '#/bench/dashboard/signed-in-product.ts';
import type { DataSet } from '#/bench/data/data-set.ts';
import { requestBytes } from '#/bench/measure/connection.ts';
import type { Work } from '#/bench/measure/run-load.ts';
import { recordQueries } from '#/bench/servers/record-queries.ts';
import { startBare } from '#/bench/servers/start-bare.ts';
import type { PeriodName } from '#/lib/domain/calendar/period.ts';
import { getTeamDashboard } from '#/lib/domain/dashboards/team/get-team-dashboard.ts';
import { findSessionOfCall } from '#/lib/domain/sessions/session.service.ts';
import { systemClock } from '#/lib/platform/clock.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The ways to get one dashboard. The second bare route also finds the session, as the product must. */
export type Way = 'product' | 'bare Next route' | 'bare route + session' | 'SQL alone';

export interface Dashboard {
  session: QueryConfig[];
  figures: QueryConfig[];
  body: unknown;
  ways: Record<Way, Work<undefined>>;
}

export interface Subject<Period extends PeriodName> {
  dashboards: Record<Period, Dashboard>;
  pool: pg.Pool;
  close: () => Promise<void>;
}

/** Starts the product and the bare server on one data set. */
export async function openSubject<Period extends PeriodName>(
  data: DataSet,
  periods: readonly Period[],
): Promise<Subject<Period>> {
  const product = await openProduct(data, 'product');
  const session = await recordQueries(() =>
    findSessionOfCall({ bearer: product.bearer, cookie: undefined }, { isBrowser: false }, systemClock.now()),
  );
  const recorded: [Period, Omit<Dashboard, 'ways'>][] = [];
  for (const period of periods) {
    const figures = await recordQueries(() => getTeamDashboard(ctxOf(data), { id: data.teamId, period, member: 0 }));
    recorded.push([period, { session, figures, body: await product.answerOf(period) }]);
  }
  const shapes = recorded.flatMap(([period, { figures, body }]) => [
    [period, { queries: figures, body }],
    [`${period}-session`, { queries: [...session, ...figures], body }],
  ]);
  const bare = await startBare(data.url, { dashboards: Object.fromEntries(shapes) });
  const pool = new pg.Pool({ connectionString: data.url, max: 10 });
  const bareCall = (shape: string) => repeated(bare.port, requestBytes(bare.port, `GET /api/dashboard?shape=${shape}`));
  const dashboards = recorded.map(([period, dashboard]) => [
    period,
    {
      ...dashboard,
      ways: {
        product: product.call(period),
        'bare Next route': bareCall(period),
        'bare route + session': bareCall(`${period}-session`),
        'SQL alone': sqlWork(pool, dashboard.figures),
      },
    },
  ]);
  return {
    dashboards: Object.fromEntries(dashboards) as Record<Period, Dashboard>,
    pool,
    async close() {
      await Promise.all([product.stop(), bare.stop(), pool.end()]);
    },
  };
}

function sqlWork(pool: pg.Pool, queries: readonly QueryConfig[]): Work<undefined> {
  return () =>
    Promise.resolve({
      async run() {
        for (const query of queries) await pool.query(query);
      },
      close: () => undefined,
    });
}

/** Returns the parts of the leader's context that the query needs. */
function ctxOf({ companyId, leaderId }: DataSet): UserCtx {
  const actor = { kind: 'user', userId: leaderId, role: 'Team Leader', timeZone: 'Europe/London' };
  return { actor, company: { id: companyId }, clock: systemClock, locale: 'en' } as UserCtx;
}
