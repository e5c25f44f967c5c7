import * as z from 'zod';
import { activityKinds } from '#/lib/domain/audit/constants.ts';

const kindNames = activityKinds.map(({ name }) => name);

/** Which entries of the activity log; what is left out does not narrow. */
export const activityFilter = z.object({
  kind: z.enum(kindNames, 'Unknown kind.').optional(),
  /** A part of the name or the address of who acted. */
  person: z.string().trim().max(100).default(''),
  /** `next` of the page before. */
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .meta({ title: 'Page' })
    .optional(),
});

export type ActivityFilter = z.output<typeof activityFilter>;
