import { handle } from '#/lib/api/handle.ts';
import { nudgeMember } from '#/lib/domain/organisation/commands/nudge-member.ts';
import { nudgeMemberContract } from '#/lib/domain/organisation/team-contract.ts';

export const POST = handle(nudgeMemberContract, ({ ctx, params, body }) => nudgeMember(ctx, params.id, body));
