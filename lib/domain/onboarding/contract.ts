import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, named } from '#/lib/api/fields.ts';
import {
  companyBody,
  departmentStepBody,
  motivatorsStepBody,
  teamStepBody,
  youBody,
} from '#/lib/domain/onboarding/schema.ts';
import { valuesBody } from '#/lib/domain/profile/schema.ts';

const explained = named.extend({ meaning: z.string() }).meta({ id: 'ExplainedItem' });
const ids = z.array(z.int());

/** What every saved step answers: the step to continue with, 1 to 7. */
const saved = z.object({ step: z.int() });

export const getOnboardingRolesContract = endpoint({
  name: 'getOnboardingRoles',
  method: 'GET',
  path: '/api/onboarding/roles',
  access: 'auth',
  summary: 'The role flags, the steps (1 to 7) this person is shown, and the one to continue with.',
  response: z.object({
    isModerator: z.boolean(),
    isDepartmentAdmin: z.boolean(),
    isAdmin: z.boolean(),
    isMember: z.boolean(),
    isCompanyCreator: z.boolean(),
    blocked: z.boolean(),
    onboardingCompleted: z.boolean(),
    tourCompleted: z.boolean(),
    steps: ids,
    step: z.int(),
  }),
});

export const getOnboardingMeContract = endpoint({
  name: 'getOnboardingMe',
  method: 'GET',
  path: '/api/onboarding/me',
  access: 'auth',
  summary: 'What the person has said about themselves, with the lists to choose from.',
  response: z.object({
    you: z.object({
      isNewHire: z.boolean().nullable(),
      hireDate: z.string().nullable(),
      seniorityId: z.int().nullable(),
      yearsOfLeadershipId: z.int().nullable(),
      birthDate: z.string().nullable(),
      shareBirthday: z.boolean(),
      getMembersBirthdays: z.boolean(),
      hopes: ids,
    }),
    seniorities: z.array(named),
    yearsOfLeadership: z.array(named),
    hopes: z.array(named),
  }),
});

export const saveOnboardingMeContract = endpoint({
  name: 'saveOnboardingMe',
  method: 'POST',
  path: '/api/onboarding/me',
  access: 'auth',
  summary: 'Keeps what the person says about themselves; what is left out stays. Done with `hopes`.',
  unwrap: ({ you }) => you,
  body: youBody,
  response: done('Your answers were saved.', saved.shape),
});

export const getOnboardingCompanyContract = endpoint({
  name: 'getOnboardingCompany',
  method: 'GET',
  path: '/api/onboarding/company',
  access: 'auth',
  summary: 'The company as its creator has described it; `superAdminList` holds those invited so far.',
  response: z.object({
    company: z.object({
      companyIndustryId: z.int().nullable(),
      companySizeId: z.int().nullable(),
      superAdminList: z.array(z.string()),
      norms: ids,
    }),
    companyIndustries: z.array(named),
    companySizes: z.array(named),
    norms: z.array(explained),
  }),
});

export const saveOnboardingCompanyContract = endpoint({
  name: 'saveOnboardingCompany',
  method: 'POST',
  path: '/api/onboarding/company',
  access: 'auth',
  summary: 'Describes the company and invites new addresses as Administrators, each once. Done with `superAdminList`.',
  refuses: ['too_many_requests'],
  unwrap: ({ company }) => company,
  body: companyBody,
  response: done('Your answers were saved.', saved.shape),
});

export const getOnboardingDepartmentContract = endpoint({
  name: 'getOnboardingDepartment',
  method: 'GET',
  path: '/api/onboarding/department',
  access: 'auth',
  summary: 'The department this person leads: a new one to be named, or one taken over.',
  response: z.object({
    department: z.object({
      id: z.int(),
      name: z.string(),
      perfomingScoreId: z.int().nullable(),
      isNew: z.boolean(),
    }),
    perfomingScores: z.array(named),
  }),
});

export const saveOnboardingDepartmentContract = endpoint({
  name: 'saveOnboardingDepartment',
  method: 'POST',
  path: '/api/onboarding/department',
  access: 'auth',
  summary: 'Names a new department and says how it is performing.',
  unwrap: ({ department }) => department,
  body: departmentStepBody,
  response: done('Your answers were saved.', saved.shape),
});

export const getOnboardingTeamContract = endpoint({
  name: 'getOnboardingTeam',
  method: 'GET',
  path: '/api/onboarding/team',
  access: 'auth',
  summary: 'The team this person leads: a new one to be set up, or one taken over with its check-in settings.',
  response: z.object({
    team: z.object({
      id: z.int().nullable(),
      name: z.string(),
      departmentName: z.string(),
      invites: z.array(z.string()),
      performingScoreId: z.int().nullable(),
      checkinDay: z.int(),
      frequencyId: z.int(),
      surveysTimeSend: z.string(),
      workingDays: ids,
      isNew: z.boolean(),
      isOptional: z.boolean().describe('Whether this person may go on without a team.'),
    }),
    performingScores: z.array(named),
  }),
});

export const saveOnboardingTeamContract = endpoint({
  name: 'saveOnboardingTeam',
  method: 'POST',
  path: '/api/onboarding/team',
  access: 'auth',
  summary: 'Keeps a new team, done with `invites`, or the check-in settings of one taken over.',
  unwrap: ({ team }) => team,
  body: teamStepBody,
  response: done('Your answers were saved.', saved.shape),
});

export const getOnboardingNormsContract = endpoint({
  name: 'getOnboardingNorms',
  method: 'GET',
  path: '/api/onboarding/norms',
  access: 'auth',
  summary: 'The values to choose from and those this person chose.',
  response: z.object({ norms: z.array(explained), userNorms: ids }),
});

export const saveOnboardingNormsContract = endpoint({
  name: 'saveOnboardingNorms',
  method: 'POST',
  path: '/api/onboarding/norms',
  access: 'auth',
  summary: 'Chooses up to five values.',
  unwrap: ({ userNorms }) => userNorms && { norms: userNorms },
  body: valuesBody,
  response: done('Your answers were saved.', saved.shape),
});

const motivatorsResponse = z.object({
  motivators: z.array(explained),
  userRatings: ids,
  userPriorities: ids,
  userBaselines: z.array(z.object({ id: z.int(), baselineId: z.int() })),
  userReason: z.object({ id: z.int(), options: ids }).nullable(),
  baselines: z.array(named),
  reasons: z.array(z.object({ id: z.int(), title: z.string(), options: z.array(named) })),
  subStep: z
    .int()
    .describe('The sub-step to continue with: 1 rate, 2 prioritise, 3 baseline, 4 reason; 5 when all are done.'),
  missing: z
    .int()
    .nullable()
    .describe('The priority with the largest gap, which the reason is about; null while the baselines are not there.'),
  score: z.number().nullable(),
  text: z.string(),
});

export const getOnboardingMotivatorsContract = endpoint({
  name: 'getOnboardingMotivators',
  method: 'GET',
  path: '/api/onboarding/motivators',
  access: 'auth',
  summary: 'The motivators with this person’s order, priorities, baselines and reason, and the result they give.',
  response: motivatorsResponse,
});

export const saveOnboardingMotivatorsContract = endpoint({
  name: 'saveOnboardingMotivators',
  method: 'POST',
  path: '/api/onboarding/motivators',
  access: 'auth',
  summary: 'Keeps one sub-step or several. Done with the reason, once everything before it is there.',
  body: motivatorsStepBody,
  response: done('Your answers were saved.', { ...motivatorsResponse.shape, ...saved.shape }),
});

export const finishOnboardingContract = endpoint({
  name: 'finishOnboarding',
  method: 'GET',
  path: '/api/onboarding/finish',
  access: 'auth',
  mutates: true,
  summary: 'Ends onboarding: new departments and teams open and their people are invited. Answers where to go.',
  refuses: ['invalid', 'too_many_requests'],
  response: done('You are all set.', { next: z.enum(['/dashboard', '/assessment']) }),
});
