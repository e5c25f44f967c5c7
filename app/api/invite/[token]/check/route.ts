import { handle } from '#/app/handle.ts';
import { getOpening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { presentInvitationNotice } from '#/lib/domain/invitations/invitations.present.ts';
import { checkInvitationNoticeContract } from '#/lib/domain/invitations/invite/invite.contract.ts';

export const GET = handle(checkInvitationNoticeContract, async ({ ctx, params }) =>
  presentInvitationNotice(await getOpening(ctx, params.token), ctx.locale),
);
