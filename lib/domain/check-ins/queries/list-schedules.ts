import type { Ctx } from '#/lib/platform/context.ts';

/** A team's schedule in one of the zones its members live in. */
export interface TeamZone {
  companyId: number;
  teamId: number;
  timeZone: string;
  completedAt: Date;
  frequencyId: number;
  checkinDay: number;
  workingDays: number[];
  surveysTimeSend: string;
}

/** Every finished team once per zone of its active members. */
export function listSchedules(ctx: Ctx): Promise<TeamZone[]> {
  return ctx.db.$queryRaw<TeamZone[]>`
    SELECT t.company_id AS "companyId", t.id AS "teamId", zones.time_zone AS "timeZone", t.completed_at AS "completedAt",
      t.frequency_id AS "frequencyId", t.checkin_day AS "checkinDay", t.working_days AS "workingDays",
      t.surveys_time_send AS "surveysTimeSend"
    FROM teams t
    JOIN (
      SELECT DISTINCT m.team_id, u.time_zone
      FROM team_members m JOIN users u ON u.id = m.user_id
      WHERE u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL
    ) zones ON zones.team_id = t.id
    WHERE t.completed_at IS NOT NULL`;
}
