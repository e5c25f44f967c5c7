import { handle } from '#/app/handle.ts';
import { joinInvitation } from '#/lib/domain/invitations/commands/join-invitation.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/contract.ts';

export const POST = handle(joinInvitationContract, ({ ctx, params }) => joinInvitation(ctx, params.token));
