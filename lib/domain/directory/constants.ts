/** Where companies' directories call. Source: RFC 7644, and docs/security.md, Directories. */
export const SCIM_PATH = '/scim/v2';

/** Names of what SCIM sends. Source: RFC 7643 8.7 and RFC 7644 3. */
export const urns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  provider: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

/** Rows of one page of a list, and how many come unasked. Source: docs/security.md, Directories. */
export const SCIM_PAGE_MAX = 200;
export const SCIM_PAGE = 100;

/** Operations of one PATCH, and characters of a path, a filter and a value. Source: docs/security.md, Directories. */
export const patchLimits = { operations: 1000, path: 300, text: 300 } as const;

/** People of one transaction when members of a group change: half a second of locks, and little to repeat. */
export const memberChunk = 100;

/** How long after a directory has deleted somebody they are erased. Source: docs/security.md, Directories. */
export const ERASE_AFTER_DAYS = 30;

const HOUR_MS = 3_600_000;

/** Within which time people whom the directory takes out are counted together. Source: docs/security.md, Directories. */
export const removalWindowMs = HOUR_MS;

/** How long a directory may go on after an Administrator has let it. Source: docs/security.md, Directories. */
export const trustMs = 24 * HOUR_MS;

/** When a directory that is paused may ask again, in seconds. */
export const PAUSE_SECONDS = 3600;

/** How many of its last changes the card shows. Source: docs/security.md, Directories. */
export const SHOWN_CHANGES = 50;

/** How many of those who would join a team by its group are named. Source: docs/security.md, Directories. */
export const TIE_NAMES_MAX = 10;

/** Where Administrators see the directory. */
export const DIRECTORY_PATH = '/companyManagement?tab=integrations&open=directory';
