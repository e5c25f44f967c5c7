import { beforeEach, describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import type { Team, User } from '#/generated/prisma/client.ts';
import { mailReminder } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { sendReminders } from '#/lib/domain/check-ins/mails/reminder.service.ts';
import { sendReminderMail } from '#/lib/domain/check-ins/queues.ts';
import { pool, prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

let teams: Team[];
let member: User;

const sink = openMailSink();
openQueue();
beforeEach(async () => {
  await clearCompanies();
  const { id: companyId } = await buildCompany(prisma());
  // All are weekly on Fridays: two at noon, one at two. Reminders come on Monday and Wednesday.
  teams = [];
  for (const surveysTimeSend of ['12:00', '12:00', '14:00']) {
    teams.push(await buildTeam(prisma(), { companyId, frequencyId: 2, checkinDay: 5, surveysTimeSend }));
  }
  const [first, ...others] = teams;
  if (!first) throw new Error('There are three teams.');
  member = await buildMember(prisma(), { team: first });
  for (const { id: teamId } of others) {
    await prisma().teamMember.create({ data: { companyId, teamId, userId: member.id, joinedAt: at('01T00:00') } });
  }
  await sweepAndSend(at('06T12:00'));
  await sweepAndSend(at('06T14:00'));
});

const at = (day: string) => new Date(`2026-03-${day}:00Z`);
const remind = (day: string) => sendReminders(jobCtx({ now: at(day) }));
const checkIns = () => prisma().checkIn.findMany({ orderBy: [{ closesAt: 'asc' }, { id: 'asc' }] });
const answer = (...ids: number[]) =>
  prisma().checkIn.updateMany({ where: { id: { in: ids } }, data: { answeredAt: at('07T08:00') } });

/** The waiting emails, each as the teams it is about. */
async function waiting() {
  return (await waitingIn(sendReminderMail)).map((mail) => {
    const { others, ...first } = sendReminderMail.payload.parse(mail);
    return [first, ...others] as const;
  });
}

/** Tries all waiting emails `tries` times, and returns the Message-IDs that arrived. */
async function mail(now: string, tries = 1): Promise<string[]> {
  const before = sink.messageIds.length;
  for (let turn = 0; turn < tries; turn += 1) {
    for (const reminders of await waiting()) await mailReminder(jobCtx({ now: at(now) }), reminders);
  }
  return sink.messageIds.slice(before);
}

describe('a person in three teams', () => {
  it('gets one email about all of them, a second one later, and then no more', async () => {
    expect(await remind('09T12:00')).toBe(1);
    expect((await waiting())[0]?.map(({ number }) => number)).toEqual([1, 1, 1]);
    // That email included the check-in whose own time is at two.
    expect(await remind('09T14:00')).toBe(0);
    expect(await remind('11T12:00')).toBe(1);
    expect((await waiting())[1]?.map(({ number }) => number)).toEqual([2, 2, 2]);
    for (const day of ['11T14:00', '12T12:00', '12T14:00']) expect(await remind(day)).toBe(0);
    expect((await checkIns()).map(({ reminderCount, remindAt }) => [reminderCount, remindAt])).toEqual(
      Array.from({ length: 3 }, () => [2, null]),
    );
  });

  it('gets one email from ten parallel workers', async () => {
    const counts = await Promise.all(Array.from({ length: 10 }, () => remind('09T12:00')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['another worker is running, whose email may already mention some of them', () => member.id],
    ['one of the release before is at work', () => 0],
  ])('gets no email while %s', async (_, key) => {
    const other = await pool().connect();
    await other.query('BEGIN');
    await other.query("SELECT pg_advisory_xact_lock(hashtextextended('check-ins/reminders', $1))", [key()]);
    const meanwhile = await remind('09T12:00');
    await other.query('COMMIT');
    other.release();
    expect([meanwhile, await remind('09T12:00')]).toEqual([0, 1]);
  });

  it('gets the email once, however often it’s tried, and it names every check-in', async () => {
    await remind('09T12:00');
    const [first] = await checkIns();
    expect(await mail('09T12:01', 3)).toEqual([`<check-in-reminder.${first?.id}.1@localhost>`]);
    expect((await checkIns()).map(({ lastMail }) => lastMail)).toEqual([1, 1, 1]);
  });

  it('gets it again with the same Message-ID if a worker was killed before noting it, answered or not', async () => {
    await remind('09T12:00');
    const [messageId] = await mail('09T12:01');
    await prisma().checkIn.updateMany({ data: { lastMail: 0 } });
    expect(await mail('09T12:02')).toEqual([messageId]);
    await prisma().checkIn.updateMany({ data: { lastMail: 0 } });
    const [first] = await checkIns();
    await answer(first?.id ?? 0);
    expect(await mail('09T12:03')).toEqual([messageId]);
    expect((await checkIns()).map(({ lastMail }) => lastMail)).toEqual([0, 1, 1]);
  });

  it('is only reminded of what isn’t answered, before the reminder or after it was queued', async () => {
    const [first, second, third] = await checkIns();
    await answer(first?.id ?? 0);
    expect(await remind('09T12:00')).toBe(1);
    expect((await waiting())[0]?.map(({ checkInId }) => checkInId)).toEqual([second?.id, third?.id]);
    await answer(second?.id ?? 0);
    expect(await mail('09T12:01')).toHaveLength(1);
    expect((await checkIns()).map(({ lastMail }) => lastMail)).toEqual([null, null, 1]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['has answered them all meanwhile', async () => answer(...(await checkIns()).map(({ id }) => id))],
    [
      'has unsubscribed meanwhile',
      () =>
        prisma().mailOptOut.create({
          data: {
            userId: member.id,
            companyId: member.companyId,
            kind: 'check-ins',
            reasonId: 1,
            createdAt: at('09T12:00'),
          },
        }),
    ],
  ])('gets no email if the person %s', async (_title, change) => {
    await remind('09T12:00');
    await change();
    expect(await mail('09T12:01')).toEqual([]);
    expect(await remind('11T12:00')).toBe(0);
  });

  it('is reminded separately of a team whose reminder is on another day', async () => {
    await prisma().team.update({ where: { id: teams[2]?.id ?? 0 }, data: { workingDays: [2, 3, 4] } });
    expect(await remind('09T12:00')).toBe(1);
    expect((await waiting())[0]).toHaveLength(2);
  });
});

it('colleagues get one email each', async () => {
  const [team] = teams;
  if (!team) throw new Error('There are three teams.');
  await prisma().checkIn.deleteMany();
  await prisma().checkInRound.deleteMany();
  await prisma().checkInSweep.deleteMany();
  await buildMember(prisma(), { team });
  await sweepAndSend(at('13T12:00'));
  expect(await remind('16T12:00')).toBe(2);
});
