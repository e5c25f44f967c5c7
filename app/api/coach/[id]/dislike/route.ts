import { handle } from '#/app/handle.ts';
import { voteCoachItem } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { dislikeCoachItemContract } from '#/lib/domain/coaching/items/items.contract.ts';

export const GET = handle(dislikeCoachItemContract, ({ ctx, params }) => voteCoachItem(ctx, params.id, -1));
