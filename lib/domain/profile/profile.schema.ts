import * as z from 'zod';
import { browserTimeZone, newPassword, timeZone, timeZoneId } from '#/lib/domain/accounts/accounts.schema.ts';
import { firstName, lastName } from '#/lib/domain/accounts/person/name.schema.ts';
import { phone } from '#/lib/domain/accounts/person/phone.schema.ts';
import { motivatorIds } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import { imageMaxBytes, prioritiesCount, seniorities, userNormsMax } from '#/lib/domain/profile/constants.ts';
import { message } from '#/lib/words/message.ts';

const areDistinct = (ids: readonly number[]) => new Set(ids).size === ids.length;
const listOf = (allowedIds: readonly number[], fault: string) =>
  z.array(z.int(fault), fault).refine((ids) => ids.every((id) => allowedIds.includes(id)), fault);

const unknownSeniority = message('fields.onboarding.seniority');
const seniorityId = z
  .int(unknownSeniority)
  .refine((id) => seniorities.some((entry) => entry.id === id), unknownSeniority)
  .nullable();

/** Missing fields stay. The email address can't be changed here. */
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
    .file(message('fields.profile.picture'))
    .min(1, message('fields.profile.picture'))
    .max(imageMaxBytes, message('fields.profile.largePicture', { most: imageMaxBytes / 1024 ** 2 })),
});

export const changePasswordBody = z.object({
  currentPassword: z
    .string(message('fields.profile.currentPassword'))
    .min(1, message('fields.profile.currentPassword'))
    .max(128, message('fields.password.wrong')),
  newPassword,
});

export const valuesBody = z
  .object({
    norms: listOf(
      norms.map(({ id }) => id),
      message('fields.onboarding.values'),
    )
      .refine(areDistinct, message('fields.onboarding.valuesTwice'))
      .refine((ids) => ids.length <= userNormsMax, message('fields.onboarding.valuesMost', { most: userNormsMax })),
  })
  .meta({ id: 'ValuesBody' });

/** Both lists go from most to least important. */
export const motivatorsBody = z.object({
  ratings: listOf(motivatorIds, message('fields.profile.motivatorOrder'))
    .refine((ids) => areDistinct(ids) && ids.length === motivatorIds.length, message('fields.profile.motivatorOrder'))
    .meta({ title: message('fields.titles.motivatorOrder') }),
  priorities: listOf(motivatorIds, message('fields.profile.motivators'))
    .refine(areDistinct, message('fields.profile.motivatorsTwice'))
    .refine(
      (ids) => ids.length >= prioritiesCount.min && ids.length <= prioritiesCount.max,
      message('fields.profile.priorities', { least: prioritiesCount.min, most: prioritiesCount.max }),
    )
    .meta({ title: message('fields.titles.priorities') }),
});
