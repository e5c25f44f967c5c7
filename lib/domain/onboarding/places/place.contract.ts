import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import { withTeamFields } from '#/lib/domain/check-ins/rounds/occurrences.ts';
import { withKnownFields } from '#/lib/domain/onboarding/known-fields.schema.ts';
import { explained, ids, saved } from '#/lib/domain/onboarding/onboarding.contract.ts';
import { companyBody, departmentStepBody, teamStepBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { message } from '#/lib/words/message.ts';

export const getOnboardingCompanyContract = endpoint({
  name: 'getOnboardingCompany',
  method: 'GET',
  path: '/api/onboarding/company',
  access: 'auth',
  summary: 'Returns the company as its creator described it; `superAdminList` has the people invited so far.',
  response: z.object({
    company: z.object({
      companyIndustryId: z.int().nullable(),
      companySizeId: z.int().nullable(),
      superAdminList: z.array(z.string()),
      norms: ids,
    }),
    companyIndustries: z.array(namedItem),
    companySizes: z.array(namedItem),
    norms: z.array(explained),
  }),
});

export const saveOnboardingCompanyContract = endpoint({
  name: 'saveOnboardingCompany',
  method: 'POST',
  path: '/api/onboarding/company',
  access: 'auth',
  summary:
    'Describes the company and invites new addresses as administrators, each once. Sending `superAdminList` completes the step.',
  refuses: ['too_many_requests'],
  unwrap: ({ company }) => company,
  body: withKnownFields(companyBody),
  response: done(message('onboarding.answers.saved'), saved.shape),
});

export const getOnboardingDepartmentContract = endpoint({
  name: 'getOnboardingDepartment',
  method: 'GET',
  path: '/api/onboarding/department',
  access: 'auth',
  summary: 'Returns the department the caller leads: a new one to name, or one they took over.',
  response: z.object({
    department: z.object({
      id: z.int(),
      name: z.string(),
      perfomingScoreId: z.int().nullable(),
      isNew: z.boolean(),
    }),
    perfomingScores: z.array(namedItem),
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
  response: done(message('onboarding.answers.saved'), saved.shape),
});

export const getOnboardingTeamContract = endpoint({
  name: 'getOnboardingTeam',
  method: 'GET',
  path: '/api/onboarding/team',
  access: 'auth',
  summary: 'Returns the team the caller leads: a new one to set up, or one they took over with its check-in settings.',
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
      asksOnJoining: z.boolean(),
      isNew: z.boolean(),
      isOptional: z.boolean().describe('Whether the caller may continue without a team.'),
    }),
    performingScores: z.array(namedItem),
  }),
});

export const saveOnboardingTeamContract = endpoint({
  name: 'saveOnboardingTeam',
  method: 'POST',
  path: '/api/onboarding/team',
  access: 'auth',
  summary:
    'Saves a new team (sending `invites` completes it), or the check-in settings of a team the caller took over. Formats as in `saveTeamDraft`.',
  unwrap: withTeamFields,
  body: withKnownFields(teamStepBody),
  response: done(message('onboarding.answers.saved'), saved.shape),
});
