import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, namedItem } from '#/lib/api/fields.ts';
import { withKnownFields } from '#/lib/domain/onboarding/known-fields.schema.ts';
import { motivatorsStepBody, youBody } from '#/lib/domain/onboarding/onboarding.schema.ts';
import { valuesBody } from '#/lib/domain/profile/profile.schema.ts';
import { message } from '#/lib/words/message.ts';

/** An item of a list, with its meaning. */
export const explained = namedItem.extend({ meaning: z.string() }).meta({ id: 'ExplainedItem' });
export const ids = z.array(z.int());

/** Returned by every saved step: the step to continue with, 1 to 7. */
export const saved = z.object({ step: z.int() });

export const getOnboardingRolesContract = endpoint({
  name: 'getOnboardingRoles',
  method: 'GET',
  path: '/api/onboarding/roles',
  access: 'auth',
  summary: 'Returns the caller’s roles and steps (1 to 7), and the step to continue with.',
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
  summary: 'Returns what the caller said about themselves, with the lists to choose from.',
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
    seniorities: z.array(namedItem),
    yearsOfLeadership: z.array(namedItem),
    hopes: z.array(namedItem),
  }),
});

export const saveOnboardingMeContract = endpoint({
  name: 'saveOnboardingMe',
  method: 'POST',
  path: '/api/onboarding/me',
  access: 'auth',
  summary:
    'Saves what the caller says about themselves; missing fields stay. The step is complete once there are `hopes`.',
  unwrap: ({ you }) => you,
  body: withKnownFields(youBody),
  response: done(message('onboarding.answers.saved'), saved.shape),
});

export const getOnboardingNormsContract = endpoint({
  name: 'getOnboardingNorms',
  method: 'GET',
  path: '/api/onboarding/norms',
  access: 'auth',
  summary: 'Returns the values to choose from and those the caller chose.',
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
  response: done(message('onboarding.answers.saved'), saved.shape),
});

const motivatorsResponse = z.object({
  motivators: z.array(explained),
  userRatings: ids,
  userPriorities: ids,
  userBaselines: z.array(z.object({ id: z.int(), baselineId: z.int() })),
  userReason: z.object({ id: z.int(), options: ids }).nullable(),
  baselines: z.array(namedItem),
  reasons: z.array(z.object({ id: z.int(), title: z.string(), options: z.array(namedItem) })),
  subStep: z
    .int()
    .describe(
      'The part of the step to continue with: 1 rate, 2 prioritise, 3 baseline, 4 reason; 5 when all are done.',
    ),
  missing: z
    .int()
    .nullable()
    .describe('The priority with the largest gap, which the reason is about; null without baselines.'),
  score: z.number().nullable(),
  text: z.string(),
});

export const getOnboardingMotivatorsContract = endpoint({
  name: 'getOnboardingMotivators',
  method: 'GET',
  path: '/api/onboarding/motivators',
  access: 'auth',
  summary:
    'Returns the motivators with the caller’s order, priorities, baselines and reason, and the result they give.',
  response: motivatorsResponse,
});

export const saveOnboardingMotivatorsContract = endpoint({
  name: 'saveOnboardingMotivators',
  method: 'POST',
  path: '/api/onboarding/motivators',
  access: 'auth',
  summary: 'Saves one or more parts of the step. Sending the reason completes it, once all earlier parts are saved.',
  body: withKnownFields(motivatorsStepBody),
  response: done(message('onboarding.answers.saved'), { ...motivatorsResponse.shape, ...saved.shape }),
});

export const finishOnboardingContract = endpoint({
  name: 'finishOnboarding',
  method: 'GET',
  path: '/api/onboarding/finish',
  access: 'auth',
  mutates: true,
  summary: 'Finishes onboarding: new departments and teams open and their people are invited. Returns where to go.',
  query: z.object({
    later: z
      .boolean()
      .optional()
      .describe(
        'Whether steps 1, 5 and 6, which are only about the caller, can be left for later; otherwise all steps must be done.',
      ),
  }),
  refuses: ['invalid', 'too_many_requests'],
  response: done(message('onboarding.answers.done'), { next: z.enum(['/dashboard', '/assessment']) }),
});
