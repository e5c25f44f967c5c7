import * as z from 'zod';
import { browserTimeZone, newPassword, timeZone, timeZoneId } from '#/lib/domain/accounts/accounts.schema.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';
import { motivatorIds } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { imageMaxBytes, prioritiesCount, seniorities, userNormsMax } from '#/lib/domain/profile/constants.ts';

const areDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length;
const listOf = (allowedIds: readonly number[], message: string) =>
  z.array(z.int(message), message).refine((ids) => ids.every((id) => allowedIds.includes(id)), message);

const seniorityId = z
  .int('Please choose a seniority.')
  .refine((id) => seniorities.some((entry) => entry.id === id), 'Please choose a seniority.')
  .nullable();

/** Fields left out stay as they are. The address is not changed here. */
export const profileBody = z.object({
  firstName,
  lastName,
  number: phone.unwrap().optional(),
  seniorityId: seniorityId.optional(),
  timeZoneId: timeZoneId.optional(),
  timeZone: timeZone.optional(),
  browserTimeZone,
});

export const imageBody = z.object({
  image: z
    .file('Please choose a picture.')
    .min(1, 'Please choose a picture.')
    .max(imageMaxBytes, 'The picture may have at most 5 MB.'),
});

export const changePasswordBody = z.object({
  currentPassword: z
    .string('Current password is required.')
    .min(1, 'Current password is required.')
    .max(128, 'The current password is wrong.'),
  newPassword,
});

export const valuesBody = z
  .object({
    norms: listOf(
      norms.map(({ id }) => id),
      'Please choose from the list of values.',
    )
      .refine(areDistinct, 'Each value can be chosen once.')
      .refine((ids) => ids.length <= userNormsMax, `Choose at most ${userNormsMax} values.`),
  })
  .meta({ id: 'ValuesBody' });

/** Both lists go from most to least important. */
export const motivatorsBody = z.object({
  ratings: listOf(motivatorIds, 'Please put all twelve motivators in order.')
    .refine(
      (ids) => areDistinct(ids) && ids.length === motivatorIds.length,
      'Please put all twelve motivators in order.',
    )
    .meta({ title: 'Order of the motivators' }),
  priorities: listOf(motivatorIds, 'Please choose from the list of motivators.')
    .refine(areDistinct, 'Each motivator can be chosen once.')
    .refine(
      (ids) => ids.length >= prioritiesCount.min && ids.length <= prioritiesCount.max,
      `Choose ${prioritiesCount.min} to ${prioritiesCount.max} motivators.`,
    )
    .meta({ title: 'Chosen motivators' }),
});
