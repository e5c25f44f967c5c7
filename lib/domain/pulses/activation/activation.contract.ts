import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { done, id } from '#/lib/api/fields.ts';
import { pulseShape } from '#/lib/domain/pulses/pulses.schema.ts';
import { message } from '#/lib/words/message.ts';

/** Everyone who leads may ask. */
const leaders = ['Administrator', 'Department Leader', 'Team Leader'] as const;
const params = z.object({ id });

export const activatePulseContract = endpoint({
  name: 'activatePulse',
  method: 'GET',
  path: '/api/pulse/{id}/active',
  access: leaders,
  mutates: true,
  summary: 'Activates a pulse; 422 lists everything that’s missing. A pulse that’s already active stays as it is.',
  refuses: ['invalid'],
  params,
  response: done(message('specification.pulses.active'), {
    pulse: pulseShape,
    warning: z.string().nullable().describe('A warning if too few people are asked for any result.'),
  }),
});

export const disablePulseContract = endpoint({
  name: 'disablePulse',
  method: 'GET',
  path: '/api/pulse/{id}/disable',
  access: leaders,
  mutates: true,
  summary: 'Deactivates a pulse and closes its open round; a pulse that isn’t active stays as it is.',
  params,
  response: done(message('specification.pulses.deactivated'), { pulse: pulseShape }),
});

export const closePulseContract = endpoint({
  name: 'closePulse',
  method: 'POST',
  path: '/api/pulse/{id}/close',
  access: leaders,
  summary:
    'Ends the open round and publishes its results immediately; a recurring pulse continues. 422 if no round is open.',
  params,
  body: z.object({}),
  response: done(message('specification.pulses.done'), { pulse: pulseShape }),
});

export const deletePulseContract = endpoint({
  name: 'deletePulse',
  method: 'GET',
  path: '/api/pulse/{id}/delete',
  access: leaders,
  mutates: true,
  summary: 'Deletes a pulse with its results; an open round publishes nothing.',
  params,
  response: done(message('specification.pulses.done')),
});

export const nudgePulseContract = endpoint({
  name: 'nudgePulse',
  method: 'GET',
  path: '/api/pulse/{id}/nudge',
  access: leaders,
  mutates: true,
  summary: 'Reminds everyone who hasn’t answered, each at most twice a round and once a day.',
  params,
  response: done(message('specification.pulses.done'), {
    remindedCount: z.int().describe('How many people were reminded; if it’s 0 the message says why.'),
  }),
});
