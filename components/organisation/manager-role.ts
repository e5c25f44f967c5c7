import type { RoleName } from '#/lib/domain/accounts/schema.ts';

/** Those who manage something. */
export type ManagerRole = Exclude<RoleName, 'Member'>;
