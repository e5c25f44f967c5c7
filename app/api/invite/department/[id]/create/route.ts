import { handle } from '#/app/handle.ts';
import { inviteTeamLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteTeamLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteTeamLeaderContract, ({ ctx, params, body }) => inviteTeamLeader(ctx, params.id, body));
