import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { findNotices } from '#/e2e/support/measures/find-notices.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { notifyOfBirthdays } from '#/lib/domain/birthdays/birthday.service.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

type Fields = Partial<Parameters<typeof buildUser>[1]>;

let companyId: number;
let team: Team;
/** Shares a birthday on 23 November. */
let celebrant: User;

const person = (fields: Fields = {}) => buildUser(prisma(), { companyId, ...fields });
const member = async (fields: Fields = {}, of = team) =>
  buildMember(prisma(), { team: of, user: await person(fields) });
const asking = (fields: Fields = {}) => member({ getMembersBirthdays: true, ...fields });

beforeAll(testDatabase);
afterAll(closeDatabase);
beforeEach(async () => {
  await prisma().company.deleteMany();
  await prisma().dailyRunZone.deleteMany();
  companyId = (await buildCompany(prisma())).id;
  team = await buildTeam(prisma(), { companyId });
  const shares = { birthDate: new Date('1987-11-23'), shareBirthday: true };
  celebrant = await member({ firstName: 'Zoë', lastName: '<b>Low</b>', ...shares });
});

/** Sweeps at an instant, and returns who was notified in which role, and of what. */
async function sweepAt(now: string) {
  await prisma().notification.deleteMany();
  await notifyOfBirthdays(jobCtx({ now }));
  const rows = await findNotices({ orderBy: { userId: 'asc' } });
  return rows.map(({ userId, role, message }) => ({ userId, role, message }));
}
const readersAt = async (now: string) => (await sweepAt(now)).map(({ userId }) => userId);
/** Half past nine in London. */
const MORNING = '2026-11-23T09:30:00Z';

describe('a shared birthday', () => {
  it('notifies teammates who asked, in their role, once, with the name and no date', async () => {
    const [reader, leader] = [await asking(), await person({ getMembersBirthdays: true })];
    await prisma().team.update({ where: { id: team.id }, data: { leaderId: leader.id } });
    await member();
    const message = 'It’s <strong>Zoë &lt;b&gt;Low&lt;/b&gt;</strong>’s birthday today.';
    expect(await sweepAt(MORNING)).toEqual([
      { userId: reader.id, role: 'Member', message },
      { userId: leader.id, role: 'Team Leader', message },
    ]);
    expect(await readersAt(MORNING)).toEqual([]);
    expect(await readersAt('2026-11-23T15:00:00Z')).toEqual([]);
  });

  it.each([
    ['before eight', '2026-11-23T07:59:00Z', 0],
    ['at eight', '2026-11-23T08:00:00Z', 1],
    ['late, where no worker ran', '2026-11-23T19:59:00Z', 1],
    ['in the evening', '2026-11-23T20:00:00Z', 0],
    ['the day before', '2026-11-22T09:30:00Z', 0],
    ['the day after', '2026-11-24T09:30:00Z', 0],
    ['a year later', '2027-11-23T09:30:00Z', 1],
  ])('notifies them in the morning of the day: %s', async (_, now, count) => {
    await asking();
    expect(await readersAt(now)).toHaveLength(count);
  });

  it('notifies them in their own morning, on their own day', async () => {
    const tokyo = await asking({ timeZone: 'Asia/Tokyo' });
    const losAngeles = await asking({ timeZone: 'America/Los_Angeles' });
    const london = await asking();
    expect(await readersAt('2026-11-22T23:15:00Z')).toEqual([tokyo.id]);
    expect(await readersAt(MORNING)).toEqual([london.id]);
    expect(await readersAt('2026-11-23T16:00:00Z')).toEqual([losAngeles.id]);
  });

  it('of 29 February notifies on the 28th in years without one', async () => {
    await prisma().user.update({ where: { id: celebrant.id }, data: { birthDate: new Date('1988-02-29') } });
    await asking();
    expect(await readersAt('2026-02-28T09:00:00Z')).toHaveLength(1);
    expect(await readersAt('2028-02-28T09:00:00Z')).toHaveLength(0);
    expect(await readersAt('2028-02-29T09:00:00Z')).toHaveLength(1);
  });

  it('notifies a teammate of several teams once, also with two workers', async () => {
    const reader = await asking();
    const other = await buildTeam(prisma(), { companyId, leaderId: reader.id });
    await buildMember(prisma(), { team: other, user: celebrant });
    await Promise.all([1, 2, 3].map(() => notifyOfBirthdays(jobCtx({ now: MORNING }))));
    expect(await findNotices()).toMatchObject([{ userId: reader.id, role: 'Team Leader' }]);
  });
});

describe('no one is notified', () => {
  it.each<[string, Fields]>([
    ['does not share it', { shareBirthday: false }],
    ['has given no date', { birthDate: null }],
    ['has left', { blockedAt: new Date() }],
  ])('about a person who %s', async (_, fields) => {
    await asking();
    await prisma().user.update({ where: { id: celebrant.id }, data: fields });
    expect(await readersAt(MORNING)).toEqual([]);
  });

  it('who didn’t ask, has left, is in another team or company, or whose birthday it is', async () => {
    await member();
    await asking({ blockedAt: new Date() });
    await member({ getMembersBirthdays: true }, await buildTeam(prisma(), { companyId }));
    await person({ getMembersBirthdays: true });
    await prisma().user.update({ where: { id: celebrant.id }, data: { getMembersBirthdays: true } });
    const { id } = await buildCompany(prisma());
    const foreign = await buildTeam(prisma(), { companyId: id });
    await buildMember(prisma(), {
      team: foreign,
      user: await buildUser(prisma(), { companyId: id, getMembersBirthdays: true }),
    });
    expect(await readersAt(MORNING)).toEqual([]);
  });

  it('who is in an unfinished team', async () => {
    await asking();
    await prisma().team.update({ where: { id: team.id }, data: { completedAt: null } });
    expect(await readersAt(MORNING)).toEqual([]);
  });
});
