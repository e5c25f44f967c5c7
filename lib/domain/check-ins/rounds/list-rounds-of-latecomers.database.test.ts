import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { sendRoundToMembers } from '#/lib/domain/check-ins/rounds/round.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';

let team: Team;
let mover: User;

openQueue();
beforeEach(async () => {
  await clearCompanies();
  const { id: companyId } = await buildCompany(prisma());
  team = await buildTeam(prisma(), { companyId });
  mover = await buildMember(prisma(), { team, user: { timeZone: NEW_YORK } });
  await buildMember(prisma(), { team });
});

/** Runs the worker at an instant of March 2026; New York is five hours behind London until the 8th. */
async function work(day: string): Promise<void> {
  await sweepAndSend(new Date(`2026-03-${day}:00Z`));
}
const moveTo = (timeZone: string) => prisma().user.update({ where: { id: mover.id }, data: { timeZone } });
const days = async () =>
  (await prisma().checkIn.findMany({ where: { userId: mover.id }, orderBy: { id: 'asc' } })).map(
    ({ localDate, sentAt }) => `${localDate.toISOString().slice(8, 10)} at ${sentAt.toISOString().slice(8, 16)}`,
  );

it('a person who moves east between the two send times is asked as soon as they have moved', async () => {
  await work('02T12:00');
  await moveTo(LONDON);
  await work('02T14:00');
  await work('02T17:00');
  await work('03T12:00');
  expect(await days()).toEqual(['02 at 02T14:00', '03 at 03T12:00']);
});

it('a person who moves west between the two send times is asked once', async () => {
  await moveTo(LONDON);
  await work('02T12:00');
  await moveTo(NEW_YORK);
  await work('02T17:00');
  await work('02T17:05');
  await work('03T12:00');
  await work('03T17:00');
  expect(await days()).toEqual(['02 at 02T12:00', '03 at 03T17:00']);
});

it('a person who moves in after the team set a later time can answer until the next check-in', async () => {
  await work('02T12:00');
  await prisma().team.update({ where: { id: team.id }, data: { surveysTimeSend: '15:00' } });
  await moveTo(LONDON);
  await work('02T14:00');
  await work('02T15:00');
  expect(await days()).toEqual(['02 at 02T14:00']);
  const { closesAt } = await prisma().checkIn.findFirstOrThrow({ where: { userId: mover.id } });
  expect(closesAt).toEqual(new Date('2026-03-03T15:00:00Z'));
});

it('no one is asked about a day that is over where they are now', async () => {
  await work('02T12:00');
  await moveTo('Pacific/Auckland');
  await work('02T16:00');
  expect(await days()).toEqual([]);
  await work('02T23:00');
  expect(await days()).toEqual(['03 at 02T23:00']);
});

it.each([
  ['alone in the zone', 0],
  ['next to others whose round is out', 1],
])('a person who was suspended at the send time, %s, is asked that day once they are back', async (_title, others) => {
  if (others > 0) await buildMember(prisma(), { team, user: { timeZone: NEW_YORK } });
  await prisma().user.update({ where: { id: mover.id }, data: { blockedAt: new Date('2026-03-01') } });
  await work('02T17:00');
  await prisma().user.update({ where: { id: mover.id }, data: { blockedAt: null } });
  await work('02T23:30');
  expect(await days()).toEqual(['02 at 02T23:30']);
});

it('a job that runs long after the day has ended asks no one', async () => {
  await work('02T12:00');
  await moveTo(LONDON);
  const { id } = await prisma().checkInRound.findFirstOrThrow({ where: { timeZone: LONDON } });
  await sendRoundToMembers(jobCtx({ now: '2026-03-03T00:30:00Z' }), id);
  expect(await days()).toEqual([]);
  await sendRoundToMembers(jobCtx({ now: '2026-03-02T23:30:00Z' }), id);
  expect(await days()).toEqual(['02 at 02T23:30']);
});

it('a person who joined after the send time waits if the team says so, and a complete round is unchanged', async () => {
  await prisma().team.update({ where: { id: team.id }, data: { asksOnJoining: false } });
  await work('02T12:00');
  await buildMember(prisma(), { team, joinedAt: new Date('2026-03-02T12:01:00Z') });
  expect(await openDueRounds(jobCtx({ now: '2026-03-02T13:00:00Z' }))).toEqual([]);
});

describe('if the team asks on joining', () => {
  const askedOn = async (userId: number) =>
    (await prisma().checkIn.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
      ({ teamId, sentAt }) => `team ${teamId} at ${sentAt.toISOString().slice(8, 16)}`,
    );
  const join = (at: string, into = team) =>
    buildMember(prisma(), { team: into, joinedAt: new Date(`2026-03-${at}:00Z`) });

  it('a person who joins after the send time is asked once on that day', async () => {
    await work('02T12:00');
    const { id } = await join('02T15:00');
    await work('02T15:05');
    await work('02T15:10');
    expect(await askedOn(id)).toEqual([`team ${team.id} at 02T15:05`]);
    await work('03T12:00');
    expect(await askedOn(id)).toEqual([`team ${team.id} at 02T15:05`, `team ${team.id} at 03T12:00`]);
  });

  it('a person who joins after that day ended waits', async () => {
    await work('02T22:00');
    const { id } = await join('03T00:01');
    await work('03T00:05');
    expect(await askedOn(id)).toEqual([]);
  });

  it('a person asked that day by their former team, and one who joins on a day off, wait', async () => {
    const other = await buildTeam(prisma(), { companyId: team.companyId });
    await work('02T12:00');
    await work('02T17:00');
    await prisma().teamMember.create({
      data: {
        companyId: team.companyId,
        teamId: other.id,
        userId: mover.id,
        joinedAt: new Date('2026-03-02T18:00:00Z'),
      },
    });
    await work('02T18:05');
    expect(await askedOn(mover.id)).toEqual([`team ${team.id} at 02T17:00`]);
    const saturday = await join('07T09:00');
    await work('07T15:00');
    expect(await askedOn(saturday.id)).toEqual([]);
  });
});
