import * as z from 'zod';
import { DIRECTORY_PATH, PAUSE_SECONDS, removalWindowMs } from '#/lib/domain/directory/constants.ts';
import type { DirectoryCtx } from '#/lib/domain/directory/protocol/admit-directory.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { suspendsMany } from '#/lib/domain/people/people.policy.ts';
import { inTransaction, type Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** The directory removes so many people that it's probably a mistake. */
export class ManyRemovals extends Problem {
  readonly people: number;

  constructor(people: number) {
    super('unavailable', message('directory.answers.paused'), { retryAfterSeconds: PAUSE_SECONDS });
    this.people = people;
  }
}

const countRow = z.object({ removed: z.number(), people: z.number() });

/**
 * Records that the directory removes these people's access or teams. Throws `ManyRemovals` if these are too many of the
 * company's people within an hour, unless an administrator has let the directory continue. Runs one at a time per
 * company.
 */
export async function guardRemovals(tx: Transaction, ctx: DirectoryCtx, userIds: readonly number[]): Promise<void> {
  const companyId = ctx.company.id;
  const now = ctx.clock.now();
  await tx.$queryRaw`SELECT company_id FROM directory_states WHERE company_id = ${companyId} FOR UPDATE`;
  await tx.directoryPerson.updateMany({ where: { companyId, userId: { in: [...userIds] } }, data: { removedAt: now } });
  const state = await tx.directoryState.findUnique({ where: { companyId } });
  if (state?.trustedUntil && state.trustedUntil > now) return;
  const since = new Date(now.getTime() - removalWindowMs);
  const [count] = asRows(
    countRow,
    await tx.$queryRaw`
    WITH gone AS (SELECT user_id FROM directory_people WHERE company_id = ${companyId} AND removed_at > ${since})
    SELECT (SELECT count(*) FROM gone)::int AS removed, count(*)::int AS people FROM users u
    WHERE u.company_id = ${companyId} AND u.confirmed_at IS NOT NULL
      AND (u.blocked_at IS NULL OR u.id IN (SELECT user_id FROM gone))`,
  );
  if (count && suspendsMany({ suspended: count.removed, people: count.people })) throw new ManyRemovals(count.removed);
}

/** Pauses the directory until an administrator decides, and tells all administrators once. */
export async function pauseDirectory(ctx: DirectoryCtx, people: number): Promise<void> {
  const companyId = ctx.company.id;
  await inTransaction(ctx.db, async (tx) => {
    const { count } = await tx.directoryState.updateMany({
      where: { companyId, pausedAt: null },
      data: { pausedAt: ctx.clock.now(), pausedPeople: people },
    });
    if (count === 0) return;
    const subject = `company:${companyId}`;
    await recordEvent(tx, ctx, { action: 'directory.pause', subject, details: { people } });
    const administrators = await tx.administrator.findMany({
      where: { companyId, user: { blockedAt: null } },
      select: { userId: true },
    });
    await publishNotification(tx, ctx, {
      companyId,
      aboutUserId: null,
      userIds: administrators.map(({ userId }) => userId),
      role: 'Administrator',
      title: message('directory.notice.title'),
      message: message('directory.notice.message', { people }),
      icon: 'person',
      color: 'bad',
      button: { title: message('directory.notice.button'), href: DIRECTORY_PATH },
    });
  });
}
