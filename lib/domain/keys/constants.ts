import type { RateLimit } from '#/lib/platform/rate-limit.ts';
import type { KeyScope } from '#/lib/platform/roles.ts';

/** The prefix of a key. */
export const apiKeyPrefix = 'uk_';

const DAY_MS = 24 * 3_600_000;

/** Valid keys per company. Source: docs/security.md, API keys. */
export const KEYS_MAX = 20;

/** The longest time a key may be valid. Source: docs/security.md, API keys. */
export const keyLifeMaxMs = 366 * DAY_MS;

/** How long before its end administrators are warned: long enough to create a new one and hand it out. */
export const keyWarningMs = 14 * DAY_MS;

/** Calls per key. Source: docs/security.md, API keys. */
export const keyLimit: RateLimit = { name: 'api-key', points: 600, seconds: 60 };

/** Calls per key with a scope that needs more: a directory adds 10,000 people in ten minutes. */
export const scopeLimits: Partial<Record<KeyScope, RateLimit>> = {
  'directory:write': { name: 'directory-key', points: 1500, seconds: 60 },
};

/** Where administrators see the keys. */
export const KEYS_PATH = '/companyManagement?tab=integrations&open=keys';
