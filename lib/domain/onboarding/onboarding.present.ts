import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { teamCheckInDefaults } from '#/lib/domain/check-ins/constants.ts';
import { normsIn } from '#/lib/domain/check-ins/questions/choices.present.ts';
import { motivatorsIn } from '#/lib/domain/check-ins/questions/motivators.present.ts';
import { baselineStates } from '#/lib/domain/metrics/changes/comparison.ts';
import { computeMotivation, computePriorityGaps, contrastPriorities } from '#/lib/domain/metrics/scores/motivation.ts';
import { roundScore } from '#/lib/domain/metrics/scores/numbers.ts';
import {
  baselines,
  companyIndustries,
  companySizes,
  hopes,
  reasons,
  yearsOfLeadership,
} from '#/lib/domain/onboarding/constants.ts';
import { storedBaselines, storedReason } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { presentScores } from '#/lib/domain/organisation/organisation.present.ts';
import { motivatorsText, senioritiesIn } from '#/lib/domain/profile/profile.present.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const dateOf = (day: Date | null) => day?.toISOString().slice(0, 10) ?? null;

/** Returns the first step with its lists; days are `YYYY-MM-DD`. */
export function presentYou(person: User, locale: Locale) {
  const t = wordsFor(locale, 'onboarding.lists');
  const { isNewHire, seniorityId, yearsOfLeadershipId, shareBirthday, getMembersBirthdays } = person;
  return {
    you: {
      isNewHire,
      hireDate: dateOf(person.hireDate),
      seniorityId,
      yearsOfLeadershipId,
      birthDate: dateOf(person.birthDate),
      shareBirthday,
      getMembersBirthdays,
      hopes: person.hopes,
    },
    seniorities: [...senioritiesIn(locale)],
    yearsOfLeadership: yearsOfLeadership.map(({ id, name }) => ({ id, name: t(`leadership.${name}`) })),
    hopes: hopes.map(({ id, name }) => ({ id, name: t(`hopes.${name}`) })),
  };
}

/** Returns the company step with its lists; if no one is invited, the list begins with one blank row. */
export function presentCompany(
  { industryId, sizeId, normIds }: Company,
  administratorEmails: readonly string[],
  locale: Locale,
) {
  const t = wordsFor(locale, 'onboarding.lists');
  return {
    company: {
      companyIndustryId: industryId,
      companySizeId: sizeId,
      superAdminList: administratorEmails.length > 0 ? [...administratorEmails] : [''],
      norms: normIds,
    },
    companyIndustries: companyIndustries.map(({ id, name }) => ({ id, name: t(`industries.${name}`) })),
    companySizes: companySizes.map(({ id, name }) => ({ id, name: t(`sizes.${name}`) })),
    norms: [...normsIn(locale)],
  };
}

/** Returns the department step. */
export function presentDepartment({ id, name, performingScoreId, completedAt }: Department, locale: Locale) {
  return {
    department: { id, name, perfomingScoreId: performingScoreId, isNew: completedAt === null },
    perfomingScores: presentScores(locale),
  };
}

/** Returns the team step: the current team, or the defaults of a new one. */
export function presentTeam(
  team: (Team & { department: Department | null }) | null,
  isOptional: boolean,
  locale: Locale,
) {
  const { checkinDay, frequencyId, surveysTimeSend, workingDays, asksOnJoining } = team ?? teamCheckInDefaults;
  return {
    team: {
      id: team?.id ?? null,
      name: team?.name ?? '',
      departmentName: team?.department?.name ?? '',
      invites: team && team.draftInvites.length > 0 ? team.draftInvites : [''],
      performingScoreId: team?.performingScoreId ?? null,
      checkinDay,
      frequencyId,
      surveysTimeSend,
      workingDays: [...workingDays],
      asksOnJoining,
      isNew: !team?.completedAt,
      isOptional,
    },
    performingScores: presentScores(locale),
  };
}

type MotivatorColumns = Pick<
  User,
  'motivatorRatings' | 'motivatorPriorities' | 'motivatorBaselines' | 'motivatorReason'
>;

/**
 * Returns the motivators step: the choices so far, the sub-step to continue with, and the result of the baselines on
 * `today`.
 */
export function presentMotivatorsStep(person: MotivatorColumns, today: LocalDate, locale: Locale) {
  const t = wordsFor(locale, 'onboarding.lists');
  const { motivatorRatings: userRatings, motivatorPriorities: userPriorities } = person;
  // Baselines of dropped priorities stay stored, in case the priorities are chosen again.
  const allBaselines = storedBaselines.parse(person.motivatorBaselines);
  const userBaselines = userPriorities.flatMap((id) => allBaselines.find((entry) => entry.id === id) ?? []);
  const userReason = storedReason.parse(person.motivatorReason);
  const states = baselineStates(userPriorities, userBaselines, today);
  const isComplete = states.length > 0 && states.every(({ satisfaction }) => satisfaction !== null);
  const gaps = computePriorityGaps(states, today);
  const missing = isComplete ? (contrastPriorities(gaps)?.missing.motivatorId ?? null) : null;
  // If all priorities are met equally, there's no question about the largest gap.
  const hasReason = userReason !== null || (isComplete && missing === null);
  const score = isComplete ? computeMotivation(states, today).score : null;
  return {
    motivators: [...motivatorsIn(locale)],
    userRatings,
    userPriorities,
    userBaselines,
    userReason,
    baselines: baselines.map(({ id, name }) => ({ id, name: t(`baselines.${name}`) })),
    reasons: reasons.map(({ id, name, options }) => ({
      id,
      title: t(`reasons.${name}`),
      options: options.map((option) => ({ id: option.id, name: t(`reasonOptions.${option.name}`) })),
    })),
    subStep: [userRatings.length > 0, userPriorities.length > 0, isComplete, hasReason, false].indexOf(false) + 1,
    missing,
    score: roundScore(score),
    text: isComplete ? motivatorsText(score, gaps, locale) : '',
  };
}
