import { handle } from '#/lib/api/handle.ts';
import { checkInvitationNoticeContract } from '#/lib/domain/invitations/contract.ts';
import { presentInvitationNotice } from '#/lib/domain/invitations/present.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/queries/get-open-invitation.ts';

export const GET = handle(checkInvitationNoticeContract, async ({ ctx, params }) =>
  presentInvitationNotice(await getOpenInvitation(ctx, params.token)),
);
