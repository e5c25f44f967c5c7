import type { output } from 'zod';
import type { User } from '#/generated/prisma/client.ts';
import { chooseTimeZone } from '#/lib/domain/calendar/choose-time-zone.ts';
import type { invitedSignUpBody } from '#/lib/domain/registration/registration.schema.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { invalid } from '#/lib/platform/errors.ts';

type PersonFields = Omit<output<typeof invitedSignUpBody>, 'token'>;

/** Returns the zone to store for a new person; throws `invalid` where it is missing or unknown. */
export function requireTimeZone(fields: PersonFields, now: Date): { timeZoneId: number; timeZone: string } {
  const zone = chooseTimeZone(fields, now.getUTCFullYear());
  if (!zone) throw invalid('Please choose a time zone.');
  return zone;
}

/** Creates a person who confirms the address later by setting a password. */
export function createUser(
  tx: Transaction,
  person: PersonFields & { companyId: number; email: string },
  now: Date,
): Promise<User> {
  const { companyId, email, firstName, lastName, phone } = person;
  return tx.user.create({
    data: { companyId, email, firstName, lastName, phone, ...requireTimeZone(person, now), createdAt: now },
  });
}
