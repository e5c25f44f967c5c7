import { handle } from '#/app/handle.ts';
import { inviteMember } from '#/lib/domain/invitations/commands/invite-member.ts';
import { inviteMemberContract } from '#/lib/domain/invitations/manage-contract.ts';

export const POST = handle(inviteMemberContract, ({ ctx, params, body }) => inviteMember(ctx, params.id, body));
