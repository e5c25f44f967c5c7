import type { output } from 'zod';
import { requireTimeZone } from '#/lib/domain/accounts/person/require-time-zone.ts';
import type { ZoneOfList } from '#/lib/domain/calendar/choose-time-zone.ts';
import type { profileBody } from '#/lib/domain/profile/profile.schema.ts';
import { getProfile } from '#/lib/domain/profile/profile.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

type ProfileBody = output<typeof profileBody>;

/** Changes the fields of the form and returns the profile. Throws `invalid` for an unknown time zone. */
export async function updateProfile(ctx: UserCtx, body: ProfileBody) {
  const { firstName, lastName, number: phone, seniorityId } = body;
  const where = { id: ctx.actor.userId, companyId: ctx.company.id };
  const before = await ctx.db.user.findUniqueOrThrow({
    where,
    select: { firstName: true, lastName: true, timeZoneId: true, timeZone: true },
  });
  const isRenamed = before.firstName !== firstName || before.lastName !== lastName;
  const now = ctx.clock.now();
  await ctx.db.user.update({
    where,
    data: {
      firstName,
      lastName,
      phone,
      seniorityId,
      ...(isRenamed && { renamedAt: now }),
      ...newZone(body, { timeZoneId: before.timeZoneId, timeZone: before.timeZone }, now),
    },
  });
  return getProfile(ctx);
}

function newZone(body: ProfileBody, storedZone: ZoneOfList, now: Date): ZoneOfList {
  // Sending back the zone that was read isn't a choice.
  const timeZone = body.timeZone === storedZone.timeZone ? undefined : body.timeZone;
  if (timeZone === undefined && body.timeZoneId === undefined) return storedZone;
  const zone = requireTimeZone({ ...body, timeZone }, now);
  // Saving while travelling must not replace a zone that isn't in the list, such as India's, by the entry's default.
  const isNamed = [body.timeZone, body.browserTimeZone].includes(zone.timeZone);
  return zone.timeZoneId === storedZone.timeZoneId && !isNamed ? storedZone : zone;
}
