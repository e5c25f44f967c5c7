import type { UserCtx } from '#/lib/platform/context.ts';

/** What a request knows of its person beside roles and session, as columns of `u`, a row of `users`. */
export const personColumns = `u.id AS user_id, u.email, u.first_name, u.last_name, u.image_name, u.time_zone,
  u.onboarding_completed_at IS NOT NULL AS onboarding_completed, u.tour_completed_at IS NOT NULL AS tour_completed`;

/** A row with `personColumns`. */
export interface PersonRow {
  user_id: number;
  email: string;
  first_name: string;
  last_name: string;
  image_name: string | null;
  time_zone: string;
  onboarding_completed: boolean;
  tour_completed: boolean;
}

/** The person of a row with `personColumns`, without the roles and the session that they act in. */
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
