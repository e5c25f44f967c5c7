import { beforeEach, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { updateTeam } from '#/lib/domain/organisation/teams/team.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let team: Team;
let leader: User;

openQueue();
beforeEach(async () => {
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  await buildMember(prisma(), { team });
});

const daily = { checkinDay: 1, frequencyId: 1, surveysTimeSend: '12:00', workingDays: [1, 2, 3, 4, 5, 6, 7] };
const change = async (changes: object) => updateTeam(await userCtx(leader), team.id, { ...daily, ...changes });
const sendTimes = async () =>
  (await prisma().checkIn.findMany({ where: { teamId: team.id, asksOwn: true }, orderBy: { sentAt: 'asc' } })).map(
    ({ sentAt }) => sentAt.toISOString().slice(0, 16),
  );

/** Runs the worker at a time; the clock starts on a Monday when London is at UTC. */
async function work(now: string): Promise<void> {
  const ctx = jobCtx({ now: `2026-03-${now}:00Z` });
  await openDueRounds(ctx);
  const rounds = await prisma().checkInRound.findMany({ where: { teamId: team.id, skippedAt: null } });
  for (const { id } of rounds) await sendRoundToMembers(ctx, id);
}

it('a new time applies the same day unless the day’s check-in is out, and never sends a second one', async () => {
  await work('02T11:59');
  await change({ surveysTimeSend: '11:00' });
  await work('02T12:00');
  expect(await sendTimes()).toEqual(['2026-03-02T12:00']);
  for (const surveysTimeSend of ['13:00', '12:30', '23:00']) {
    await change({ surveysTimeSend });
    await work(`02T${surveysTimeSend}`);
    await work('02T23:59');
  }
  expect(await sendTimes()).toHaveLength(1);
  await work('03T23:00');
  expect(await sendTimes()).toEqual(['2026-03-02T12:00', '2026-03-03T23:00']);
});

it('a new frequency or day keeps what was sent, and asks at the new time', async () => {
  await work('02T12:00');
  await change({ frequencyId: 2, checkinDay: 1 });
  await work('02T12:01');
  await change({ frequencyId: 2, checkinDay: 3 });
  for (const day of ['03', '04', '05']) await work(`${day}T12:00`);
  expect(await sendTimes()).toEqual(['2026-03-02T12:00', '2026-03-04T12:00']);
});

it('a change of check-ins is logged, with every setting', async () => {
  await change({ workingDays: [1, 3] });
  const entries = await prisma().auditEntry.findMany({ where: { companyId: team.companyId } });
  const details = { checkinDay: 1, frequencyId: 1, surveysTimeSend: '12:00', workingDays: '1 3' };
  expect(entries).toMatchObject([{ action: 'team.schedule', subject: `team:${team.id}`, details }]);
});
