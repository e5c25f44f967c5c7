import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import { addManyPeople } from '#/e2e/support/scenes/charted-company.ts';
import type { Prisma, Team, User } from '#/generated/prisma/client.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { listSchedules } from '#/lib/domain/check-ins/rounds/schedule.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

const NEW_YORK = 'America/New_York';

let team: Team;
let member: User;

openQueue();
beforeEach(async () => {
  await clearCompanies();
  const { id: companyId } = await buildCompany(prisma());
  // Daily, Monday to Friday at noon; London is at UTC until 29 March.
  team = await buildTeam(prisma(), { companyId });
  member = await buildMember(prisma(), { team });
});

const at = (day: string) => new Date(`2026-03-${day}:00Z`);
const change = (data: Prisma.TeamUncheckedUpdateInput) => prisma().team.update({ where: { id: team.id }, data });

/** Runs a worker that sweeps every hour between two instants. */
async function work(from: string, to: string): Promise<void> {
  for (let ms = at(from).getTime(); ms <= at(to).getTime(); ms += 3_600_000) await sweepAndSend(new Date(ms));
}

/** The member's check-ins, each as its day and the instant it was sent. */
async function sendings(): Promise<string[]> {
  const checkIns = await prisma().checkIn.findMany({ where: { userId: member.id }, orderBy: { id: 'asc' } });
  return checkIns.map(({ localDate, sentAt }) => {
    const [day, instant] = [localDate, sentAt].map((date) => date.toISOString());
    return `${day?.slice(8, 10)} at ${instant?.slice(8, 16)}`;
  });
}

describe('a change of settings', () => {
  it.each<[string, Prisma.TeamUncheckedUpdateInput, string[]]>([
    ['a later time, after the check-in of the day', { surveysTimeSend: '18:00' }, ['02 at 02T12:00', '03 at 03T18:00']],
    ['an earlier time, after it', { surveysTimeSend: '08:00' }, ['02 at 02T12:00', '03 at 03T08:00']],
    ['tomorrow a day off', { workingDays: [1, 3, 4, 5] }, ['02 at 02T12:00']],
    ['weekly, on the day after', { frequencyId: 2, checkinDay: 2 }, ['02 at 02T12:00', '03 at 03T12:00']],
    ['weekly, on the day before', { frequencyId: 2, checkinDay: 7 }, ['02 at 02T12:00']],
    ['monthly, on a day of the first week', { frequencyId: 3, checkinDay: 2 }, ['02 at 02T12:00', '03 at 03T12:00']],
    [
      'yearly, in the month in which the team was made',
      { frequencyId: 4, checkinDay: 2, completedAt: at('01T00:00') },
      ['02 at 02T12:00', '03 at 03T12:00'],
    ],
  ])('to %s repeats no day and skips none that is due', async (_title, settings, expected) => {
    await work('02T11:00', '02T13:00');
    await change(settings);
    await work('02T14:00', '03T22:00');
    expect(await sendings()).toEqual(expected);
  });

  it('to an earlier time that has passed sends immediately, for that day', async () => {
    await work('02T09:00', '02T10:00');
    await change({ surveysTimeSend: '08:00' });
    await work('02T11:00', '03T09:00');
    expect(await sendings()).toEqual(['02 at 02T11:00', '03 at 03T08:00']);
  });

  it('to a working day after its time sends while it is still that day', async () => {
    await work('07T11:00', '07T20:00');
    await change({ workingDays: [6] });
    await work('07T21:00', '08T20:00');
    expect(await sendings()).toEqual(['07 at 07T21:00']);
  });

  it('from weekly to daily and back uses each due day once, and never has two open', async () => {
    await change({ frequencyId: 2, checkinDay: 1 });
    await work('02T11:00', '03T10:00');
    await change({ frequencyId: 1 });
    await work('03T11:00', '04T13:00');
    await change({ frequencyId: 2 });
    await work('04T14:00', '09T13:00');
    expect(await sendings()).toEqual(['02 at 02T12:00', '03 at 03T12:00', '04 at 04T12:00', '09 at 09T12:00']);
    const checkIns = await prisma().checkIn.findMany({ orderBy: { id: 'asc' } });
    const overlaps = checkIns.filter(({ closesAt }, index) => closesAt > (checkIns[index + 1]?.sentAt ?? closesAt));
    expect(overlaps).toEqual([]);
  });
});

describe('a person who leaves', () => {
  const leave = () => prisma().teamMember.deleteMany({ where: { userId: member.id } });

  it('is no longer asked, and a team without members has no rounds', async () => {
    // On Mondays, its leader would be asked to rate the members.
    const { id: leaderId } = await buildUser(prisma(), { companyId: team.companyId, timeZone: NEW_YORK });
    await change({ leaderId });
    await work('02T11:00', '02T18:00');
    expect(await prisma().checkInRound.count()).toBe(2);
    await leave();
    await work('09T11:00', '09T18:00');
    expect(await sendings()).toEqual(['02 at 02T12:00']);
    expect(await prisma().checkInRound.count()).toBe(2);
  });

  it('between sweep and sending isn’t asked, and others are', async () => {
    const other = await buildMember(prisma(), { team });
    const ctx = jobCtx({ now: at('02T12:00') });
    await openDueRounds(ctx);
    await leave();
    for (const { id } of await prisma().checkInRound.findMany()) await sendRoundToMembers(ctx, id);
    expect(await prisma().checkIn.findMany({ select: { userId: true } })).toEqual([{ userId: other.id }]);
  });

  it('who returns the same day gets that day’s check-in once, and the next day’s', async () => {
    await work('02T11:00', '02T13:00');
    await leave();
    await buildMember(prisma(), { team, user: member, joinedAt: at('02T13:30') });
    await work('02T14:00', '03T13:00');
    expect(await sendings()).toEqual(['02 at 02T12:00', '03 at 03T12:00']);
  });

  it('removes their zone if no one else lives in it', async () => {
    const abroad = await buildMember(prisma(), { team, user: { timeZone: NEW_YORK } });
    await work('02T11:00', '02T18:00');
    await prisma().teamMember.deleteMany({ where: { userId: abroad.id } });
    await work('03T11:00', '03T18:00');
    const zones = await prisma().checkInRound.findMany({ orderBy: { id: 'asc' }, select: { timeZone: true } });
    expect(zones.map(({ timeZone }) => timeZone)).toEqual(['Europe/London', NEW_YORK, 'Europe/London']);
  });
});

it('schedules read each team once, also right after an import that PostgreSQL has no statistics of', async () => {
  const { id: companyId } = await buildCompany(prisma());
  await addManyPeople(companyId, 1000);
  const teams = await prisma().team.findMany({ where: { companyId }, select: { id: true } });
  const ids = teams.map(({ id }) => id);
  await prisma().$transaction(async (tx) => {
    expect(await listSchedules(tx, ids)).toHaveLength(ids.length);
    const [reads] = await tx.$queryRaw<{ count: number }[]>`
      SELECT idx_scan::int AS count FROM pg_stat_xact_user_tables WHERE relname = 'team_members'`;
    expect(reads?.count).toBeLessThanOrEqual(ids.length);
  });
});
