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

const knownId = (list: readonly { id: number }[], message: string) =>
  z.int(message).refine((id) => list.some((entry) => entry.id === id), message);

const distinct = (ids: readonly number[]) => new Set(ids).size === ids.length;

const day = (message: string) =>
  z
    .string(message)
    .overwrite(withoutTime)
    .refine((text) => isLocalDate(text) && text >= '1900-01-01', message)
    .nullable();

/** Fields left out stay. The step is done with `hopes`. */
export const youBody = z
  .object({
    isNewHire: z.boolean('Please say whether you are new.').meta({ title: 'Whether you are new' }),
    hireDate: day('Please give the date you started.'),
    seniorityId: knownId(seniorities, 'Please choose a seniority.'),
    yearsOfLeadershipId: knownId(yearsOfLeadership, 'Please choose your years of leadership.'),
    birthDate: day('Please give a date of birth.'),
    shareBirthday: z.boolean(),
    getMembersBirthdays: z.boolean(),
    hopes: z
      .array(knownId(hopes, 'Please choose hopes from the list.'))
      .min(1, 'Choose at least one hope.')
      .refine(distinct, 'Each hope can be chosen once.'),
  })
  .partial();

/** Fields left out stay. The step is done with `superAdminList`, whose blank entries are dropped. */
export const companyBody = z
  .object({
    companyIndustryId: knownId(companyIndustries, 'Please choose an industry.'),
    companySizeId: knownId(companySizes, 'Please choose a size.'),
    norms: z
      .array(knownId(norms, 'Please choose from the list of values.'))
      .max(companyNormsMax, `Choose at most ${companyNormsMax} values.`)
      .refine(distinct, 'Each value can be chosen once.')
      .meta({ title: 'Values' }),
    superAdminList: inviteRows(superAdminsMax, 'administrators'),
  })
  .partial();

/** The name belongs to a new department only. */
export const departmentStepBody = departmentDraftBody.partial({ name: true });

/**
 * Fields left out stay. The step of a new team is done with `invites`, that of a team taken over with its check-in
 * settings; an empty body skips the step where that is allowed.
 */
export const teamStepBody = teamDraftForm.omit({ departamentId: true }).partial();

const baselinesMessage = 'Please say for each of your priorities how well it is met.';
const reasonMessage = 'Please choose a reason.';

const userReason = z
  .object({
    id: knownId(reasons, reasonMessage),
    options: z
      .array(z.int(reasonMessage))
      .max(reasonOptionsMax, `Choose at most ${reasonOptionsMax} reasons.`)
      .refine(distinct, 'Each reason can be chosen once.'),
  })
  .refine(({ id, options }) => {
    const own: readonly { id: number }[] = reasons.find((reason) => reason.id === id)?.options ?? [];
    return options.every((option) => own.some((entry) => entry.id === option));
  }, reasonMessage);

/** One or several sub-steps. The step is done with the reason, once everything before it is there. */
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
