import { describe, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { crashWhileSending, makeDueCompany } from '#/e2e/support/product/crashing-worker.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { clearCompanies, sweepAndSend } from '#/e2e/support/product/rounds.ts';
import { oweReminders } from '#/e2e/support/scenes/due-reminders.ts';
import { mailCheckIn } from '#/lib/domain/check-ins/mails/check-in-mail.service.ts';
import { prisma } from '#/lib/platform/db.ts';
import { buildCompany } from '#/prisma/seed/builders/build-company.ts';
import { buildMember, buildTeam } from '#/prisma/seed/builders/build-team.ts';

const MEMBERS = 100;
const KILLS = 5;
/** Emails in progress when a worker dies, so it can't know whether they were accepted: one per connection. */
const ON_THEIR_WAY = 5;

const sink = openMailSink();
openQueue();

describe('a worker that is killed in the middle', () => {
  it('loses no check-in, reminder or email, and repeats at most those in transit, by the same Message-ID', async () => {
    await oweReminders(await makeDueCompany({ members: MEMBERS, teamSize: 10 }));
    const mails = 2 * MEMBERS;
    const kills = await crashWhileSending({ sink, kills: KILLS, mailsPerLife: 50, expected: mails });
    expect(kills).toBe(KILLS);
    const all = await prisma().checkIn.findMany({ orderBy: { id: 'asc' } });
    const checkIns = all.filter(({ frequencyId }) => frequencyId === 1);
    expect(checkIns).toHaveLength(MEMBERS);
    expect(new Set(checkIns.map(({ userId }) => userId)).size).toBe(MEMBERS);
    // One reminder per person, about both check-ins of the day before.
    const reminded = Map.groupBy(
      all.filter(({ frequencyId }) => frequencyId === 2),
      ({ userId }) => userId,
    );
    const counts = Array.from(reminded.values(), (both) => both.map(({ reminderCount }) => reminderCount).join());
    expect(counts).toEqual(Array.from({ length: MEMBERS }, () => '1,1'));
    const expected = [
      ...checkIns.map(({ id }) => `<check-in.${id}@localhost>`),
      ...Array.from(reminded.values(), ([first]) => `<check-in-reminder.${first?.id}.1@localhost>`),
    ];
    expect([...new Set(sink.messageIds)].toSorted()).toEqual(expected.toSorted());
    expect(sink.messageIds.length - mails).toBeLessThanOrEqual(KILLS * ON_THEIR_WAY);
  }, 180_000);
});

it('what another worker sends while this one is paused isn’t sent twice, except for those in transit', async () => {
  await clearCompanies();
  const now = new Date('2026-03-02T12:00:00Z');
  const { id: companyId } = await buildCompany(prisma());
  const team = await buildTeam(prisma(), { companyId });
  for (let index = 0; index < 2 * ON_THEIR_WAY; index++) await buildMember(prisma(), { team });
  await sweepAndSend(now);
  const checkIns = await prisma().checkIn.findMany();
  expect(checkIns).toHaveLength(2 * ON_THEIR_WAY);

  const before = sink.messageIds.length;
  const release = sink.hold();
  const mails = Promise.all(checkIns.map(({ id }) => mailCheckIn(jobCtx({ now }), id)));
  await expect.poll(() => sink.waitingCount()).toBe(ON_THEIR_WAY);
  await prisma().checkIn.updateMany({ data: { lastMail: 0 } });
  release();
  await mails;
  expect(sink.messageIds.length - before).toBe(ON_THEIR_WAY);
  await clearCompanies();
});
