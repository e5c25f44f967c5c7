import { handle } from '#/app/handle.ts';
import { voteCoachItem } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { likeCoachItemContract } from '#/lib/domain/coaching/items/items.contract.ts';

export const GET = handle(likeCoachItemContract, ({ ctx, params }) => voteCoachItem(ctx, params.id, 1));
