import { handle } from '#/app/handle.ts';
import { removeMember } from '#/lib/domain/organisation/commands/remove-member.ts';
import { getListedEmail } from '#/lib/domain/organisation/queries/get-listed-email.ts';
import { removeMemberContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(removeMemberContract, async ({ ctx, params, body }) =>
  removeMember(ctx, params.id, await getListedEmail(ctx, body)),
);
