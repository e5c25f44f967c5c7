import { beforeEach, expect, it } from 'vitest';
import { jobCtx } from '#/e2e/support/actors/contexts.ts';
import { lockWaiter } from '#/e2e/support/product/lock-waiter.ts';
import { openQueue, waitingIn } from '#/e2e/support/product/queue.ts';
import { answerScene, buildPulseScene, openScene, pulseStart } from '#/e2e/support/scenes/pulse-scene.ts';
import { notifyRecipients } from '#/lib/domain/pulses/mails/recipient-notice.service.ts';
import { sendPulseMail, sendResultsMail } from '#/lib/domain/pulses/queues.ts';
import { publishRound } from '#/lib/domain/pulses/results/results.service.ts';
import { openDueRounds } from '#/lib/domain/pulses/rounds/due-round.service.ts';
import { pool, prisma } from '#/lib/platform/db.ts';

openQueue();
beforeEach(() => prisma().pulse.deleteMany());

const ctx = () => jobCtx({ now: pulseStart });

/** Ends the database session of `work` just before it writes to a table, as if its process had been killed. */
async function killAt(table: string, work: () => Promise<unknown>): Promise<void> {
  const holder = await pool().connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${table} IN SHARE MODE`);
  const dying = work().then(
    () => 'done',
    () => 'dead',
  );
  await lockWaiter();
  await pool().query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );
  expect(await dying).toBe('dead');
  await holder.query('ROLLBACK');
  holder.release();
}

it.each(['pulse_rounds', 'pulse_round_questions', 'pulse_recipients', 'pulse_sweeps'])(
  'a worker that dies while it opens a round, before %s, still leaves one recipient per person',
  async (table) => {
    const scene = await buildPulseScene([6]);
    await killAt(table, () => openDueRounds(ctx()));
    await openDueRounds(ctx());
    await openDueRounds(ctx());
    const recipients = await prisma().pulseRecipient.findMany({ select: { userId: true } });
    expect(new Set(recipients.map(({ userId }) => userId)).size).toBe(6);
    expect([recipients.length, await prisma().pulseRound.count()]).toEqual([6, 1]);
    expect(await prisma().pulseRoundQuestion.count()).toBe(scene.questions.length);
  },
);

it.each(['pulse_recipients', 'notifications'])(
  'one that dies while it notifies people, before %s, notified no one, and the next notifies each once',
  async (table) => {
    const recipients = await openScene(await buildPulseScene([6]));
    await killAt(table, () => notifyRecipients(ctx()));
    expect(await prisma().pulseRecipient.count({ where: { isNotified: true } })).toBe(0);
    expect([await notifyRecipients(ctx()), await notifyRecipients(ctx())]).toEqual([6, 0]);
    const ids = new Set(recipients.map(({ id }) => id));
    const mails = (await waitingIn(sendPulseMail)).filter(({ recipientId }) => ids.has(recipientId ?? 0));
    expect(mails).toHaveLength(6);
    const userId = { in: recipients.map((one) => one.userId) };
    expect(await prisma().notification.count({ where: { userId } })).toBe(6);
  },
);

it.each(['pulse_rounds', 'pulse_results', 'pulse_answers', 'pulse_tallies', 'notifications'])(
  'one that dies while it closes a round, before %s, published nothing, and the next everything once',
  async (table) => {
    const scene = await buildPulseScene([5], { questions: [{ typeId: 5 }, { typeId: 3 }] });
    for (const one of await openScene(scene)) await answerScene(scene, one, [4, 'Text']);
    const { id } = await prisma().pulseRound.findFirstOrThrow();
    await killAt(table, () => publishRound(ctx(), id));
    expect([await prisma().pulseResult.count(), await prisma().pulseAnswer.count()]).toEqual([0, 5]);
    await publishRound(ctx(), id);
    const whole = await prisma().pulseResult.findMany({ where: { teamId: 0 }, orderBy: { questionId: 'asc' } });
    expect(whole).toMatchObject([{ persons: 5, result: { average: 4 } }, { persons: 5 }]);
    expect(await prisma().pulseAnswer.count()).toBe(5);
    const mails = (await waitingIn(sendResultsMail)).filter(({ roundId }) => roundId === id);
    expect(mails.map(({ userId }) => userId)).toEqual([scene.creator.id]);
  },
);
