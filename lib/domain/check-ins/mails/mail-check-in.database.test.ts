import { describe, expect, it } from 'vitest';
import { openMailSink } from '#/e2e/support/fakes/open-mail-sink.ts';
import { crashWhileSending, makeDueCompany } from '#/e2e/support/product/crashing-worker.ts';
import { openQueue } from '#/e2e/support/product/queue.ts';
import { oweReminders } from '#/e2e/support/scenes/due-reminders.ts';
import { prisma } from '#/lib/platform/db.ts';

const MEMBERS = 100;
const KILLS = 5;
/** Mails of which a worker cannot know whether they were taken when it is killed. */
const ON_THEIR_WAY = 1;

const sink = openMailSink();
openQueue();

describe('a worker that is killed in the middle', () => {
  it('loses no check-in, reminder and mail, and repeats at most what was on its way, under the same Message-ID', async () => {
    await oweReminders(await makeDueCompany({ members: MEMBERS, teamSize: 10 }));
    const mails = 2 * MEMBERS;
    const kills = await crashWhileSending({ sink, kills: KILLS, mailsPerLife: 50, expected: mails });
    expect(kills).toBe(KILLS);
    const all = await prisma().checkIn.findMany({ orderBy: { id: 'asc' } });
    const checkIns = all.filter(({ frequencyId }) => frequencyId === 1);
    expect(checkIns).toHaveLength(MEMBERS);
    expect(new Set(checkIns.map(({ userId }) => userId)).size).toBe(MEMBERS);
    // One reminder each, of both check-ins of the day before.
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
