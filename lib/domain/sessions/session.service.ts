import * as z from 'zod';
import { minimumInForceSql } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { sessionTokenPrefix } from '#/lib/domain/sessions/constants.ts';
import { roleColumns, roleRow } from '#/lib/domain/sessions/role.sql.ts';
import type { Client, FoundSession, SessionTokens, UserCtx } from '#/lib/platform/context.ts';
import { readSessionCookie, sessionLife } from '#/lib/platform/cookies/cookies.ts';
import { pool } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

/** The columns of `u`, a row of `users`, that a request needs in addition to roles and session. */
export const personColumns = `u.id AS user_id, u.email, u.first_name, u.last_name, u.image_name, u.time_zone, u.locale,
  u.onboarding_completed_at IS NOT NULL AS onboarding_completed, u.tour_completed_at IS NOT NULL AS tour_completed`;

/** A row with `personColumns`. */
export const personRow = z.object({
  user_id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  image_name: z.string().nullable(),
  time_zone: z.string(),
  locale: z.string().nullable(),
  onboarding_completed: z.boolean(),
  tour_completed: z.boolean(),
});
export type PersonRow = z.output<typeof personRow>;

/** Returns the person of a row with `personColumns`, without roles and session. */
export function personOf(
  row: PersonRow,
): Omit<UserCtx['actor'], 'kind' | 'role' | 'roles' | 'sessionId' | 'previewedBy'> {
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    imageName: row.image_name,
    timeZone: row.time_zone,
    locale: row.locale,
    onboardingCompleted: row.onboarding_completed,
    tourCompleted: row.tour_completed,
  };
}

/** Everything a request needs about its person, in one round trip; the time of last use is written once a minute. */
const query = `
WITH live AS (
  SELECT * FROM sessions
  WHERE (token_hash = $1 OR id = $2) AND revoked_at IS NULL AND idle_until > $3 AND absolute_until > $3
), seen AS (
  UPDATE sessions s
  SET last_seen_at = $3,
      idle_until = LEAST(s.absolute_until, $3::timestamptz + CASE s.kind WHEN 'browser' THEN $4::int ELSE $5::int END * interval '1 second')
  FROM live WHERE s.id = live.id AND live.last_seen_at < $3::timestamptz - interval '1 minute'
)
SELECT live.id AS session_id, live.kind, ${personColumns},
  c.id AS company_id, c.name AS company_name, ${minimumInForceSql} AS minimum_group_size, c.locale AS company_locale,
  ${roleColumns},
  EXISTS (SELECT FROM administrator_requests r WHERE r.user_id = u.id) AS asks
FROM live
JOIN users u ON u.id = live.user_id AND u.blocked_at IS NULL
JOIN companies c ON c.id = u.company_id AND c.blocked_at IS NULL`;

const sessionRow = z.object({
  ...personRow.shape,
  session_id: z.string(),
  kind: z.enum(['browser', 'api']),
  company_id: z.number(),
  company_name: z.string(),
  minimum_group_size: z.number(),
  company_locale: z.string().nullable(),
  ...roleRow.shape,
  asks: z.boolean(),
});

/** Returns the valid session of a token or an id, with its person; null if there is none. */
export async function findLiveSession(
  by: { tokenHash: Uint8Array } | { sessionId: string },
  now: Date,
): Promise<FoundSession | null> {
  const rows = asRows(
    sessionRow,
    await pool().query({
      name: 'find-session',
      text: query,
      values: [
        'tokenHash' in by ? Buffer.from(by.tokenHash) : null,
        'sessionId' in by ? by.sessionId : null,
        now,
        sessionLife.browser.idleSeconds,
        sessionLife.api.idleSeconds,
      ],
    }),
  );
  const row = rows[0];
  if (!row) return null;
  const roles = roleNames.filter((role) => row[role]);
  const isWaiting = row.asks && roles.length === 0;
  return {
    kind: row.kind,
    isWaiting,
    ...(isWaiting ? { role: 'Member' as const } : {}),
    company: {
      id: row.company_id,
      name: row.company_name,
      minimumGroupSize: row.minimum_group_size,
      locale: row.company_locale,
    },
    person: {
      ...personOf(row),
      sessionId: row.session_id,
      // A person without a role, such as a founder before the first team, is treated as a Member.
      roles: roles.length > 0 || isWaiting ? roles : ['Member'],
    },
  };
}

/** Returns the valid session with this id, or null; the caller must have proven in another way whose it is. */
export function findSessionById(sessionId: string, now: Date): Promise<FoundSession | null> {
  return findLiveSession({ sessionId }, now);
}

/**
 * Returns the session of an API call, or null. A browser's session needs its bearer and its cookie, so that a stolen
 * token is useless elsewhere and a forged page has no bearer. A program's session only needs the bearer, and is refused
 * to browsers.
 */
export async function findSessionOfCall(
  halves: SessionTokens,
  client: Pick<Client, 'isBrowser'>,
  now: Date,
): Promise<FoundSession | null> {
  if (!halves.bearer?.startsWith(sessionTokenPrefix)) return null;
  const session = await findLiveSession({ tokenHash: hashSecret(halves.bearer) }, now);
  return session && (await isProven(session, halves, client)) ? session : null;
}

/** Returns whether a call with the correct bearer comes from the browser or program that opened the session. */
export async function isProven(
  { kind, person }: FoundSession,
  { cookie }: SessionTokens,
  client: Pick<Client, 'isBrowser'>,
): Promise<boolean> {
  if (kind === 'api') return !client.isBrowser;
  return (await readSessionCookie(cookie)) === person.sessionId;
}
