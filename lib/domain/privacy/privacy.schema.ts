import * as z from 'zod';
import { K_ANON_MAX, K_ANON_MIN } from '#/lib/domain/metrics/constants.ts';

const outOfRange = `The smallest group must be a number from ${K_ANON_MIN} to ${K_ANON_MAX}.`;

export const privacyBody = z.object({
  minimumGroupSize: z.int(outOfRange).min(K_ANON_MIN, outOfRange).max(K_ANON_MAX, outOfRange),
  isMoreCareful: z
    .boolean()
    .meta({ title: 'Waiting for twice as many answers' })
    .optional()
    .describe('Left out, it stays as it is.'),
});
