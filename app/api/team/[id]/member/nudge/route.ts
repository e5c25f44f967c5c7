import { handle } from '#/app/handle.ts';
import { nudgeMemberContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { getListedEmail, nudgeMember } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(nudgeMemberContract, async ({ ctx, params, body }) =>
  nudgeMember(ctx, params.id, await getListedEmail(ctx, body)),
);
