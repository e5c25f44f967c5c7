import { decode, encode } from 'next-auth/jwt';
import * as z from 'zod';
import type { Client, UserCtx } from '#/lib/platform/context.ts';
import { pool } from '#/lib/platform/db.ts';
import { env } from '#/lib/platform/env.ts';
import { personColumns, personOf, personRow } from '#/lib/platform/person-row.ts';
import { type RoleName, roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { hashSecret } from '#/lib/platform/tokens.ts';

export type SessionKind = 'browser' | 'api';

/** How long a session lives without use, and at most. */
export const sessionLife = {
  browser: { idleSeconds: 12 * 3600, absoluteSeconds: 7 * 24 * 3600 },
  api: { idleSeconds: 3600, absoluteSeconds: 12 * 3600 },
} as const;

/** Name of the next-auth session cookie; browsers hold `__Host-` cookies to https and to this very host. */
export function sessionCookieName(): string {
  return `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}next-auth.session-token`;
}

/** The cookie half of a session: only who, which session and which kind. Role, company and name are read live. */
export function encodeSessionCookie(session: { id: string; userId: number; kind: SessionKind }): Promise<string> {
  return encode({
    secret: env().AUTH_SECRET,
    maxAge: sessionLife.browser.absoluteSeconds,
    token: { sub: String(session.userId), sid: session.id, kind: session.kind },
  });
}

/** The session id in a cookie made by `encodeSessionCookie`, or null for anything else. */
export async function readSessionCookie(value: string | undefined): Promise<string | null> {
  if (!value) return null;
  const token = await decode({ secret: env().AUTH_SECRET, token: value }).catch(() => null);
  return typeof token?.sid === 'string' ? token.sid : null;
}

/** A live session with its person and company; roles are those held at this moment. */
export type FoundSession = Pick<UserCtx, 'company'> & {
  person: Omit<UserCtx['actor'], 'kind' | 'role'>;
  kind: SessionKind;
  /** Holds no role and has asked to become an Administrator: until one answers, there is nothing to see or do. */
  isWaiting: boolean;
  /** The team that a preview was made for; absent outside of one. It is a member's view, whatever role is asked for. */
  previewedTeam?: number;
};

export interface SessionHalves {
  bearer: string | null;
  cookie: string | undefined;
}

/**
 * The session of an API call, or null. A browser's session needs both halves, the bearer and the cookie of the same
 * session: a stolen token is useless elsewhere and a forged page has no bearer. A program's session needs the
 * bearer alone and is refused to browsers.
 */
export async function findSessionOfCall(
  halves: SessionHalves,
  client: Pick<Client, 'isBrowser'>,
  now: Date,
): Promise<FoundSession | null> {
  if (!halves.bearer?.startsWith('sb_')) return null;
  const found = await findLiveSession({ tokenHash: hashSecret(halves.bearer) }, now);
  return found && (await isProven(found, halves, client)) ? found : null;
}

/** Whether a call with the right bearer comes from where its session was opened. */
export async function isProven(
  { kind, person }: FoundSession,
  { cookie }: SessionHalves,
  client: Pick<Client, 'isBrowser'>,
): Promise<boolean> {
  if (kind === 'api') return !client.isBrowser;
  return (await readSessionCookie(cookie)) === person.sessionId;
}

/** The session of a page load, which carries the cookie only; pages show and never change anything. */
export async function findSessionOfPage(cookie: string | undefined, now: Date): Promise<FoundSession | null> {
  const sessionId = await readSessionCookie(cookie);
  return sessionId ? findSessionById(sessionId, now) : null;
}

/** The live session of this id, whose holder must have been proven otherwise. */
export function findSessionById(sessionId: string, now: Date): Promise<FoundSession | null> {
  return findLiveSession({ sessionId }, now);
}

/** The role asked for when it is held, else the strongest held; null when a role was asked for that is not held. */
export function chooseRole(held: readonly RoleName[], asked: RoleName | null): RoleName | null {
  if (asked) return held.includes(asked) ? asked : null;
  return roleNames.find((role) => held.includes(role)) ?? 'Member';
}

/** Everything a request must know of its person, in one round trip; being seen is written at most once a minute. */
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
  c.id AS company_id, c.name AS company_name, c.minimum_group_size,
  EXISTS (SELECT FROM administrators a WHERE a.user_id = u.id) AS "Administrator",
  EXISTS (SELECT FROM teams t WHERE t.company_id = u.company_id AND t.leader_id = u.id)
    OR EXISTS (SELECT FROM teams t WHERE t.company_id = u.company_id AND t.secondary_leader_id = u.id)
    AS "Team Leader",
  EXISTS (SELECT FROM departments d WHERE d.company_id = u.company_id AND d.leader_id = u.id) AS "Department Leader",
  EXISTS (SELECT FROM team_members m WHERE m.company_id = u.company_id AND m.user_id = u.id) AS "Member",
  EXISTS (SELECT FROM administrator_requests r WHERE r.user_id = u.id) AS asks
FROM live
JOIN users u ON u.id = live.user_id AND u.blocked_at IS NULL
JOIN companies c ON c.id = u.company_id`;

const sessionRow = z.object({
  ...personRow.shape,
  session_id: z.string(),
  kind: z.enum(['browser', 'api']),
  company_id: z.number(),
  company_name: z.string(),
  minimum_group_size: z.number(),
  Administrator: z.boolean(),
  'Team Leader': z.boolean(),
  'Department Leader': z.boolean(),
  Member: z.boolean(),
  asks: z.boolean(),
});

async function findLiveSession(
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
    company: { id: row.company_id, name: row.company_name, minimumGroupSize: row.minimum_group_size },
    person: {
      ...personOf(row),
      sessionId: row.session_id,
      // Whoever holds no role yet, a founder before the first team say, is treated as the least of them.
      roles: roles.length > 0 || isWaiting ? roles : ['Member'],
    },
  };
}
