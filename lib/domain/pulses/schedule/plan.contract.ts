import * as z from 'zod';
import { endpoint } from '#/lib/api/endpoint.ts';
import { pulseBody, withPulseFields } from '#/lib/domain/pulses/manage/body.schema.ts';

export const planPulseContract = endpoint({
  name: 'planPulse',
  method: 'POST',
  path: '/api/pulse/plan',
  access: ['Administrator', 'Department Leader', 'Team Leader'],
  summary:
    'Returns what a pulse would do if it were created and activated now, or with its `id` what an active one would do: who it asks, and its next three rounds.',
  refuses: ['not_found', 'forbidden'],
  unwrap: withPulseFields,
  body: pulseBody
    .safeExtend({ id: z.int().optional().describe('An active pulse, whose days follow from its last round.') })
    .meta({ id: 'PlannedPulse' }),
  response: z.object({
    asksCount: z.int().describe('How many people it asks, each counted once.'),
    warning: z.string().nullable().describe('A warning if too few people are asked for any result.'),
    pulsesThisWeek: z.int().describe('Other pulses that some of these people got this week.'),
    rounds: z.array(
      z.object({
        opensOn: z.string(),
        closesOn: z.string().describe('The day results appear, unless everyone has answered earlier.'),
        questions: z.array(z.string()).describe('The questions a rotation asks; empty if the pulse has its own.'),
      }),
    ),
  }),
});
