import { handle } from '#/app/handle.ts';
import { voteOnShareContract } from '#/lib/domain/actions/share/share.contract.ts';
import { voteOnShare } from '#/lib/domain/actions/share/vote.service.ts';

export const POST = handle(voteOnShareContract, ({ ctx, params, body }) => voteOnShare(ctx, params.id, body.topics));
