import * as z from 'zod';
import { wholeListMax } from '#/lib/domain/places/constants.ts';
import { pulseTeamsSql } from '#/lib/domain/pulses/audience/teams.sql.ts';
import type { PulseFilter } from '#/lib/domain/pulses/manage/list.schema.ts';
import { presentPulse, statusOf } from '#/lib/domain/pulses/manage/pulse.present.ts';
import { pulseTie, readPulses } from '#/lib/domain/pulses/manage/read-pulses.ts';
import { canReadPulse } from '#/lib/domain/pulses/pulses.policy.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const listedPulse = pulseTie.extend({
  id: z.number(),
  creatorName: z.string(),
  isDraft: z.boolean(),
  isActive: z.boolean(),
  /** A round was open in the span that is asked for. */
  wasOpen: z.boolean(),
});

/**
 * Returns the pulses that this person may read and that a filter leaves, the newest first, with how many they are and
 * everybody who made one of those that may be read.
 */
export async function listPulses(ctx: UserCtx, { date, status, user, limit = wholeListMax, before }: PulseFilter) {
  const { actor, company, clock, db } = ctx;
  const readable = (await listPulsesInReach(ctx, date)).filter((pulse) => canReadPulse(actor, pulse));
  const pulses = readable
    .filter((pulse) => status === undefined || statusOf(pulse) === status)
    .filter(({ creatorId, wasOpen }) => wasOpen && (user === undefined || creatorId === user));
  const ids = pulses.map(({ id }) => id).filter((id) => before === undefined || id < before);
  const page = await readPulses(db, company.id, ids.slice(0, limit));
  const creators = new Map(readable.map(({ creatorId, creatorName }) => [creatorId, creatorName]));
  return {
    pulses: page.map((row) => presentPulse(row, { actor, now: clock.now() })),
    users: [...creators].map(([id, name]) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'en')),
    total: pulses.length,
  };
}

/** All of the company for an Administrator; for others their own, and those that ask a team they lead. */
async function listPulsesInReach({ actor, company, db }: UserCtx, span: PulseFilter['date']) {
  const { userId, role } = actor;
  const [from, to] = [span?.from ?? null, span?.to ?? null];
  return asRows(
    listedPulse,
    await db.$queryRaw`
    SELECT p.id, p.creator_id AS "creatorId", p.creator_role AS "creatorRole", p.activated_at AS "activatedAt",
      u.first_name || ' ' || u.last_name AS "creatorName", p.is_draft AS "isDraft", p.is_active AS "isActive",
      CASE WHEN ${role} = 'Administrator' THEN '[]' ELSE ${pulseTeamsSql} END AS teams,
      ${from}::date IS NULL OR EXISTS (
        SELECT FROM pulse_rounds r JOIN companies c ON c.id = r.company_id
        WHERE r.pulse_id = p.id AND r.skipped_at IS NULL
          AND (r.opens_at AT TIME ZONE c.time_zone)::date <= ${to}::date
          AND (coalesce(r.closed_at, r.closes_at) AT TIME ZONE c.time_zone)::date >= ${from}::date) AS "wasOpen"
    FROM pulses p JOIN users u ON u.id = p.creator_id
    WHERE p.company_id = ${company.id} AND p.deleted_at IS NULL
      AND (${role} = 'Administrator' OR p.creator_id = ${userId} OR EXISTS (
        SELECT FROM pulse_teams a JOIN teams t ON t.id = a.team_id LEFT JOIN departments d ON d.id = t.department_id
        WHERE a.pulse_id = p.id AND ${userId} IN (t.leader_id, t.secondary_leader_id, d.leader_id)))
    ORDER BY p.id DESC`,
  );
}
