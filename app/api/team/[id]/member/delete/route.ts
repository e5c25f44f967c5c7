import { handle } from '#/lib/api/handle.ts';
import { removeMember } from '#/lib/domain/organisation/commands/remove-member.ts';
import { removeMemberContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(removeMemberContract, ({ ctx, params, body }) => removeMember(ctx, params.id, body));
