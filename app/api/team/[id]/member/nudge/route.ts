import { handle } from '#/app/handle.ts';
import { getListedEmail } from '#/lib/domain/organisation/teams/get-listed-email.ts';
import { nudgeMember } from '#/lib/domain/organisation/teams/nudge-member.ts';
import { nudgeMemberContract } from '#/lib/domain/organisation/teams/team.contract.ts';

export const POST = handle(nudgeMemberContract, async ({ ctx, params, body }) =>
  nudgeMember(ctx, params.id, await getListedEmail(ctx, body)),
);
