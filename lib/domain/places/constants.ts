import type { InvitationKind } from '#/generated/prisma/enums.ts';

/** What a share link lets people sign up to be. A token names a kind by where it stands here. */
export const shareKinds = [
  'company_administrator',
  'department_leader',
  'team_leader',
  'department_team_leader',
  'team_member',
] as const;
export type ShareKind = (typeof shareKinds)[number];

/** What tokens of share links begin with. */
export const shareTokenPrefix = 'lnk_';

/** What a sign-up by each share link is on the way to. Source: product decision. */
export const shareInvitationKinds: Record<ShareKind, InvitationKind> = {
  company_administrator: 'administrator_request',
  department_leader: 'department_leader',
  team_leader: 'team_leader',
  department_team_leader: 'team_leader',
  team_member: 'team_member',
};

/** How long the share link for Administrators works; those to smaller places have no term. Source: product decision. */
export const administratorLinkLifeDays = 7;

/** Rows on a page of a management list. Source: product decision. */
export const managementPageSize = 50;

/** Rows of such a list for a caller who asks for no page. Source: product decision. */
export const wholeListMax = 2000;

/** The documented first entry of every department list: no department. */
export const otherDepartment = { id: 0, name: 'Other' } as const;
