import { expect } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { waitingIn } from '#/e2e/support/product/queue.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { prisma } from '#/lib/platform/db.ts';

/** Returns the team's rounds that weren't skipped. */
export async function roundsToSend(team: Team) {
  return prisma().checkInRound.findMany({ where: { teamId: team.id, skippedAt: null }, orderBy: { id: 'asc' } });
}

/** Does what the worker does in one minute: the sweep, and sending every round, including ones already sent. */
export async function work(team: Team, now: Date): Promise<void> {
  const ctx = jobCtx({ now });
  if ((await openDueRounds(ctx)).length === 0) return;
  for (const { id } of await roundsToSend(team)) await sendRoundToMembers(ctx, id);
}

/** Returns the team's check-ins in the order they were sent. */
export async function checkIns(team: Team) {
  const rows = await prisma().checkIn.findMany({
    where: { teamId: team.id },
    include: { user: true },
    orderBy: [{ sentAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, userId, localDate, sentAt, closesAt, user }) => ({
    id,
    userId,
    timeZone: user.timeZone,
    localDate: localDate.toISOString().slice(0, 10),
    sentAt,
    closesAt,
  }));
}

/** Returns how many emails wait for each of the team's check-ins. */
export async function mailsPerCheckIn(team: Team): Promise<number[]> {
  const jobs = await waitingIn(sendCheckInMail);
  return (await checkIns(team)).map(({ id }) => jobs.filter(({ checkInId }) => checkInId === id).length);
}

/** Expects every check-in to count as due in the roll-up of its person's month. */
export async function expectRollUpOfDue(team: Team): Promise<void> {
  const months = await prisma().personMonth.findMany({ where: { teamId: team.id } });
  expect(months.reduce((sum, { dueCount }) => sum + dueCount, 0)).toBe((await checkIns(team)).length);
}
