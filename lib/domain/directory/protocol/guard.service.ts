import * as z from 'zod';
import { DIRECTORY_PATH, PAUSE_SECONDS, removalWindowMs } from '#/lib/domain/directory/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { apiKeyPrefix } from '#/lib/domain/keys/constants.ts';
import { findCaller } from '#/lib/domain/keys/find-caller.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import { suspendsMany } from '#/lib/domain/people/people.policy.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, pool, type Transaction } from '#/lib/platform/db.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { message } from '#/lib/words/message.ts';

/** The context of a call by a company's directory. Every query takes the company from it. */
export interface DirectoryCtx extends Ctx<{ kind: 'directory'; keyId: number }> {
  company: UserCtx['company'];
}

/**
 * Records, once a minute, that a company's directory was seen. Returns whether its changes wait. In between it writes
 * nothing: even an unused `DO UPDATE` would lock the row, and make calls wait for each other and for the disk.
 */
const statement = `
WITH known AS (
  SELECT last_seen_at, paused_at IS NOT NULL OR stopped_at IS NOT NULL AS is_held
  FROM directory_states WHERE company_id = $1::int
), sign AS (
  INSERT INTO directory_states (company_id, last_seen_at)
  SELECT $1::int, $2::timestamptz
  WHERE NOT EXISTS (SELECT FROM known WHERE last_seen_at >= $2::timestamptz - interval '1 minute')
  ON CONFLICT (company_id) DO UPDATE SET last_seen_at = excluded.last_seen_at
)
SELECT EXISTS (SELECT FROM known WHERE is_held) AS "isHeld"`;
const standing = z.object({ isHeld: z.boolean() });

/**
 * Returns the context of a directory that calls with a key for directories, and records that it was seen. Throws
 * `signed_out` without a key, `forbidden` for a key of another scope, and `unavailable` for a change while the
 * directory is paused.
 */
export async function admitDirectory(
  ctx: Ctx,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): Promise<DirectoryCtx> {
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const now = ctx.clock.now();
  // Sessions aren't accepted, because people have screens for these changes.
  const call = {
    contract: { keyScope: 'directory:write' },
    halves: { bearer: bearer ?? null, cookie: undefined },
    client: ctx.client,
    params: undefined,
  } as const;
  const session = bearer?.startsWith(apiKeyPrefix) ? await findCaller(call, now) : null;
  const keyId = session?.person.keyId;
  if (!session || keyId === undefined) throw new Problem('signed_out', message('directory.answers.noKey'));
  const { company } = session;
  const query = { name: 'directory-sign', text: statement, values: [company.id, now] };
  const [state] = asRows(standing, await pool().query(query));
  if (method !== 'GET' && state?.isHeld)
    throw new Problem('unavailable', message('directory.answers.paused'), { retryAfterSeconds: PAUSE_SECONDS });
  return { ...ctx, actor: { kind: 'directory', keyId }, company };
}

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
