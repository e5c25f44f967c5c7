import { type Example, example } from '#/lib/api/endpoint.ts';
import {
  finishOnboardingContract,
  getOnboardingMeContract,
  getOnboardingMotivatorsContract,
  getOnboardingNormsContract,
  getOnboardingRolesContract,
  saveOnboardingMeContract,
  saveOnboardingMotivatorsContract,
  saveOnboardingNormsContract,
} from '#/lib/domain/onboarding/onboarding.contract.ts';
import {
  getOnboardingCompanyContract,
  getOnboardingDepartmentContract,
  getOnboardingTeamContract,
  saveOnboardingCompanyContract,
  saveOnboardingDepartmentContract,
  saveOnboardingTeamContract,
} from '#/lib/domain/onboarding/places/place.contract.ts';

const you = {
  isNewHire: true,
  hireDate: '2026-11-02',
  seniorityId: 6,
  yearsOfLeadershipId: 3,
  birthDate: null,
  shareBirthday: false,
  getMembersBirthdays: true,
  hopes: [1, 3],
};

const company = {
  companyIndustryId: 9,
  companySizeId: 5,
  norms: [1, 2, 12],
  superAdminList: ['grace.whitfield@northlight.test'],
};

const team = {
  name: 'Mobile App',
  invites: ['daniel.okafor@northlight.test', 'ana.lima@northlight.test'],
  performingScoreId: 4,
  checkinDay: 1,
  frequencyId: 1,
  surveysTimeSend: '09:30',
  workingDays: [1, 2, 3, 4, 5],
  asksOnJoining: true,
};

const performingScores = [
  { id: 3, name: 'Meeting expectations' },
  { id: 4, name: 'Above expectations' },
];

const values = [
  { id: 1, name: 'Respect', meaning: 'We respect everyone, even when we disagree' },
  { id: 2, name: 'Trust', meaning: 'We assume good intent and keep confidences' },
  { id: 12, name: 'Learning', meaning: 'We look back and try to do better next time' },
];

const choices = {
  userRatings: [6, 11, 8, 3, 1, 2, 4, 5, 7, 9, 10, 12],
  userPriorities: [6, 11, 8],
  userBaselines: [
    { id: 6, baselineId: 2 },
    { id: 11, baselineId: 5 },
    { id: 8, baselineId: 4 },
  ],
  userReason: { id: 3, options: [32] },
};

const motivators = {
  motivators: [
    { id: 6, name: 'Recognition', meaning: 'Good work being seen' },
    { id: 11, name: 'Security', meaning: 'A stable job and clear prospects' },
  ],
  ...choices,
  baselines: [
    { id: 2, name: 'A little' },
    { id: 4, name: 'Mostly' },
    { id: 5, name: 'Fully' },
  ],
  reasons: [{ id: 3, title: 'People', options: [{ id: 32, name: 'Little recognition' }] }],
  subStep: 5,
  missing: 6,
  score: 58.3,
  text: 'You’re on solid ground. “Security” is going well, and progress on “Recognition” would help most.',
};

export const onboardingExamples: readonly Example[] = [
  example(getOnboardingRolesContract, {
    answer: {
      isModerator: true,
      isDepartmentAdmin: false,
      isAdmin: false,
      isMember: false,
      isCompanyCreator: false,
      blocked: false,
      onboardingCompleted: false,
      tourCompleted: false,
      steps: [1, 4, 5, 6, 7],
      step: 4,
    },
  }),
  example(getOnboardingMeContract, {
    answer: {
      you,
      seniorities: [{ id: 6, name: 'Team lead or supervisor' }],
      yearsOfLeadership: [{ id: 3, name: '1–2 years' }],
      hopes: [
        { id: 1, name: 'Know how my team is doing' },
        { id: 3, name: 'Give better feedback' },
      ],
    },
  }),
  example(saveOnboardingMeContract, { body: you, answer: { step: 4 } }),
  example(getOnboardingCompanyContract, {
    answer: {
      company,
      companyIndustries: [{ id: 9, name: 'Information, media, software' }],
      companySizes: [{ id: 5, name: '100–249' }],
      norms: values,
    },
  }),
  example(saveOnboardingCompanyContract, { body: company, answer: { step: 3 } }),
  example(getOnboardingDepartmentContract, {
    answer: {
      department: { id: 1, name: 'Engineering', perfomingScoreId: 4, isNew: true },
      perfomingScores: performingScores,
    },
  }),
  example(saveOnboardingDepartmentContract, {
    body: { name: 'Engineering', perfomingScoreId: 4 },
    answer: { step: 5 },
  }),
  example(getOnboardingTeamContract, {
    answer: {
      team: { id: 2, departmentName: 'Engineering', ...team, isNew: true, isOptional: false },
      performingScores,
    },
  }),
  example(saveOnboardingTeamContract, { body: team, answer: { step: 5 } }),
  example(getOnboardingNormsContract, { answer: { norms: values, userNorms: [2, 12] } }),
  example(saveOnboardingNormsContract, { body: { norms: [2, 12] }, answer: { step: 6 } }),
  example(getOnboardingMotivatorsContract, { answer: motivators }),
  example(saveOnboardingMotivatorsContract, { body: choices, answer: { ...motivators, step: 7 } }),
  example(finishOnboardingContract, { answer: { next: '/assessment' } }),
];
