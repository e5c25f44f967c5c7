const HOUR_MS = 3_600_000;

/** For this long, a deletion can be undone. Source: docs/security.md, The end of a company. */
export const GRACE_DAYS = 14;
export const graceMs = GRACE_DAYS * 24 * HOUR_MS;

/** How long before the deletion administrators get the last email; if it's late, the deletion waits. */
export const lastDayMs = 24 * HOUR_MS;

/** The time between two sweeps. */
export const sweepMs = HOUR_MS;

/** Where an administrator deletes or keeps the company. */
export const SETTINGS_PATH = '/companyManagement?tab=settings';

/** Emails to administrators before a company is deleted. */
export const deletionMailKinds = ['asked', 'lastDay'] as const;
export type DeletionMailKind = (typeof deletionMailKinds)[number];
