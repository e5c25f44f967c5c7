import { handle } from '#/app/handle.ts';
import { getOpening } from '#/lib/domain/invitations/acceptance/get-opening.ts';
import { presentInvitation } from '#/lib/domain/invitations/invitations.present.ts';
import { checkInvitationContract } from '#/lib/domain/registration/registration.contract.ts';

export const POST = handle(checkInvitationContract, async ({ ctx, body }) =>
  presentInvitation(await getOpening(ctx, body.token), ctx.locale),
);
