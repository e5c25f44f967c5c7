import { handle } from '#/app/handle.ts';
import { removeMember } from '#/lib/domain/organisation/teams/remove-member.ts';
import { removeMemberContract } from '#/lib/domain/organisation/teams/team.contract.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/team.service.ts';

export const POST = handle(removeMemberContract, async ({ ctx, params, body }) =>
  removeMember(ctx, params.id, await getListedEmail(ctx, body)),
);
