import * as z from 'zod';
import { isLocalDate, withoutTime } from '#/lib/domain/calendar/local-date.ts';
import { motivatorIds } from '#/lib/domain/catalogue/motivators.ts';
import { norms } from '#/lib/domain/catalogue/norms.ts';
import {
  baselines,
  companyIndustries,
  companyNormsMax,
  companySizes,
  hopes,
  reasonOptionsMax,
  reasons,
  superAdminsMax,
  yearsOfLeadership,
} from '#/lib/domain/onboarding/constants.ts';
import { departmentDraftBody, inviteRows, teamDraftForm } from '#/lib/domain/organisation/organisation.schema.ts';
import { seniorities } from '#/lib/domain/profile/constants.ts';
import { motivatorsBody } from '#/lib/domain/profile/profile.schema.ts';
import { message } from '#/lib/words/message.ts';

const knownId = (list: readonly { id: number }[], message: string) =>
  z.int(message).refine((id) => list.some((entry) => entry.id === id), message);

const distinct = (ids: readonly number[]) => new Set(ids).size === ids.length;

const day = (message: string) =>
  z
    .string(message)
    .overwrite(withoutTime)
    .refine((text) => isLocalDate(text) && text >= '1900-01-01', message)
    .nullable();

/** Missing fields stay. The step is done with `hopes`. */
export const youBody = z
  .object({
    isNewHire: z.boolean(message('fields.onboarding.isNew')).meta({ title: 'new' }),
    hireDate: day(message('fields.onboarding.startDate')),
    seniorityId: knownId(seniorities, message('fields.onboarding.seniority')),
    yearsOfLeadershipId: knownId(yearsOfLeadership, message('fields.onboarding.leadership')),
    birthDate: day(message('fields.onboarding.birthDate')),
    shareBirthday: z.boolean(),
    getMembersBirthdays: z.boolean(),
    hopes: z
      .array(knownId(hopes, message('fields.onboarding.hopes')))
      .min(1, message('fields.onboarding.hopesNone'))
      .refine(distinct, message('fields.onboarding.hopesTwice')),
  })
  .partial();

/** Missing fields stay. The step is done with `superAdminList`, whose blank entries are dropped. */
export const companyBody = z
  .object({
    companyIndustryId: knownId(companyIndustries, message('fields.onboarding.industry')),
    companySizeId: knownId(companySizes, message('fields.onboarding.size')),
    norms: z
      .array(knownId(norms, message('fields.onboarding.values')))
      .max(companyNormsMax, message('fields.onboarding.valuesMost', { most: companyNormsMax }))
      .refine(distinct, message('fields.onboarding.valuesTwice'))
      .meta({ title: 'values' }),
    superAdminList: inviteRows(superAdminsMax, 'administrators'),
  })
  .partial();

/** Only a new department takes the name. */
export const departmentStepBody = departmentDraftBody.partial({ name: true });

/**
 * Missing fields stay. A new team's step is done with `invites`, a taken-over team's with its check-in settings. An
 * empty body skips the step if that's allowed.
 */
export const teamStepBody = teamDraftForm.omit({ departamentId: true }).partial();

const baselinesMessage = message('fields.onboarding.baselines');
const reasonMessage = message('fields.onboarding.reason');

const userReason = z
  .object({
    id: knownId(reasons, reasonMessage),
    options: z
      .array(z.int(reasonMessage))
      .max(reasonOptionsMax, message('fields.onboarding.reasonsMost', { most: reasonOptionsMax }))
      .refine(distinct, message('fields.onboarding.reasonsTwice')),
  })
  .refine(({ id, options }) => {
    const own: readonly { id: number }[] = reasons.find((reason) => reason.id === id)?.options ?? [];
    return options.every((option) => own.some((entry) => entry.id === option));
  }, reasonMessage);

/** One or more parts of the step. The reason completes it, once all earlier parts are saved. */
export const motivatorsStepBody = z
  .object({
    userRatings: motivatorsBody.shape.ratings,
    userPriorities: motivatorsBody.shape.priorities,
    userBaselines: z
      .array(
        z.object({
          id: z.int().refine((id) => motivatorIds.includes(id), baselinesMessage),
          baselineId: knownId(baselines, baselinesMessage),
        }),
      )
      .refine((entries) => distinct(entries.map(({ id }) => id)), baselinesMessage),
    userReason,
  })
  .partial();

/** The two columns with lists, in their stored form. */
export const storedBaselines = z.array(z.object({ id: z.int(), baselineId: z.int() }));
export const storedReason = z.object({ id: z.int(), options: z.array(z.int()) }).nullable();
