import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { clearCompanies } from '#/e2e/support/product/rounds.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { openDueRounds } from '#/lib/domain/check-ins/rounds/due-round.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let team: Team;
let member: User;

openQueue();
beforeEach(async () => {
  await clearCompanies();
  await prisma().checkInLook.deleteMany();
  const { id: companyId } = await buildCompany(prisma());
  // Daily, Monday to Friday at noon.
  team = await buildTeam(prisma(), { companyId });
  member = await buildMember(prisma(), { team, user: { timeZone: 'Europe/London' } });
});

/** Sweeps at an instant of March 2026; London is at UTC until the 29th. */
const sweep = (day: string) => openDueRounds(jobCtx({ now: new Date(`2026-03-${day}:00Z`) }));

/** When the team is to be checked, as day and time; `at once` after a change. */
async function looks(): Promise<string[]> {
  const { rows } = await pool().query<{ look: string }>(
    `SELECT CASE WHEN due_at = '-infinity' THEN 'at once' ELSE to_char(due_at AT TIME ZONE 'UTC', 'DD HH24:MI') END AS look
     FROM check_in_looks WHERE team_id = $1 ORDER BY due_at`,
    [team.id],
  );
  return rows.map(({ look }) => look);
}
const changeTeam = (data: object) => prisma().team.update({ where: { id: team.id }, data });
const changeMember = (data: object) => prisma().user.update({ where: { id: member.id }, data });

it('a team is checked immediately, and next at its send time in the zone where that comes first', async () => {
  await buildMember(prisma(), { team, user: { timeZone: 'Asia/Tokyo' } });
  expect(await looks()).toEqual(['at once', 'at once', 'at once']);
  await sweep('02T13:00');
  expect(await looks()).toEqual(['03 03:00']);
  await sweep('03T02:59');
  expect(await looks()).toEqual(['03 03:00']);
  expect(await sweep('03T03:00')).toHaveLength(1);
  expect(await looks()).toEqual(['03 12:00']);
});

it.each<[string, object, string[]]>([
  ['without working days is looked at again within a week', { workingDays: [] }, ['09 13:00']],
  ['that is asked once a month', { frequencyId: 3, checkinDay: 2 }, ['03 12:00']],
  ['that is asked once a year', { frequencyId: 4, checkinDay: 2 }, ['09 13:00']],
])('a team %s', async (_title, schedule, expected) => {
  await changeTeam({ ...schedule, completedAt: new Date('2026-01-05T00:00:00Z') });
  await sweep('02T13:00');
  expect(await looks()).toEqual(expected);
});

it('a team without people isn’t checked until someone joins', async () => {
  await prisma().teamMember.deleteMany({ where: { teamId: team.id } });
  await sweep('02T13:00');
  expect(await looks()).toEqual([]);
  await buildMember(prisma(), { team, user: member });
  expect(await looks()).toEqual(['at once']);
});

describe('a change is checked immediately:', () => {
  beforeEach(() => sweep('02T13:00'));

  it.each<[string, () => Promise<unknown>]>([
    ['someone joins', () => buildMember(prisma(), { team })],
    ['someone moves', () => changeMember({ timeZone: 'Asia/Tokyo' })],
    ['someone is suspended', () => changeMember({ blockedAt: new Date() })],
    ['someone is no longer confirmed', () => changeMember({ confirmedAt: null })],
    ['another time', () => changeTeam({ surveysTimeSend: '08:00' })],
    ['other days', () => changeTeam({ workingDays: [6] })],
    ['another rhythm', () => changeTeam({ frequencyId: 2, checkinDay: 3 })],
    ['whether newcomers are asked', () => changeTeam({ asksOnJoining: false })],
    [
      'another leader',
      async () => changeTeam({ leaderId: (await buildUser(prisma(), { companyId: team.companyId })).id }),
    ],
    [
      'the company moves',
      () => prisma().company.update({ where: { id: team.companyId }, data: { timeZone: 'Asia/Tokyo' } }),
    ],
  ])('%s', async (_title, change) => {
    await change();
    expect(await looks()).toEqual(['at once', '03 12:00']);
  });

  it('a leader’s move to another zone', async () => {
    const leader = await buildUser(prisma(), { companyId: team.companyId });
    await changeTeam({ secondaryLeaderId: leader.id });
    await sweep('02T13:01');
    await prisma().user.update({ where: { id: leader.id }, data: { timeZone: 'Asia/Tokyo' } });
    expect(await looks()).toEqual(['at once', '03 12:00']);
  });

  it('not a change that moves no sending', async () => {
    await changeTeam({ name: 'Another name' });
    await changeMember({ firstName: 'Another', timeZone: member.timeZone });
    expect(await looks()).toEqual(['03 12:00']);
  });
});

it('ten parallel sweeps leave one planned check', async () => {
  await Promise.all(Array.from({ length: 10 }, () => sweep('02T13:00')));
  await sweep('03T12:00');
  expect(await looks()).toEqual(['04 12:00']);
});

it('if the clock is put back, every team is checked again', async () => {
  await sweep('20T12:00');
  expect(await sweep('02T12:00')).toHaveLength(1);
  expect(await looks()).toEqual(['03 12:00']);
});

it('checks of a deleted team end', async () => {
  await prisma().team.delete({ where: { id: team.id } });
  expect(await looks()).not.toEqual([]);
  expect(await sweep('02T13:00')).toEqual([]);
  expect(await looks()).toEqual([]);
});
