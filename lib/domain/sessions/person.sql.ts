import * as z from 'zod';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The columns of `u`, a row of `users`, that a request needs of its person beside roles and session. */
export const personColumns = `u.id AS user_id, u.email, u.first_name, u.last_name, u.image_name, u.time_zone,
  u.onboarding_completed_at IS NOT NULL AS onboarding_completed, u.tour_completed_at IS NOT NULL AS tour_completed`;

/** A row with `personColumns`. */
export const personRow = z.object({
  user_id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  image_name: z.string().nullable(),
  time_zone: z.string(),
  onboarding_completed: z.boolean(),
  tour_completed: z.boolean(),
});
export type PersonRow = z.output<typeof personRow>;

/** Returns the person of a row with `personColumns`, without roles and session. */
export function personOf(
  row: PersonRow,
): Omit<UserCtx['actor'], 'kind' | 'role' | 'roles' | 'sessionId' | 'previewedBy'> {
  return {
    userId: row.user_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    imageName: row.image_name,
    timeZone: row.time_zone,
    onboardingCompleted: row.onboarding_completed,
    tourCompleted: row.tour_completed,
  };
}
