import * as z from 'zod';
import { addDays, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import { chooseTeams } from '#/lib/domain/pulses/audience/choose-teams.ts';
import { warnOfFewPeople } from '#/lib/domain/pulses/audience/warn-of-few-people.ts';
import type { PulseBody } from '#/lib/domain/pulses/manage/body.schema.ts';
import { planRounds } from '#/lib/domain/pulses/schedule/plan-rounds.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const audienceCounts = z.object({ people: z.number(), pulses: z.number() });

/**
 * Returns what a pulse would do if it were made by this person and activated now: how many people it asks, how many other
 * pulses they have got this week, and its next three rounds. Throws what `chooseTeams` throws.
 */
export async function getPulsePlan(ctx: UserCtx, body: PulseBody) {
  const { db, actor, company, clock } = ctx;
  const teamIds = await chooseTeams(db, ctx, body);
  const { timeZone } = await db.company.findUniqueOrThrow({ where: { id: company.id }, select: { timeZone: true } });
  const audience = { companyId: company.id, creatorId: actor.userId, includeLeaders: body.includeLeaders ?? false };
  const monday = mondayOf(localDateAt(clock.now(), timeZone));
  const [counts] = asRows(
    audienceCounts,
    await db.$queryRaw`
    WITH audience AS (${audienceSql({ ...audience, teamIds })})
    SELECT (SELECT count(*)::int FROM audience) AS people,
      (SELECT count(DISTINCT r.pulse_id)::int FROM audience a JOIN pulse_recipients x ON x.company_id = ${company.id}
          AND x.user_id = a.user_id
        JOIN pulse_rounds r ON r.id = x.round_id
        WHERE r.local_date BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date) AS pulses`,
  );
  const asksCount = counts?.people ?? 0;
  return {
    asksCount,
    warning: warnOfFewPeople(ctx, asksCount),
    pulsesThisWeek: counts?.pulses ?? 0,
    rounds: await planRounds(ctx, { body, teamIds, timeZone }),
  };
}
