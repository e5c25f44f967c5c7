import { handle } from '#/app/handle.ts';
import { dislikeCoachItemContract } from '#/lib/domain/coaching/items/items.contract.ts';
import { voteCoachItem } from '#/lib/domain/coaching/items/vote-coach-item.ts';

export const GET = handle(dislikeCoachItemContract, ({ ctx, params }) => voteCoachItem(ctx, params.id, -1));
