import type { RateLimit } from '#/lib/platform/rate-limit.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';

/** The prefix of a key. */
export const apiKeyPrefix = 'uk_';

const DAY_MS = 24 * 3_600_000;

/** Keys of a company that can be used. Source: docs/security.md, Keys of programs. */
export const KEYS_MAX = 20;

/** How long a key may live. Source: docs/security.md, Keys of programs. */
export const keyLifeMaxMs = 366 * DAY_MS;

/** How long before its end the Administrators are warned: long enough to make another one and hand it out. */
export const keyWarningMs = 14 * DAY_MS;

/** Calls of one key. Source: docs/security.md, Keys of programs. */
export const keyLimit: RateLimit = { name: 'api-key', points: 600, seconds: 60 };

/** Calls of one key within a scope that needs more: a directory brings 10,000 people in ten minutes. */
export const scopeLimits: Partial<Record<KeyScope, RateLimit>> = {
  'directory:write': { name: 'directory-key', points: 1800, seconds: 60 },
};

/** Where Administrators see the keys. */
export const KEYS_PATH = '/companyManagement?tab=integrations&open=keys';
