import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import { sendCheckInMail } from '#/lib/domain/check-ins/queues.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';
import { insertBulkOrganisation } from '#/prisma/seed/bulk/insert-organisation.ts';

/** A Monday when London is at UTC: its noon is noon UTC, and New York's is five hours later. */
const MONDAY = new Date('2026-03-02T12:00:00Z');
const NEW_YORK_NOON = new Date('2026-03-02T17:00:00Z');
const later = (days: number, from = MONDAY) => new Date(from.getTime() + days * 24 * 3_600_000);

let companyId: number;

openQueue();
beforeEach(async () => {
  await clearCompanies();
  companyId = (await buildCompany(prisma())).id;
});

const askedOf = ({ id: userId }: { id: number }) =>
  prisma().checkIn.findMany({ where: { userId }, orderBy: { id: 'asc' } });

describe('leaders of a team', () => {
  it('are asked for ratings on the check-in day, in their own zone, and for nothing else', async () => {
    const [leader, secondary] = [
      await buildUser(prisma(), { companyId, timeZone: 'America/New_York' }),
      await buildUser(prisma(), { companyId }),
    ];
    const team = await buildTeam(prisma(), { companyId, leaderId: leader.id, secondaryLeaderId: secondary.id });
    const member = await buildMember(prisma(), { team });
    for (const now of [MONDAY, NEW_YORK_NOON, later(1), later(1, NEW_YORK_NOON)]) await sweepAndSend(now);
    expect(await askedOf(member)).toMatchObject([{ asksOwn: true, asksRatings: false }, { asksOwn: true }]);
    const ratingsOnly = { asksOwn: false, asksRatings: true, motivatorId: null, normIds: [], monthQuestionIds: [] };
    expect(await askedOf(leader)).toMatchObject([
      { ...ratingsOnly, sentAt: NEW_YORK_NOON, asksWorkEnvironment: false },
    ]);
    expect(await askedOf(secondary)).toMatchObject([{ ...ratingsOnly, sentAt: MONDAY }]);
    expect(await prisma().personMonth.findMany()).toMatchObject([{ userId: member.id, dueCount: 2 }]);
    // The zone where only the leader lives has a round on the check-in day only.
    expect(await prisma().checkInRound.count({ where: { timeZone: leader.timeZone } })).toBe(1);
    expect(await waitingIn(sendCheckInMail)).toHaveLength(4);
  });

  it('who are members are asked for both in one check-in', async () => {
    const leader = await buildUser(prisma(), { companyId });
    const team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
    await buildMember(prisma(), { team, user: leader });
    await sweepAndSend(MONDAY);
    // The team has no one else to rate yet.
    expect(await askedOf(leader)).toMatchObject([{ asksOwn: true, asksRatings: false }]);
    await buildMember(prisma(), { team });
    await sweepAndSend(later(7));
    expect((await askedOf(leader)).at(-1)).toMatchObject({ asksOwn: true, asksRatings: true });
  });
});

describe('the questions of a check-in', () => {
  it('have the same norms for a whole team in all zones, and others the next time', async () => {
    const team = await buildTeam(prisma(), { companyId });
    await buildMember(prisma(), { team });
    await buildMember(prisma(), { team, user: { timeZone: 'America/New_York' } });
    for (const now of [MONDAY, NEW_YORK_NOON, later(1), later(7)]) await sweepAndSend(now);
    const checkIns = await prisma().checkIn.findMany({ orderBy: { id: 'asc' } });
    const [first, second, tuesday, nextMonday] = checkIns.map(({ normIds }) => normIds);
    expect(first).toHaveLength(3);
    expect(second).toEqual(first);
    expect(tuesday).toEqual([]);
    expect(nextMonday).toHaveLength(3);
    expect(nextMonday?.filter((id) => first?.includes(id))).toEqual([]);
  });

  it('have the monthly questions once, also for people asked by two teams in the same minute', async () => {
    const teams = [await buildTeam(prisma(), { companyId }), await buildTeam(prisma(), { companyId })];
    const person = await buildUser(prisma(), { companyId });
    for (const team of teams) await buildMember(prisma(), { team, user: person });
    const ctx = jobCtx({ now: MONDAY });
    await openDueRounds(ctx);
    const rounds = await prisma().checkInRound.findMany();
    await Promise.all(rounds.map(({ id }) => sendRoundToMembers(ctx, id)));
    const counts = (await askedOf(person)).map(({ monthQuestionIds }) => monthQuestionIds.length);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 2]);
  });
});

it('a check-in ends the previous one, so that a team never has two open', async () => {
  const team = await buildTeam(prisma(), { companyId, frequencyId: 2 });
  const member = await buildMember(prisma(), { team });
  await sweepAndSend(MONDAY);
  await prisma().team.update({ where: { id: team.id }, data: { frequencyId: 1 } });
  await sweepAndSend(later(1));
  const [weekly, daily] = await askedOf(member);
  expect(weekly).toMatchObject({ frequencyId: 2, closesAt: later(1), remindAt: null });
  expect(daily).toMatchObject({ frequencyId: 1, closesAt: later(2) });
});

it('a team of more people than one transaction takes is asked completely, once', async () => {
  const client = await pool().connect();
  const organisation = { members: 1001, teamSize: 1001, createdAt: later(-40) };
  const bulk = await insertBulkOrganisation(client, organisation).finally(() => client.release());
  await sweepAndSend(MONDAY);
  const where = { teamId: bulk.teamId };
  expect(await prisma().checkIn.count({ where })).toBe(1002);
  const [round] = await prisma().checkInRound.findMany({ where });
  expect(round?.sentAt).toEqual(MONDAY);
  await sendRoundToMembers(jobCtx({ now: MONDAY }), round?.id ?? 0);
  expect(await prisma().checkIn.count({ where })).toBe(1002);
  expect(await prisma().personMonth.count({ where })).toBe(1001);
});

it('a round that was opened and not sent for six hours is marked skipped, and no one is asked', async () => {
  const team = await buildTeam(prisma(), { companyId });
  await buildMember(prisma(), { team });
  await openDueRounds(jobCtx({ now: MONDAY }));
  const { id } = await prisma().checkInRound.findFirstOrThrow();
  const now = new Date(MONDAY.getTime() + 6 * 3_600_000);
  await sendRoundToMembers(jobCtx({ now }), id);
  expect(await prisma().checkInRound.findFirstOrThrow()).toMatchObject({ skippedAt: now, sentAt: null });
  expect(await prisma().checkIn.count()).toBe(0);
});
