import type { output } from 'zod';
import { chooseTimeZone, type ZoneOfList } from '#/lib/domain/calendar/choose-time-zone.ts';
import { getProfile } from '#/lib/domain/profile/queries/get-profile.ts';
import type { profileBody } from '#/lib/domain/profile/schema.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

type ProfileBody = output<typeof profileBody>;

/** Changes what the form holds and answers the profile; throws `invalid` for a time zone that is not in the list. */
export async function updateProfile(ctx: UserCtx, body: ProfileBody) {
  const { firstName, lastName, number: phone, seniorityId } = body;
  const where = { id: ctx.actor.userId, companyId: ctx.company.id };
  const stored = await ctx.db.user.findUniqueOrThrow({ where, select: { timeZoneId: true, timeZone: true } });
  await ctx.db.user.update({
    where,
    data: { firstName, lastName, phone, seniorityId, ...newZone(body, stored, ctx.clock.now()) },
  });
  return getProfile(ctx);
}

function newZone(body: ProfileBody, stored: ZoneOfList, now: Date): ZoneOfList {
  // What a program reads and posts back whole is no choice.
  const timeZone = body.timeZone === stored.timeZone ? undefined : body.timeZone;
  if (timeZone === undefined && body.timeZoneId === undefined) return stored;
  const chosen = chooseTimeZone({ ...body, timeZone }, now.getUTCFullYear());
  if (!chosen) throw invalid('Please choose a time zone.');
  // Saving from a journey must not turn a zone that the list cannot tell, such as India's, into the entry's default.
  const isNamed = [body.timeZone, body.browserTimeZone].includes(chosen.timeZone);
  return chosen.timeZoneId === stored.timeZoneId && !isNamed ? stored : chosen;
}
