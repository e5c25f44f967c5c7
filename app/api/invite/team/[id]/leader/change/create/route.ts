import { handle } from '#/app/handle.ts';
import { inviteNewTeamLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteNewTeamLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteNewTeamLeaderContract, ({ ctx, params, body }) =>
  inviteNewTeamLeader(ctx, params.id, body),
);
