/** The path that companies' directories call. Source: RFC 7644, and docs/security.md, Directories. */
export const SCIM_PATH = '/scim/v2';

/** The URNs of SCIM's schemas and messages. Source: RFC 7643 8.7 and RFC 7644 3. */
export const urns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  provider: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
} as const;

/** The most rows per page of a list, and the default. Source: docs/security.md, Directories. */
export const SCIM_PAGE_MAX = 200;
export const SCIM_PAGE = 100;

/** The most operations per PATCH, and characters of a path, filter or value. Source: docs/security.md, Directories. */
export const patchLimits = { operations: 1000, path: 300, text: 300 } as const;

/** People per transaction when a group's members change, so that locks last half a second and little is repeated. */
export const memberChunk = 100;

/** How many days after a directory deleted someone they are erased. Source: docs/security.md, Directories. */
export const ERASE_AFTER_DAYS = 30;

const HOUR_MS = 3_600_000;

/** The time during which removals by the directory are counted together. Source: docs/security.md, Directories. */
export const removalWindowMs = HOUR_MS;

/** How long a directory may remove people once it may continue. Source: docs/security.md, Directories. */
export const trustMs = 24 * HOUR_MS;

/** After how many seconds a paused directory may try again. */
export const PAUSE_SECONDS = 3600;

/** How many of the directory's last changes the card shows. Source: docs/security.md, Directories. */
export const SHOWN_CHANGES = 50;

/** The most people named in the preview of a tied group. Source: docs/security.md, Directories. */
export const TIE_NAMES_MAX = 10;

/** Where administrators see the directory. */
export const DIRECTORY_PATH = '/companyManagement?tab=integrations&open=directory';
