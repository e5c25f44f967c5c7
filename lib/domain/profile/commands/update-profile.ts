import type { output } from 'zod';
import { resolveTimeZone } from '#/lib/domain/calendar/time-zones.ts';
import { getProfile } from '#/lib/domain/profile/queries/get-profile.ts';
import type { profileBody } from '#/lib/domain/profile/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

type ProfileBody = output<typeof profileBody>;

/** Changes what the form holds and answers the profile; throws `invalid` for a time zone that is not in the list. */
export async function updateProfile(ctx: UserCtx, body: ProfileBody) {
  const { firstName, lastName, number: phone, seniorityId } = body;
  const where = { id: ctx.actor.userId, companyId: ctx.company.id };
  const stored = await ctx.db.user.findUniqueOrThrow({ where, select: { timeZoneId: true } });
  await ctx.db.user.update({
    where,
    data: { firstName, lastName, phone, seniorityId, ...chooseZone(body, stored.timeZoneId, ctx.clock.now()) },
  });
  return getProfile(ctx);
}

function chooseZone({ timeZoneId, timeZone }: ProfileBody, storedId: number, now: Date) {
  if (timeZoneId === undefined) return {};
  const chosen = resolveTimeZone({ timeZoneId, browserTimeZone: timeZone ?? null, year: now.getUTCFullYear() });
  if (!chosen) throw invalid('Please choose a time zone.');
  // Saving from a journey must not turn a zone that the list cannot tell, such as India's, into the entry's default.
  return timeZoneId === storedId && chosen.timeZone !== timeZone ? {} : chosen;
}
