import * as z from 'zod';
import { PAUSE_SECONDS } from '#/lib/domain/directory/constants.ts';
import { apiKeyPrefix } from '#/lib/domain/keys/constants.ts';
import { findCaller } from '#/lib/domain/keys/find-caller.ts';
import type { Ctx, UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
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
