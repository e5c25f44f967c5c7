import { handle } from '#/app/handle.ts';
import { presentInvitation } from '#/lib/domain/invitations/present.ts';
import { getOpening } from '#/lib/domain/invitations/queries/get-opening.ts';
import { checkInvitationContract } from '#/lib/domain/registration/contract.ts';

export const POST = handle(checkInvitationContract, async ({ ctx, body }) =>
  presentInvitation(await getOpening(ctx, body.token)),
);
