import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { checkIns, expectRollUpOfDue, mailsPerCheckIn, roundsToSend, work } from '#/e2e/support/scenes/sweeps.ts';
import type { Team } from '#/generated/prisma/client.ts';
import { sendRound } from '#/lib/domain/check-ins/queues.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const ZONES = ['Pacific/Honolulu', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'];
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MINUTE_MS = 60_000;
/** A Monday when London is at UTC, so the default send time of 12:00 is noon UTC. */
const NOON = new Date('2026-03-02T12:00:00Z');
const plus = (minutes: number, from = NOON) => new Date(from.getTime() + minutes * MINUTE_MS);

let team: Team;
let companyId: number;

openQueue();
beforeEach(async () => {
  // Each test sets the clock, so there must be no earlier sweep.
  await prisma().checkInSweep.deleteMany();
  companyId = (await buildCompany(prisma())).id;
  team = await buildTeam(prisma(), { companyId });
});

/** The sweep checks every team, so none may be left behind. */
afterEach(() => prisma().company.delete({ where: { id: companyId } }));

/** The local time, straight from the runtime's zone data. */
function wallAt(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
}

/** Within about an hour of the send time in one of the zones: most sweeps of a day find nothing. */
function isNearSomeones(sendTime: string, instant: Date): boolean {
  const hour = Number(sendTime.slice(0, 2));
  return ZONES.some((zone) => (Number(wallAt(instant, zone).slice(11, 13)) - hour + 25) % 24 <= 2);
}

describe('members in five zones get one check-in per day each, at their own send time:', () => {
  /** The nights when clocks change; a time that doesn't exist that night counts an hour later. */
  const weekends: [title: string, sendTime: string, saturday: string, oddReading?: string][] = [
    ['New York goes forward', '02:30', '2026-03-07', 'America/New_York 2026-03-08 03:30'],
    ['London goes forward', '01:30', '2026-03-28', 'Europe/London 2026-03-29 02:30'],
    ['Auckland goes back', '02:30', '2026-04-04'],
    ['London goes back', '01:30', '2026-10-24'],
    ['New York goes back', '01:30', '2026-10-31'],
    ['a send time just before midnight', '23:30', '2026-10-31'],
  ];

  it.each(weekends)(
    '%s, %s',
    async (_title, surveysTimeSend, saturday, oddReading) => {
      await prisma().team.update({ where: { id: team.id }, data: { surveysTimeSend, workingDays: EVERY_DAY } });
      for (const timeZone of ZONES) await buildMember(prisma(), { team, user: { timeZone } });
      const start = new Date(`${saturday}T00:00:00Z`);
      const halfHours = Array.from({ length: 3 * 48 }, (_, index) => plus(index * 30, start));
      for (const instant of halfHours)
        if (instant === halfHours[0] || isNearSomeones(surveysTimeSend, instant)) await work(team, instant);
      const sentCheckIns = await checkIns(team);
      for (const timeZone of ZONES) {
        // At the first instant, the team may be catching up; after that, everyone is asked on time.
        const onTime = sentCheckIns.filter((checkIn) => checkIn.timeZone === timeZone && checkIn.sentAt > start);
        const readings = halfHours.slice(1).map((instant) => [instant, wallAt(instant, timeZone)] as const);
        const isSendTime = (reading: string) =>
          reading.endsWith(surveysTimeSend) || `${timeZone} ${reading}` === oddReading;
        // In a repeated hour, the first reading counts.
        const expected = readings.filter(
          ([instant, reading]) => isSendTime(reading) && wallAt(plus(-60, instant), timeZone) !== reading,
        );
        expect(expected.length).toBeGreaterThanOrEqual(1);
        expect(onTime.map(({ localDate, sentAt }) => [sentAt, localDate])).toEqual(
          expected.map(([instant, reading]) => [instant, reading.slice(0, 10)]),
        );
      }
      expect(new Set(sentCheckIns.map(({ userId, localDate }) => `${userId} ${localDate}`)).size).toBe(
        sentCheckIns.length,
      );
      expect(await mailsPerCheckIn(team)).toEqual(sentCheckIns.map(() => 1));
      await expectRollUpOfDue(team);
    },
    60_000,
  );
});

describe('an occurrence of a check-in', () => {
  beforeEach(() => buildMember(prisma(), { team }));

  it('isn’t opened before its minute', async () => {
    await work(team, new Date(NOON.getTime() - 1));
    expect(await checkIns(team)).toEqual([]);
    await work(team, NOON);
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-02', sentAt: NOON }]);
  });

  it('is opened once by ten parallel sweeps, and not again', async () => {
    await Promise.all(Array.from({ length: 10 }, () => openDueRounds(jobCtx({ now: NOON }))));
    await openDueRounds(jobCtx({ now: plus(1) }));
    const rounds = await roundsToSend(team);
    expect(rounds).toHaveLength(1);
    const jobs = (await waitingIn(sendRound)).filter(({ roundId }) => roundId === rounds[0]?.id);
    expect(jobs).toHaveLength(1);
  });

  it('is sent once by ten parallel workers, and not again', async () => {
    await buildMember(prisma(), { team });
    await openDueRounds(jobCtx({ now: NOON }));
    const [round] = await roundsToSend(team);
    const send = () => sendRoundToMembers(jobCtx({ now: NOON }), round?.id ?? 0);
    await Promise.all(Array.from({ length: 10 }, send));
    await send();
    expect(await checkIns(team)).toHaveLength(2);
    expect(await mailsPerCheckIn(team)).toEqual([1, 1]);
    await expectRollUpOfDue(team);
  });

  it('missed by less than six hours is caught up on, and still closes at its own time', async () => {
    await work(team, plus(6 * 60 - 1));
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-02', closesAt: plus(24 * 60) }]);
  });

  it('missed by six hours is marked skipped and never sent', async () => {
    await work(team, plus(6 * 60));
    const rounds = await prisma().checkInRound.findMany({ where: { teamId: team.id } });
    // Friday's round is no longer checked, because only today's and yesterday's are.
    expect(rounds).toMatchObject([{ sendAt: NOON, skippedAt: plus(6 * 60) }]);
    for (const { id } of rounds) await sendRoundToMembers(jobCtx({ now: plus(6 * 60) }), id);
    await work(team, plus(6 * 60 + 1));
    expect(await checkIns(team)).toEqual([]);
    const ids = rounds.map(({ id }) => id);
    expect((await waitingIn(sendRound)).filter(({ roundId }) => ids.includes(roundId ?? 0))).toEqual([]);
    await work(team, plus(24 * 60));
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-03' }]);
  });

  it('of each of three days without a worker is marked, and the next one is sent', async () => {
    await work(team, NOON);
    const thursdayEvening = plus(3 * 24 * 60 + 7 * 60);
    await work(team, thursdayEvening);
    await work(team, plus(4 * 24 * 60));
    const rounds = await prisma().checkInRound.findMany({ where: { teamId: team.id }, orderBy: { sendAt: 'asc' } });
    const skipped = thursdayEvening;
    expect(rounds.map(({ skippedAt }) => skippedAt)).toEqual([null, skipped, skipped, skipped, null]);
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-02' }, { localDate: '2026-03-06' }]);
  });

  it('on a day off is skipped', async () => {
    for (const day of ['2026-03-07', '2026-03-08']) await work(team, new Date(`${day}T12:00:00Z`));
    expect(await checkIns(team)).toEqual([]);
  });
});

describe('a team or person that is due', () => {
  const beginLate = async (asksOnJoining: boolean) => {
    const completedAt = new Date(NOON.getTime() + 1);
    await prisma().team.update({
      where: { id: team.id },
      data: { completedAt, createdAt: completedAt, asksOnJoining },
    });
    await buildMember(prisma(), { team, joinedAt: completedAt });
    await work(team, plus(30));
  };

  it('is asked the same day, once, if the team was created after its send time', async () => {
    await beginLate(true);
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-02', sentAt: plus(30) }]);
    await work(team, plus(31));
    await work(team, plus(24 * 60));
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-02' }, { localDate: '2026-03-03' }]);
  });

  it('waits for the next one if the team doesn’t ask on joining', async () => {
    await beginLate(false);
    expect(await checkIns(team)).toEqual([]);
    await work(team, plus(24 * 60));
    expect(await checkIns(team)).toMatchObject([{ localDate: '2026-03-03' }]);
  });

  it('isn’t asked in an unfinished team', async () => {
    await prisma().team.update({ where: { id: team.id }, data: { completedAt: null } });
    await buildMember(prisma(), { team });
    await work(team, NOON);
    expect(await prisma().checkInRound.count({ where: { teamId: team.id } })).toBe(0);
  });

  it('waits after joining late if the team says so, in their own zone or not', async () => {
    await prisma().team.update({ where: { id: team.id }, data: { asksOnJoining: false } });
    const early = await buildMember(prisma(), { team, joinedAt: NOON });
    const late = await buildMember(prisma(), { team, joinedAt: new Date(NOON.getTime() + 1) });
    const user = { timeZone: 'Africa/Accra' };
    const lateElsewhere = await buildMember(prisma(), { team, joinedAt: new Date(NOON.getTime() + 1), user });
    await work(team, plus(30));
    expect((await checkIns(team)).map(({ userId }) => userId)).toEqual([early.id]);
    await work(team, plus(24 * 60));
    const next = (await checkIns(team)).filter(({ localDate }) => localDate === '2026-03-03');
    expect(new Set(next.map(({ userId }) => userId))).toEqual(new Set([early.id, late.id, lateElsewhere.id]));
  });

  it.each([
    ['blocked', { blockedAt: NOON }],
    ['unconfirmed', { confirmedAt: null }],
  ])('isn’t asked if they are %s, before the sweep or between sweep and sending', async (_title, state) => {
    const active = await buildMember(prisma(), { team });
    await buildMember(prisma(), { team, user: state });
    const meanwhile = await buildMember(prisma(), { team });
    await openDueRounds(jobCtx({ now: NOON }));
    await prisma().user.update({ where: { id: meanwhile.id }, data: state });
    for (const { id } of await roundsToSend(team)) await sendRoundToMembers(jobCtx({ now: NOON }), id);
    expect((await checkIns(team)).map(({ userId }) => userId)).toEqual([active.id]);
  });

  it('isn’t asked twice for a day after moving west', async () => {
    const member = await buildMember(prisma(), { team });
    await work(team, NOON);
    await prisma().user.update({ where: { id: member.id }, data: { timeZone: 'America/New_York' } });
    await work(team, new Date('2026-03-02T17:00:00Z'));
    expect(await checkIns(team)).toHaveLength(1);
    expect(await mailsPerCheckIn(team)).toEqual([1]);
  });
});
