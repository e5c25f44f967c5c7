import type { RoleName } from '#/lib/platform/roles.ts';

/** What a brief is about, by role; Members get none. */
export const briefScopes = {
  Administrator: 'company',
  'Department Leader': 'departments',
  'Team Leader': 'teams',
  Member: null,
} as const satisfies Record<RoleName, string | null>;
