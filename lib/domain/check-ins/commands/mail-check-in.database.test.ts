import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashWhileSending, makeDueCompany } from '#/e2e/support/crashing-worker.ts';
import { type MailSink, startMailSink } from '#/e2e/support/mail-sink.ts';
import { openQueue } from '#/e2e/support/queue.ts';
import { prisma } from '#/lib/platform/db.ts';

const MEMBERS = 100;
const KILLS = 5;
/** Mails of which a worker cannot know whether they were taken when it is killed. */
const ON_THEIR_WAY = 1;

let sink: MailSink;

openQueue();
beforeAll(async () => {
  sink = await startMailSink();
});
afterAll(() => sink.stop());

describe('a worker that is killed in the middle', () => {
  it('loses no check-in and no mail, and repeats at most what was on its way, under the same Message-ID', async () => {
    await makeDueCompany({ members: MEMBERS, teamSize: 10 });
    const kills = await crashWhileSending({ sink, kills: KILLS, mailsPerLife: 25, expected: MEMBERS });
    expect(kills).toBe(KILLS);
    const checkIns = await prisma().checkIn.findMany({ select: { id: true, userId: true, lastMail: true } });
    expect(new Set(checkIns.map(({ userId }) => userId)).size).toBe(MEMBERS);
    expect(checkIns).toHaveLength(MEMBERS);
    const expected = checkIns.map(({ id }) => `<check-in.${id}@localhost>`).toSorted();
    expect([...new Set(sink.messageIds)].toSorted()).toEqual(expected);
    expect(sink.messageIds.length - MEMBERS).toBeLessThanOrEqual(KILLS * ON_THEIR_WAY);
  }, 120_000);
});
