import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCtx, visitorCtx } from '#/e2e/support/actors/contexts.ts';
import { testDatabase } from '#/e2e/support/product/database.ts';
import { releaseUntil } from '#/e2e/support/scenes/coached-team.ts';
import type { CheckIn } from '#/generated/prisma/client.ts';
import { getTurnout } from '#/lib/domain/check-ins/report/get-turnout.ts';
import { closeDatabase, prisma } from '#/lib/platform/db.ts';
import { mailedToken } from '#/lib/platform/tokens.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildUser } from '#/prisma/seed/builders/build-user.ts';

beforeAll(testDatabase);
afterAll(closeDatabase);

const friday = '2026-11-20';
const ask = ({ id }: CheckIn, now = '2026-11-20T16:00:00Z') =>
  getTurnout(visitorCtx({ now }), { token: mailedToken('srv_', id) });

/** A daily team asked on a Friday; its first member lives in Lisbon, and `answeredCount` members answer. */
async function buildFriday({
  members,
  answeredCount,
  smallestGroup = 3,
}: Record<'members' | 'answeredCount', number> & { smallestGroup?: number }) {
  const db = prisma();
  const { id: companyId } = await buildCompany(db, { minimumGroupSize: smallestGroup });
  const leader = await buildUser(db, { companyId });
  const team = await buildTeam(db, { companyId, leaderId: leader.id, surveysTimeSend: '09:30' });
  const checkIns: CheckIn[] = [];
  for (let at = 0; at < members; at += 1) {
    const person = await buildMember(db, { team, ...(at === 0 && { user: { timeZone: 'Europe/Lisbon' } }) });
    const checkIn = await buildCheckIn(db, { team, userId: person.id, localDate: friday });
    if (at < answeredCount) await buildAnswer(db, { checkIn });
    checkIns.push(checkIn);
  }
  return { team, leader, checkIns, first: checkIns[0] as CheckIn };
}

describe('getTurnout', () => {
  it('shows people who have answered how many of the team have, and when they are asked next', async () => {
    const { team, leader, first } = await buildFriday({ members: 5, answeredCount: 4 });
    // Another day and a leader who only rates don't count.
    const later = await buildCheckIn(prisma(), { team, userId: first.userId, localDate: '2026-11-19' });
    await buildAnswer(prisma(), { checkIn: later });
    await buildCheckIn(prisma(), { team, userId: leader.id, localDate: friday, asksOwn: false, asksRatings: true });
    expect(await ask(first)).toEqual({
      teamName: team.name,
      localDate: friday,
      turnout: { answered: 4, asked: 5 },
      nextAt: '2026-11-23T09:30:00.000Z',
      timeZone: 'Europe/Lisbon',
    });
  });

  it('shows no number until as many have answered as the minimum group size', async () => {
    const { first } = await buildFriday({ members: 6, answeredCount: 3, smallestGroup: 4 });
    expect((await ask(first)).turnout).toBeNull();
  });

  it('shows no number that only a lower setting allows, until the next daily run', async () => {
    const { team, leader, first } = await buildFriday({ members: 6, answeredCount: 4, smallestGroup: 4 });
    await releaseUntil(team.companyId, friday, 5);
    expect((await ask(first)).turnout).toBeNull();
    expect((await userCtx(leader)).company.minimumGroupSize).toBe(5);
    await releaseUntil(team.companyId, friday, 4);
    expect((await ask(first)).turnout).toEqual({ answered: 4, asked: 6 });
    expect((await userCtx(leader)).company.minimumGroupSize).toBe(4);
  });

  it('counts a rating leader of a daily team once a week, and no one who has left', async () => {
    const { team, leader, first } = await buildFriday({ members: 3, answeredCount: 3 });
    const ratings = await buildCheckIn(prisma(), { team, userId: leader.id, localDate: friday, asksOwn: false });
    await prisma().checkIn.update({
      where: { id: ratings.id },
      data: { answeredAt: new Date('2026-11-20T13:00:00Z') },
    });
    await prisma().team.update({ where: { id: team.id }, data: { checkinDay: 3 } });
    expect((await ask(ratings)).nextAt).toBe('2026-11-25T09:30:00.000Z');
    await prisma().teamMember.deleteMany({ where: { userId: first.userId } });
    expect((await ask(first)).nextAt).toBeNull();
  });

  it('refuses a person who hasn’t answered, any token a day after the end, and all other tokens', async () => {
    const { checkIns, first } = await buildFriday({ members: 4, answeredCount: 3 });
    await expect(ask(checkIns[3] as CheckIn)).rejects.toMatchObject({ code: 'invalid' });
    await expect(ask(first, '2026-11-23T00:00:00Z')).rejects.toMatchObject({ code: 'invalid' });
    expect((await ask(first, '2026-11-22T23:59:00Z')).turnout).toEqual({ answered: 3, asked: 4 });
    await expect(getTurnout(visitorCtx(), { token: 'srv_x' })).rejects.toMatchObject({ code: 'not_found' });
    await prisma().user.update({ where: { id: first.userId }, data: { blockedAt: new Date() } });
    await expect(ask(first)).rejects.toMatchObject({ code: 'not_found' });
  });
});
