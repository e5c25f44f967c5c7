import { handle } from '#/app/handle.ts';
import { inviteMember } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteMemberContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteMemberContract, ({ ctx, params, body }) => inviteMember(ctx, params.id, body));
