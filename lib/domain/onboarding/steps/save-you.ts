import type { output } from 'zod';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { youBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { takeStep } from '#/lib/domain/onboarding/steps/take-step.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { invalid } from '#/lib/platform/errors.ts';

type Body = output<typeof youBody>;

/** How far ahead a first day of work may lie. */
const startsWithinDays = 366;

/** Stores what a person says about themselves; throws `invalid` for a day that cannot be, or with `hopes` too early. */
export async function saveYou(ctx: UserCtx, { birthDate, hireDate, ...rest }: Body) {
  const today = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  if (birthDate && birthDate >= today) throw invalid('That date of birth is in the future.');
  if (hireDate && hireDate > addDays(today, startsWithinDays))
    throw invalid('That start date is too far in the future.');
  return takeStep(ctx, 1, async (tx) => {
    const person = await tx.user.update({
      where: { id: ctx.actor.userId },
      data: { ...rest, ...asDay({ birthDate }), ...asDay({ hireDate }) },
    });
    if (!rest.hopes) return 'begun';
    if (person.isNewHire === null) throw invalid('Please say whether you are new.');
    if (person.seniorityId === null) throw invalid('Please choose a seniority.');
    if (person.yearsOfLeadershipId === null) throw invalid('Please choose your years of leadership.');
    return 'done';
  });
}

/** Returns the field in its column's form, or nothing when it was not sent. */
function asDay<Name extends string>(field: Record<Name, string | null | undefined>) {
  const entries = Object.entries<string | null | undefined>(field).filter(([, day]) => day !== undefined);
  return Object.fromEntries(entries.map(([name, day]) => [name, day ? new Date(`${day}T00:00:00Z`) : null]));
}
