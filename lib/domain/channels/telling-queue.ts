import type { output, ZodType } from 'zod';
import * as z from 'zod';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { defineJob, defineQueue, enqueue, enqueueInGroups, mailTries, type Queue } from '#/lib/platform/jobs.ts';
import { inMailLine } from '#/lib/platform/mail.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/**
 * Jobs that each tell one person something by their channel. People in a chat have a separate queue, so that emails
 * never wait for a platform. Both queues do the same work: someone whose channel has changed is notified by the new
 * one.
 */
export interface TellingQueue<S extends ZodType = ZodType> extends Queue<S> {
  chat: Queue<S>;
}

/** In a chat, people see repeats after a crash, so there are only as many at a time as mail server connections. */
const usualLanes = { atOnce: 5, lanes: 5 } as const;

/** Declares both queues; for “…mail”, the queue of the chat is called “…chat”. */
export function defineTellingQueue<S extends ZodType>(
  queue: Pick<Queue<S>, 'name' | 'payload' | 'atOnce'>,
  chatLanes: Pick<Queue, 'atOnce' | 'lanes'> = usualLanes,
): TellingQueue<S> {
  const chat = defineQueue({ ...mailTries, ...queue, ...chatLanes, name: queue.name.replace(/mail$/, 'chat') });
  return { ...defineQueue({ ...mailTries, ...queue }), chat };
}

/** Limits how many are sent at a time, like `inMailLine`. */
export type Line = typeof inMailLine;

/** Declares the work of both queues; jobs of the chat queue don't wait for the mail server. */
export function defineTellingJob<S extends ZodType>(
  queue: TellingQueue<S>,
  run: (ctx: Ctx, payload: output<S>, inLine: Line) => Promise<void>,
): void {
  defineJob(queue, (ctx, payload) => run(ctx, payload, inMailLine));
  defineJob(queue.chat, (ctx, payload) => run(ctx, payload, (work) => work()));
}

/**
 * Enqueues messages to people in a transaction. People who can be reached in a chat, or were never looked up there, are
 * in the chat queue, in the group of their connection. All others are in the email queue.
 */
export async function enqueueTellings<S extends ZodType>(
  tx: Transaction,
  { clock }: Pick<Ctx, 'clock'>,
  queue: TellingQueue<S>,
  tellings: readonly { userId: number; payload: output<S> }[],
): Promise<void> {
  if (tellings.length === 0) return;
  const groups = await listGroups(
    tx,
    clock.now(),
    tellings.map(({ userId }) => userId),
  );
  const mails = tellings.filter(({ userId }) => !groups.has(userId));
  await enqueue(tx, queue, ...mails.map(({ payload }) => payload));
  const chats = tellings.flatMap(({ userId, payload }) => {
    const group = groups.get(userId);
    return group === undefined ? [] : [{ payload, group }];
  });
  await enqueueInGroups(tx, queue.chat, chats);
}

const inChat = z.object({ userId: z.number(), connectionId: z.number() });

/** Returns, by user, the group of everyone who is notified in a chat. */
async function listGroups(tx: Transaction, now: Date, userIds: readonly number[]): Promise<Map<number, string>> {
  const people = asRows(
    inChat,
    await tx.$queryRaw`
    SELECT u.id AS "userId", n.id AS "connectionId"
    FROM users u JOIN companies c ON c.id = u.company_id
    JOIN channel_connections n ON n.company_id = c.id AND n.kind = coalesce(u.channel, c.channel) AND n.broken_at IS NULL
    LEFT JOIN channel_people p ON p.connection_id = n.id AND p.user_id = u.id
    WHERE u.id = ANY(${userIds}::int[])
      AND (p.user_id IS NULL OR p.external_id IS NOT NULL AND coalesce(p.unreachable_until <= ${now}, true))`,
  );
  return new Map(people.map(({ userId, connectionId }) => [userId, String(connectionId)]));
}
