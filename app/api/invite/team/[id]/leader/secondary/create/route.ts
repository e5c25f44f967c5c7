import { handle } from '#/app/handle.ts';
import { inviteSecondaryLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteSecondaryLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteSecondaryLeaderContract, ({ ctx, params, body }) =>
  inviteSecondaryLeader(ctx, params.id, body),
);
