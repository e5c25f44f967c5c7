/** Which departments and teams others than their creator see: finished ones, and those an invited leader has yet to finish. */
export const shown = { OR: [{ completedAt: { not: null } }, { leaderId: { not: null } }] };

/** `shown` in SQL, of the table with this alias. */
export const shownSql = (alias: 'd' | 't') => `(${alias}.completed_at IS NOT NULL OR ${alias}.leader_id IS NOT NULL)`;
