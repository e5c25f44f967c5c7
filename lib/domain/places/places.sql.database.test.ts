import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadershipsOf } from '#/e2e/support/measures/leaderships.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { namedDaysSql } from '#/lib/domain/places/places.sql.ts';
import { closeDatabase, pool, prisma } from '#/lib/platform/db.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

let companyId: number;
let team: Team;
let member: User;
let person: User;

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  const db = prisma();
  companyId = (await buildCompany(db)).id;
  team = await buildTeam(db, { companyId });
  member = await buildMember(db, { team });
  person = await buildUser(db, { companyId });
});

type Leaders = { leaderId?: number | null; secondaryLeaderId?: number | null };
const setLeaders = (data: Leaders) => prisma().team.update({ where: { id: team.id }, data });
const ask = (localDate: LocalDate) => buildCheckIn(prisma(), { team, userId: member.id, localDate });
const answer = async (localDate: LocalDate) => buildAnswer(prisma(), { checkIn: await ask(localDate) });
const todayIn = (timeZone: string) => localDateAt(new Date(), timeZone);
const today = () => todayIn('Europe/London');

/** Those of the given days that the person reads by name. */
async function namedOf(days: readonly LocalDate[]): Promise<LocalDate[]> {
  const text = `SELECT day::text FROM teams t, unnest($3::date[]) AS day WHERE t.id = $2 AND day <@ ${namedDaysSql('$1')}`;
  const { rows } = await pool().query<{ day: LocalDate }>(text, [person.id, team.id, days]);
  return rows.map(({ day }) => day);
}

describe('the first day of a leadership', () => {
  it('is open for a team that has asked nothing yet', async () => {
    await setLeaders({ leaderId: person.id });
    expect(await leadershipsOf(person.id)).toEqual([{ teamId: team.id, beginsOn: null, endedOn: null }]);
  });

  it('is open for a leader since the team’s creation', async () => {
    const newTeam = await buildTeam(prisma(), { companyId, leaderId: person.id, secondaryLeaderId: member.id });
    expect(await leadershipsOf(person.id)).toEqual([{ teamId: newTeam.id, beginsOn: null, endedOn: null }]);
    expect(await leadershipsOf(member.id)).toHaveLength(1);
  });

  it.each(['leaderId', 'secondaryLeaderId'])('is the day of the appointment, as %s', async (as) => {
    await answer(addDays(today(), -1));
    await ask(today());
    await setLeaders({ [as]: person.id });
    expect(await leadershipsOf(person.id)).toEqual([{ teamId: team.id, beginsOn: today(), endedOn: null }]);
  });

  it.each([0, 1])('is the day after the last one that anyone has answered for', async (days) => {
    await answer(addDays(today(), days));
    await setLeaders({ leaderId: person.id });
    expect(await leadershipsOf(person.id)).toMatchObject([{ beginsOn: addDays(today(), days + 1) }]);
  });

  // 25 hours apart, so it's never the same day in both.
  it.each(['Pacific/Kiritimati', 'Pacific/Midway'])('is a day in the company’s zone, %s', async (timeZone) => {
    await prisma().company.update({ where: { id: companyId }, data: { timeZone } });
    await ask('2026-03-02');
    await setLeaders({ leaderId: person.id });
    expect(await leadershipsOf(person.id)).toMatchObject([{ beginsOn: todayIn(timeZone) }]);
  });
});

describe('the end of a leadership', () => {
  it.each<Leaders>([{ leaderId: null }, { leaderId: 0 }])('is the day when %o follows', async (next) => {
    await setLeaders({ leaderId: person.id });
    await setLeaders(next.leaderId === 0 ? { leaderId: member.id } : next);
    expect(await leadershipsOf(person.id)).toEqual([{ teamId: team.id, beginsOn: null, endedOn: today() }]);
  });

  it('doesn’t come when a leader becomes the secondary leader, or the other way round', async () => {
    await setLeaders({ leaderId: person.id });
    await ask('2026-03-02');
    await setLeaders({ leaderId: member.id, secondaryLeaderId: person.id });
    await setLeaders({ leaderId: person.id, secondaryLeaderId: null });
    expect(await leadershipsOf(person.id)).toEqual([{ teamId: team.id, beginsOn: null, endedOn: null }]);
  });

  it('is followed by a separate leadership if the person leads again', async () => {
    await setLeaders({ leaderId: person.id });
    await answer(addDays(today(), -1));
    await setLeaders({ leaderId: null });
    await setLeaders({ secondaryLeaderId: person.id });
    expect(await leadershipsOf(person.id)).toEqual([
      { teamId: team.id, beginsOn: null, endedOn: today() },
      { teamId: team.id, beginsOn: today(), endedOn: null },
    ]);
  });

  it.each<[string, LocalDate, string[]]>([
    ['before it are read again', addDays(today(), -2), [addDays(today(), -3), addDays(today(), -1)]],
    ['after it are not, nor what follows them', today(), [addDays(today(), -3)]],
  ])('keeps the earlier days for a person who leads again: those answered %s', async (_, answeredOn, namedDays) => {
    await setLeaders({ leaderId: person.id });
    await answer(addDays(today(), -3));
    const late = await ask(addDays(today(), -2));
    await buildAnswer(prisma(), { checkIn: late, submittedAt: new Date(`${answeredOn}T00:30:00Z`) });
    await answer(addDays(today(), -1));
    await setLeaders({ leaderId: null });
    await setLeaders({ leaderId: person.id });
    const days = [addDays(today(), -3), addDays(today(), -1)];
    expect(await namedOf(days)).toEqual(namedDays);
  });

  it('comes with the team’s deletion, which it survives', async () => {
    await setLeaders({ leaderId: person.id });
    await prisma().team.delete({ where: { id: team.id } });
    expect(await leadershipsOf(person.id)).toEqual([{ teamId: team.id, beginsOn: null, endedOn: today() }]);
  });
});
