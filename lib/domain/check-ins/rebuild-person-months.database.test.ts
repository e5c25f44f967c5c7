import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { sweepAndSend } from '#/e2e/support/product/rounds.ts';
import type { CheckIn } from '#/generated/prisma/client.ts';
import { rebuildPersonMonths } from '#/lib/domain/check-ins/rebuild-person-months.ts';
import { storeAnswer } from '#/lib/domain/check-ins/respond/store-answer.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const DAY_MS = 24 * 3_600_000;
/** A Wednesday shortly before the end of a month. */
const START = Date.parse('2026-01-21T12:00:00Z');

openQueue();

/** Everything, feelings only, a remark only, or nothing, depending on the row number. */
async function answerSomehow({ id, motivatorId, motivatorType, normIds, monthQuestionIds, sentAt }: CheckIn) {
  const kind = id % 4;
  if (kind === 3) return;
  const isFull = kind === 0;
  const question = motivatorId === null || motivatorType === null ? null : motivatorId * 10 + motivatorType;
  const storedAnswer = await storeAnswer({
    checkInId: id,
    submissionId: randomUUID(),
    now: new Date(sentAt.getTime() + 60_000),
    emotionId: kind === 2 ? null : 3,
    factorIds: [],
    elaborate: null,
    sentiment: kind === 2 ? null : ([100, 50, 0][id % 3] ?? 0),
    productivity: isFull ? (id * 5) % 101 : null,
    motivatorQuestionId: isFull ? question : null,
    motivatorAnswer: isFull && question !== null ? 75 : null,
    workEnvironmentId: null,
    norms: new Map(normIds.map((norm) => [norm, 4])),
    monthAnswers: new Map(monthQuestionIds.map((month) => [month, 8])),
    ratings: new Map(),
  });
  expect(storedAnswer).not.toBeNull();
}

const months = () =>
  prisma().personMonth.findMany({ orderBy: [{ teamId: 'asc' }, { userId: 'asc' }, { month: 'asc' }] });

it('the roll-up recalculated from the answers matches the stored one, leaders left out', async () => {
  const { id: companyId } = await buildCompany(prisma());
  const leader = await buildUser(prisma(), { companyId });
  for (const frequencyId of [1, 2]) {
    const team = await buildTeam(prisma(), { companyId, leaderId: leader.id, frequencyId });
    for (let index = 0; index < 3; index += 1) await buildMember(prisma(), { team });
  }
  for (let day = 0; day < 21; day += 1) {
    const now = new Date(START + day * DAY_MS);
    await sweepAndSend(now);
    for (const checkIn of await prisma().checkIn.findMany({ where: { sentAt: now, asksOwn: true } }))
      await answerSomehow(checkIn);
  }
  const keptMonths = await months();
  await rebuildPersonMonths(prisma(), { companyId });
  expect(await months()).toEqual(keptMonths);
  expect(await prisma().checkIn.count({ where: { userId: leader.id, asksRatings: true } })).toBe(6);
  expect(keptMonths.filter(({ userId }) => userId === leader.id)).toEqual([]);
  // Six people in two months, and every column has values.
  expect(keptMonths).toHaveLength(12);
  for (const column of ['goodCount', 'mehCount', 'badCount', 'productivitySum', 'motivationSum'] as const)
    expect(keptMonths.reduce((sum, month) => sum + month[column], 0)).toBeGreaterThan(0);
});
