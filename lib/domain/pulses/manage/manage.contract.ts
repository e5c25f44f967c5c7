import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id, namedItem } from '#/lib/api/fields.ts';
import { pulseStatuses } from '#/lib/domain/pulses/constants.ts';
import { pulseBody, withPulseFields } from '#/lib/domain/pulses/manage/body.schema.ts';
import { pulseFilter } from '#/lib/domain/pulses/manage/list.schema.ts';
import { audienceTeam, pulseShape, storedQuestionShape } from '#/lib/domain/pulses/pulses.schema.ts';
import { message } from '#/lib/words/message.ts';

/** Everyone who leads may ask. */
const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;

const created = done(message('specification.pulses.done'), {
  id: z.int(),
  status: z.enum(pulseStatuses),
  pulse: pulseShape,
});

export const createPulseContract = endpoint({
  name: 'createPulse',
  method: 'POST',
  path: '/api/pulse/create',
  access: leaders,
  summary:
    'Creates a pulse; every field is optional. With `isDraft` it’s In Draft, otherwise Disabled until it’s activated.',
  refuses: ['not_found', 'forbidden'],
  rateLimit: { points: 120, seconds: 3600 },
  unwrap: withPulseFields,
  body: pulseBody,
  response: created,
});

export const createReadyPulseContract = endpoint({
  name: 'createReadyPulse',
  method: 'POST',
  path: '/api/pulse/{id}/default/create',
  access: leaders,
  summary: 'Creates a pulse from a ready-to-use survey; the fields sent replace those of the survey.',
  rateLimit: { points: 120, seconds: 3600 },
  params: z.object({ id }),
  unwrap: withPulseFields,
  body: pulseBody,
  response: created,
});

export const listPulsesContract = endpoint({
  name: 'listPulses',
  method: 'GET',
  path: '/api/pulse',
  access: leaders,
  keyScope: 'results:read',
  summary: 'Lists the pulses that the caller manages or whose teams they lead, newest first.',
  query: pulseFilter,
  response: z.object({
    pulses: z.array(pulseShape),
    users: z.array(namedItem).describe('Everyone who created one of them.'),
    total: z.int().describe('How many match the filter, on all pages.'),
  }),
});

export const getPulseContract = endpoint({
  name: 'getPulse',
  method: 'GET',
  path: '/api/pulse/{id}',
  access: leaders,
  keyScope: 'results:read',
  summary:
    'Returns a pulse with the questions of its next round and its teams; leaders who don’t manage it see their own teams.',
  params: z.object({ id }),
  response: z.object({ pulse: pulseShape, questions: z.array(storedQuestionShape), teams: z.array(audienceTeam) }),
});

const edited = done(message('specification.pulses.edited'), { pulse: pulseShape });

export const updatePulseContract = endpoint({
  name: 'updatePulse',
  method: 'POST',
  path: '/api/pulse/{id}',
  access: leaders,
  summary: 'Changes a pulse, even an active one: an open round keeps its questions. Missing fields stay.',
  refuses: ['conflict'],
  params: z.object({ id }),
  unwrap: withPulseFields,
  body: pulseBody,
  response: edited,
});

export const managePulseContract = endpoint({
  name: 'managePulse',
  method: 'POST',
  path: '/api/pulse/{id}/manage',
  access: leaders,
  summary: 'Changes everything in a pulse except its questions; missing fields stay.',
  refuses: ['conflict'],
  params: z.object({ id }),
  unwrap: withPulseFields,
  body: pulseBody,
  response: edited,
});
