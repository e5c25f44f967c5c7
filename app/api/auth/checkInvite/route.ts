import { handle } from '#/lib/api/handle.ts';
import { checkInvitationContract } from '#/lib/domain/accounts/contract.ts';
import { presentInvitation } from '#/lib/domain/invitations/present.ts';
import { getOpenInvitation } from '#/lib/domain/invitations/queries/get-open-invitation.ts';

export const POST = handle(checkInvitationContract, async ({ ctx, body }) =>
  presentInvitation(await getOpenInvitation(ctx, body.token)),
);
