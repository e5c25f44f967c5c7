import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { namedItem } from '#/lib/api/fields.ts';
import { audienceTeam, questionShape } from '#/lib/domain/pulses/pulses.schema.ts';

/** Everyone who leads may ask. */
const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;

export const listPulseTimesContract = endpoint({
  name: 'listPulseTimes',
  method: 'GET',
  path: '/api/pulse/time',
  access: leaders,
  summary: 'Lists the suggested send times and frequencies of a pulse; any other time as HH:MM is accepted too.',
  response: z.object({ times: z.array(z.string()), default: z.string(), frequencies: z.array(namedItem) }),
});

export const listQuestionTypesContract = endpoint({
  name: 'listQuestionTypes',
  method: 'GET',
  path: '/api/pulse/types',
  access: leaders,
  summary: 'Lists the types that a question of a pulse can have.',
  response: z.object({
    types: z.array(namedItem.extend({ createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() })),
  }),
});

export const listPulseDepartmentsContract = endpoint({
  name: 'listPulseDepartments',
  method: 'GET',
  path: '/api/pulse/departments',
  access: leaders,
  summary: 'Lists the teams that the caller may ask, by department; id 0 has those outside every department.',
  response: z.object({
    departments: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        teams: z
          .array(audienceTeam)
          .describe('`membersCount` is how many can be asked; teams with `isLarge` can have results of their own.'),
      }),
    ),
  }),
});

export const listReadySurveysContract = endpoint({
  name: 'listReadySurveys',
  method: 'GET',
  path: '/api/pulse/default',
  access: leaders,
  summary: 'Lists ready-to-use surveys to start from, and the items in the question bank.',
  response: z.object({
    pulses: z.array(
      namedItem.extend({ description: z.string(), questions: z.array(questionShape.omit({ id: true })) }),
    ),
    bank: z.array(
      z.object({ id: z.int(), construct: z.string(), text: z.string(), typeId: z.int(), typeName: z.string() }),
    ),
  }),
});
