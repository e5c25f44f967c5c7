import * as z from 'zod';
import { Prisma } from '#/generated/prisma/client.ts';
import { canBeAsked, pulseTeamsSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { roleNames } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** Who created a pulse, and who leads the teams it asks. */
export const pulseRelation = z.object({
  creatorId: z.number(),
  creatorRole: z.enum(roleNames),
  activatedAt: z.date().nullable(),
  teams: z.array(
    z.object({
      id: z.number(),
      leaderId: z.number().nullable(),
      secondaryLeaderId: z.number().nullable(),
      department: z.object({ leaderId: z.number().nullable() }).nullable(),
    }),
  ),
});

/** The last round that asked anyone. */
const lastRound = z.object({
  id: z.number(),
  opensAt: z.string(),
  closesAt: z.string(),
  /** Null while it is open. */
  closedAt: z.string().nullable(),
  membersCount: z.number(),
  responsesCount: z.number(),
});

/** A pulse; its days are texts as in `2026-03-02`. */
const pulseRow = pulseRelation.extend({
  id: z.number(),
  name: z.string(),
  companyName: z.string(),
  companyTimeZone: z.string(),
  createdAt: z.date(),
  updatedAt: z.date(),
  creatorName: z.string(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  opensAtOnce: z.boolean(),
  time: z.string(),
  recurringOn: z.boolean(),
  frequency: z.literal([1, 2, 3, 4]),
  days: z.array(z.boolean()),
  openDays: z.number().nullable(),
  includeLeaders: z.boolean(),
  bankRotation: z.boolean(),
  bankPinned: z.array(z.number()),
  bankMuted: z.array(z.number()),
  isDraft: z.boolean(),
  isActive: z.boolean(),
  stoppedAt: z.date().nullable(),
  closedAt: z.date().nullable(),
  round: lastRound.nullable(),
  /** Day of the last round, even if it found no one. */
  lastDate: z.string().nullable(),
  foundNobody: z.boolean(),
  /** When its latest results were published. */
  resultsPublishedAt: z.date().nullable(),
  /** People who would be asked now; only needed before the first round. */
  askable: z.number(),
});
export type PulseRow = z.output<typeof pulseRow>;

/** How many people the pulse `p` would ask now. */
const askableSql = Prisma.sql`
  (SELECT count(*)::int FROM users u
    WHERE u.company_id = p.company_id AND u.id <> p.creator_id AND ${canBeAsked} AND u.id IN (
      SELECT m.user_id FROM pulse_teams a JOIN team_members m ON m.team_id = a.team_id WHERE a.pulse_id = p.id
      UNION ALL
      SELECT unnest(ARRAY[t.leader_id, t.secondary_leader_id]) FROM pulse_teams a JOIN teams t ON t.id = a.team_id
      WHERE a.pulse_id = p.id AND p.include_leaders))`;

/** How many have answered the round `r`. An open round is counted, so that answers don't all wait for one row. */
const responsesSql = Prisma.sql`
  CASE WHEN r.closed_at IS NULL
    THEN (SELECT count(*)::int FROM pulse_recipients a WHERE a.round_id = r.id AND a.answered)
    ELSE r.responses_count END`;

/** Returns some pulses of a company, newest first, with their teams and last round, without deleted ones. */
export async function readPulses(tx: Transaction, companyId: number, ids: readonly number[]): Promise<PulseRow[]> {
  return asRows(
    pulseRow,
    await tx.$queryRaw`
    SELECT p.id, p.name, c.name AS "companyName", c.time_zone AS "companyTimeZone", p.created_at AS "createdAt",
      p.updated_at AS "updatedAt", p.creator_id AS "creatorId", p.creator_role AS "creatorRole",
      u.first_name || ' ' || u.last_name AS "creatorName", p.start_date::text AS "startDate",
      p.end_date::text AS "endDate", p.opens_at_once AS "opensAtOnce", p.time, p.recurring_on AS "recurringOn",
      p.frequency, p.days, p.open_days AS "openDays", p.include_leaders AS "includeLeaders",
      p.bank_rotation AS "bankRotation", p.bank_pinned AS "bankPinned", p.bank_muted AS "bankMuted",
      p.is_draft AS "isDraft", p.is_active AS "isActive", p.activated_at AS "activatedAt",
      p.stopped_at AS "stoppedAt", p.closed_at AS "closedAt", ${pulseTeamsSql} AS teams, last.round,
      latest.local_date::text AS "lastDate",
      coalesce(latest.skipped_at IS NOT NULL AND latest.opens_at >= p.activated_at, false) AS "foundNobody",
      (SELECT max(r.published_at) FROM pulse_rounds r WHERE r.pulse_id = p.id) AS "resultsPublishedAt",
      CASE WHEN last.round IS NULL THEN ${askableSql} ELSE 0 END AS askable
    FROM pulses p JOIN companies c ON c.id = p.company_id JOIN users u ON u.id = p.creator_id
    LEFT JOIN LATERAL (
      SELECT json_build_object('id', r.id, 'opensAt', r.opens_at, 'closesAt', r.closes_at, 'closedAt', r.closed_at,
        'membersCount', r.members_count, 'responsesCount', ${responsesSql}) AS round
      FROM pulse_rounds r WHERE r.pulse_id = p.id AND r.skipped_at IS NULL ORDER BY r.local_date DESC LIMIT 1
    ) last ON true
    LEFT JOIN LATERAL (
      SELECT r.local_date, r.skipped_at, r.opens_at
      FROM pulse_rounds r WHERE r.pulse_id = p.id ORDER BY r.local_date DESC LIMIT 1
    ) latest ON true
    WHERE p.company_id = ${companyId} AND p.id = ANY(${ids}) AND p.deleted_at IS NULL
    ORDER BY p.id DESC`,
  );
}
