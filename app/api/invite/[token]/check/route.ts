import { handle } from '#/app/handle.ts';
import { checkInvitationNoticeContract } from '#/lib/domain/invitations/contract.ts';
import { presentInvitationNotice } from '#/lib/domain/invitations/present.ts';
import { getOpening } from '#/lib/domain/invitations/queries/get-opening.ts';

export const GET = handle(checkInvitationNoticeContract, async ({ ctx, params }) =>
  presentInvitationNotice(await getOpening(ctx, params.token)),
);
