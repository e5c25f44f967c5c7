import type { output } from 'zod';
import type { User } from '#/generated/prisma/client.ts';
import type { invitedSignUpBody } from '#/lib/domain/accounts/schema.ts';
import { resolveTimeZone } from '#/lib/domain/calendar/time-zones.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

type PersonFields = Omit<output<typeof invitedSignUpBody>, 'token'>;

/** The zone to store for what the form and the browser say; throws `invalid` for an id that is not in the list. */
export function chooseTimeZone(fields: PersonFields, now: Date): { timeZoneId: number; timeZone: string } {
  const chosen = resolveTimeZone({
    timeZoneId: fields.timeZoneId,
    browserTimeZone: fields.timeZone ?? null,
    year: now.getUTCFullYear(),
  });
  if (!chosen) throw invalid('Please choose a time zone.');
  return chosen;
}

/** Creates a person who has yet to confirm the address by setting a password. */
export function createUser(
  tx: Transaction,
  person: PersonFields & { companyId: number; email: string },
  now: Date,
): Promise<User> {
  const { companyId, email, firstName, lastName, phone } = person;
  return tx.user.create({
    data: { companyId, email, firstName, lastName, phone, ...chooseTimeZone(person, now), createdAt: now },
  });
}
