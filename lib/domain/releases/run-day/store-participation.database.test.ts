import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { METRIC } from '#/lib/domain/metrics/publication/published-metrics.ts';
import { runRelease } from '#/lib/domain/releases/run-day/run-day.service.ts';
import { storeParticipation } from '#/lib/domain/releases/run-day/store-participation.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const localDate = '2026-03-02';
const closesAt = new Date('2026-03-02T20:00:00Z');

it('a person suspended before the check-in closed isn’t counted as missing, and their answers stay', async () => {
  const db = prisma();
  const { id: companyId } = await buildCompany(db);
  const team = await buildTeam(db, { companyId });
  const ask = async (suspended: string | null, hasAnswered: boolean) => {
    const suspendedAt = suspended === null ? null : new Date(suspended);
    const { id: userId } = await buildMember(db, { team, user: { suspendedAt, blockedAt: suspendedAt } });
    const checkIn = await buildCheckIn(db, { team, userId, localDate, closesAt });
    if (hasAnswered) await buildAnswer(db, { checkIn });
    return userId;
  };
  const expected = [
    [await ask(null, true), 100],
    [await ask(null, false), 0],
    [await ask('2026-03-02T19:00:00Z', true), 100],
    [await ask('2026-03-02T21:00:00Z', false), 0],
  ];
  await ask('2026-03-02T19:00:00Z', false);
  const span = { companyId, timeZone: 'UTC', from: localDate, until: localDate } as const;
  const [since, end] = [new Date('2026-03-02T00:00:00Z'), new Date('2026-03-03T00:00:00Z')];
  await runRelease((query) => storeParticipation(query, { ...span, since, end }));
  const rows = await db.$queryRaw<{ userId: number; total: number }[]>`
    SELECT user_id AS "userId", total::int FROM waiting_answers
    WHERE team_id = ${team.id} AND metric = ${METRIC.participation} ORDER BY user_id`;
  expect(rows.map(({ userId, total }) => [userId, total])).toEqual(expected);
});
