import { handle } from '#/app/handle.ts';
import { inviteNewSecondaryLeader } from '#/lib/domain/invitations/invite/invite.service.ts';
import { inviteNewSecondaryLeaderContract } from '#/lib/domain/invitations/open-invitations/manage.contract.ts';

export const POST = handle(inviteNewSecondaryLeaderContract, ({ ctx, params, body }) =>
  inviteNewSecondaryLeader(ctx, params.id, body),
);
