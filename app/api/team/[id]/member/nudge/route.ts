import { handle } from '#/app/handle.ts';
import { nudgeMember } from '#/lib/domain/organisation/commands/nudge-member.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';
import { nudgeMemberContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(nudgeMemberContract, async ({ ctx, params, body }) =>
  nudgeMember(ctx, params.id, await getListedEmail(ctx, body)),
);
