/** The places that share links lead to. A token contains an index into this list, so the order must not change. */
export const shareKinds = [
  'company_administrator',
  'department_leader',
  'team_leader',
  'department_team_leader',
  'team_member',
] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The prefix of share links' tokens. */
export const shareTokenPrefix = 'lnk_';

/**
 * How long the share link for administrators is valid; others never expire. Source: docs/decisions.md, The
 * administrator link only asks for approval.
 */
export const administratorLinkLifeDays = 7;

/**
 * Rows per page of a management list. Source: docs/decisions.md, Lists come whole for programs, by page for screens.
 */
export const managementPageSize = 50;

/**
 * The most rows of such a list for a caller who doesn't ask for a page. Source: docs/decisions.md, Lists come whole for
 * programs, by page for screens.
 */
export const wholeListMax = 2000;

/** The documented first entry of every department list: no department. */
export const otherDepartment = { id: 0, name: 'Other' } as const;
