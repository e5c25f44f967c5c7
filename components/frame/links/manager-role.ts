import type { RoleName } from '#/lib/domain/accounts/accounts.schema.ts';

/** The roles that manage something. */
export type ManagerRole = Exclude<RoleName, 'Member'>;
