import * as z from 'zod';
import { K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';
import { message } from '#/lib/words/message.ts';

const outOfRange = message('privacy.answers.outOfRange', { least: K_ANON_MIN, most: K_ANON_MAX });

export const privacyBody = z.object({
  minimumGroupSize: z.int(outOfRange).min(K_ANON_MIN, outOfRange).max(K_ANON_MAX, outOfRange),
  isMoreCareful: z
    .boolean()
    .meta({ title: message('privacy.answers.careful') })
    .optional()
    .describe('Whether results need twice as many answers; unchanged if missing.'),
});

const untyped = message('privacy.leavers.untyped');

export const erasureBody = z.object({
  name: z
    .string(untyped)
    .trim()
    .min(1, untyped)
    .max(200, untyped)
    .describe('First and last name, as the list of people shows them.'),
});
