import * as z from 'zod';
import { activityKinds } from '#/lib/domain/audit/constants.ts';

const kindNames = activityKinds.map(({ name }) => name);

/** Which entries of the activity log; what is left out does not narrow. */
export const activityFilter = z.strictObject({
  kind: z.enum(kindNames, 'Unknown kind.').optional(),
  /** A part of the name or the address of who acted. */
  person: z.string().trim().max(100, 'Please search for less than 100 characters.').default(''),
  /** `next` of the page before. */
  before: z
    .string()
    .regex(/^\d{1,18}$/, 'Unknown page.')
    .optional(),
});

export type ActivityFilter = z.output<typeof activityFilter>;
