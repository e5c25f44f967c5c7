import type { Company, Department, Team, User } from '#/generated/prisma/client.ts';
import type { InvitationKind } from '#/generated/prisma/enums.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/acceptance/acceptance.service.ts';
import { getSharePlace } from '#/lib/domain/invitations/share-links/get-share-place.ts';
import { shareTokenPrefix } from '#/lib/domain/places/constants.ts';
import type { Ctx } from '#/lib/platform/context.ts';

/** A way to join a company: a personal invitation, or a share link, which knows no email address. */
export interface Opening {
  kind: InvitationKind;
  company: Company;
  department: Department | null;
  team: Team | null;
  invitedBy: User | null;
  email: string | null;
  firstName: string;
  lastName: string;
}

/** Returns whether a token looks like a share link's. */
export function isShareToken(token: string): boolean {
  return token.startsWith(shareTokenPrefix);
}

/** Returns what an invitation or a share link invites to, without using it up. Throws `bad_request` if it has ended. */
export async function getOpening(ctx: Ctx, token: string): Promise<Opening> {
  const now = ctx.clock.now();
  if (!isShareToken(token)) return getOpenInvitation(ctx.db, token, now);
  return { ...(await getSharePlace(ctx.db, token, now)), invitedBy: null, email: null, firstName: '', lastName: '' };
}
