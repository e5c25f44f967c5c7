import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx, userCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import type { CheckIn, Team, User } from '#/generated/prisma/client.ts';
import { mailNudge } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { nudgeTeam } from '#/lib/domain/check-ins/mails/nudge-team.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import { sendNudgeMail } from '#/lib/domain/check-ins/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { inWords } from '#/lib/words/in-words.ts';
import { buildAnswer, buildCheckIn } from '#/prisma/seed/builders/build-check-in.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';
import { buildAdministrator, buildUser } from '#/prisma/seed/builders/build-user.ts';

const ALL_REMINDED = 'No one was reminded: this check-in is closed, or everyone had a reminder within the last day.';
const monday = '2026-03-16';

let leader: User;
let team: Team;
let members: User[];
let checkIns: CheckIn[];

const sink = openMailSink();
openQueue();
beforeEach(async () => {
  await pool().query('DELETE FROM pgboss.job');
  const { id: companyId } = await buildCompany(prisma());
  leader = await buildUser(prisma(), { companyId });
  team = await buildTeam(prisma(), { companyId, leaderId: leader.id });
  [members, checkIns] = [[], []];
  for (let at = 0; at < 3; at += 1) {
    const member = await buildMember(prisma(), { team });
    members.push(member);
    checkIns.push(await buildCheckIn(prisma(), { team, userId: member.id, localDate: monday }));
  }
});

const at = (day: string) => new Date(`2026-03-${day}:00Z`);
async function nudge(now = '16T15:00', more: { user?: User; role?: RoleName; id?: number; date?: string } = {}) {
  const { user = leader, role = 'Team Leader', id = team.id, date } = more;
  const { remindedCount, message = '' } = await nudgeTeam(await userCtx(user, { role, now: at(now) }), { id, date });
  return [remindedCount, inWords(message, 'en')];
}
const mails = async () => (await waitingIn(sendNudgeMail)).map(({ checkInId = 0 }) => checkInId).sort((a, b) => a - b);
const idsOf = (...which: number[]) => which.map((place) => checkIns[place]?.id);
const keep = (place: number, data: object) =>
  prisma().checkIn.update({ where: { id: checkIns[place]?.id ?? 0 }, data });

describe('a leader’s reminder', () => {
  it('is sent to people who haven’t answered, once a day, no matter who sends it', async () => {
    const [checkIn] = checkIns;
    if (checkIn) await buildAnswer(prisma(), { checkIn });
    expect(await nudge()).toEqual([2, '']);
    expect(await nudge('17T11:00', { date: monday })).toEqual([0, ALL_REMINDED]);
    expect(await mails()).toEqual(idsOf(1, 2));
    const [entry] = await prisma().auditEntry.findMany({ where: { companyId: team.companyId } });
    expect(entry).toMatchObject({ action: 'team.nudge', subject: `team:${team.id}`, details: { people: 2 } });
  });

  it('is sent to no one who is suspended, turned emails off, has left, or was reminded within a day', async () => {
    const { companyId } = team;
    const [first, second, third] = members.map(({ id }) => id);
    await prisma().user.update({ where: { id: first ?? 0 }, data: { blockedAt: at('16T14:00') } });
    await prisma().mailOptOut.create({
      data: { userId: second ?? 0, kind: 'check-ins', companyId, createdAt: at('16T14:00') },
    });
    await keep(2, { remindAt: at('17T09:00') });
    await sendReminders(jobCtx({ now: at('17T09:00') }));
    expect(await nudge('17T10:00')).toEqual([0, ALL_REMINDED]);
    await keep(2, { remindedAt: null });
    await prisma().teamMember.deleteMany({ where: { userId: third ?? 0 } });
    expect(await nudge('17T10:00')).toEqual([0, ALL_REMINDED]);
    expect(await mails()).toEqual([]);
  });

  it('is sent once to people in two teams, also by ten parallel calls', async () => {
    const other = await buildTeam(prisma(), { companyId: team.companyId, leaderId: leader.id });
    const userId = members[0]?.id ?? 0;
    await prisma().teamMember.create({
      data: { companyId: team.companyId, teamId: other.id, userId, joinedAt: at('01T12:00') },
    });
    await buildCheckIn(prisma(), { team: other, userId, localDate: monday });
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => nudge('16T15:00', { id: turn % 2 ? other.id : team.id })),
    );
    expect(counts.reduce((sum, [count]) => sum + Number(count), 0)).toBe(3);
    expect(await mails()).toHaveLength(3);
  });

  it('says why if no one is reminded', async () => {
    expect(await nudge('18T15:00')).toEqual([0, ALL_REMINDED]);
    for (const checkIn of checkIns) await buildAnswer(prisma(), { checkIn });
    expect(await nudge()).toEqual([0, 'Everyone has answered, so no one was reminded.']);
    await prisma().checkIn.deleteMany({ where: { teamId: team.id } });
    expect(await nudge()).toEqual([0, ALL_REMINDED]);
  });
});

it('a reminder can be sent by anyone who may read who has answered', async () => {
  const administrator = await buildAdministrator(prisma(), { companyId: team.companyId });
  const { id: companyId } = await buildCompany(prisma());
  const [another, stranger] = await Promise.all([
    buildUser(prisma(), { companyId: team.companyId }),
    buildUser(prisma(), { companyId }),
  ]);
  await buildTeam(prisma(), { companyId: team.companyId, leaderId: another.id });
  await buildTeam(prisma(), { companyId, leaderId: stranger.id });
  await expect(nudge('16T15:00', { user: administrator, role: 'Administrator' })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(nudge('16T15:00', { user: another })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(nudge('16T15:00', { user: stranger })).rejects.toMatchObject({ code: 'not_found' });
  expect(await mails()).toEqual([]);
});

it('the reminder is sent with one Message-ID in every attempt, and not once it’s answered', async () => {
  await nudge();
  const [first, second] = checkIns;
  if (!first || !second) throw new Error('There are three.');
  const send = (id: number) => mailNudge(jobCtx({ now: at('16T15:05') }), id);
  await send(first.id);
  await send(first.id);
  await buildAnswer(prisma(), { checkIn: second });
  await send(second.id);
  expect(sink.messageIds).toHaveLength(2);
  expect(new Set(sink.messageIds).size).toBe(1);
});
