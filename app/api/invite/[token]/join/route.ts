import { handle } from '#/app/handle.ts';
import { joinInvitation } from '#/lib/domain/invitations/acceptance/join-invitation.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/invite/invite.contract.ts';

export const POST = handle(joinInvitationContract, ({ ctx, params }) => joinInvitation(ctx, params.token));
