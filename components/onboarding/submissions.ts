import type { output, ZodType } from 'zod';
import type { FieldErrors, OnboardingData } from '#/components/onboarding/onboarding-data.ts';
import { completeOrder } from '#/components/onboarding/priorities.ts';
import {
  saveCompany,
  saveDepartment,
  saveMe,
  saveMotivators,
  saveNorms,
  saveTeam,
} from '#/components/onboarding/save-screen.ts';
import type { ScreenKey } from '#/components/onboarding/screen-order.ts';
import { formWords } from '#/components/ui/fields/form-words.ts';
import { motivatorIds } from '#/lib/domain/catalogue/motivators.ts';
import {
  companyBody,
  departmentStepBody,
  motivatorsStepBody,
  teamStepBody,
  youBody,
} from '#/lib/domain/onboarding/onboarding.schema.ts';
import { prioritiesCount } from '#/lib/domain/profile/constants.ts';
import { valuesBody } from '#/lib/domain/profile/profile.schema.ts';
import { message } from '#/lib/words/message.ts';

type Patch = Partial<OnboardingData>;

/** Returns the errors of a screen, or the call that saves it and returns the changes. */
export type Submission = { errors: FieldErrors } | { send: () => Promise<Patch> };

const work = youBody.pick({ isNewHire: true, hireDate: true, seniorityId: true, yearsOfLeadershipId: true });
const birthday = youBody.pick({ birthDate: true, shareBirthday: true, getMembersBirthdays: true });
const schedule = teamStepBody.pick({
  checkinDay: true,
  frequencyId: true,
  surveysTimeSend: true,
  workingDays: true,
  asksOnJoining: true,
});
const me = ({ me: { you } }: OnboardingData) => you;
const company = (data: OnboardingData) => data.company?.company;
const team = (data: OnboardingData) => data.team?.team;

const nameDepartment = form(
  departmentStepBody.required().strip(),
  (data) => data.department?.department,
  saveDepartment,
);
const confirmDepartment = form(
  departmentStepBody.omit({ name: true }).strip(),
  (data) => data.department?.department,
  saveDepartment,
);

/** What is sent if someone postpones a screen that ends its own step. */
export const blanks: Partial<
  Record<ScreenKey, (data: OnboardingData) => { send: () => Promise<Patch>; next?: ScreenKey }>
> = {
  administrators: (data) => ({ send: () => saveCompany(data, { superAdminList: [] }) }),
  team: (data) => ({ send: () => saveTeam(data, {}), next: 'values' }),
  invites: (data) => ({ send: () => saveTeam(data, { invites: [] }) }),
};

/** Each screen is checked with the API's schema. */
export const submissions: Record<ScreenKey, (data: OnboardingData) => Submission> = {
  work: form(work.required().strip(), me, saveMe),
  birthday: form(birthday.required().strip(), me, saveMe),
  hopes: form(youBody.pick({ hopes: true }).required().strip(), me, saveMe),
  company: form(
    companyBody.pick({ companyIndustryId: true, companySizeId: true }).required().strip(),
    company,
    saveCompany,
  ),
  'company-values': form(companyBody.pick({ norms: true }).required().strip(), company, saveCompany),
  administrators: form(companyBody.pick({ superAdminList: true }).required().strip(), company, saveCompany),
  department: (data) => (data.department?.department.isNew ? nameDepartment : confirmDepartment)(data),
  team: form(teamStepBody.pick({ name: true, performingScoreId: true }).required().strip(), team, saveTeam),
  'check-ins': form(schedule.required().strip(), team, saveTeam),
  invites: form(teamStepBody.pick({ invites: true }).required().strip(), team, saveTeam),
  values: form(valuesBody, ({ norms }) => ({ norms: norms.userNorms }), saveNorms),
  rate: (data) =>
    data.motivators.userRatings.length < prioritiesCount.min
      ? { errors: { userRatings: formWords(message('fields.onboarding.ratings', { least: prioritiesCount.min })) } }
      : rate(data),
  prioritise: form(motivatorsStepBody.pick({ userPriorities: true }).required().strip(), motivators, saveMotivators),
  baseline: (data) =>
    data.motivators.userPriorities.some((id) => !data.motivators.userBaselines.some((entry) => entry.id === id))
      ? { errors: { userBaselines: formWords(message('fields.onboarding.baselines')) } }
      : baseline(data),
  reason: form(motivatorsStepBody.pick({ userReason: true }).required().strip(), motivators, saveMotivators),
  result: () => ({ send: async () => ({}) }),
};

const rate = form(
  motivatorsStepBody,
  (data) => ({ userRatings: completeOrder(data.motivators.userRatings, motivatorIds) }),
  saveMotivators,
);

const baseline = form(
  motivatorsStepBody,
  ({ motivators: { userPriorities, userBaselines } }) => ({
    userBaselines: userBaselines.filter(({ id }) => userPriorities.includes(id)),
  }),
  saveMotivators,
);

function motivators(data: OnboardingData) {
  return data.motivators;
}

function form<S extends ZodType>(
  schema: S,
  read: (data: OnboardingData) => unknown,
  save: (data: OnboardingData, body: output<S>) => Promise<Patch>,
) {
  return (data: OnboardingData): Submission => {
    const checked = schema.safeParse(read(data));
    if (checked.success) return { send: () => save(data, checked.data) };
    // The first message of each field; a message about a row of a list is shown for the list.
    const errors: FieldErrors = {};
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= formWords(message);
    return { errors };
  };
}
