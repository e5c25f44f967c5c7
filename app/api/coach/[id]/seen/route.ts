import { handle } from '#/app/handle.ts';
import { seeCoachItem } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { seeCoachItemContract } from '#/lib/domain/coaching/items/items.contract.ts';

export const POST = handle(seeCoachItemContract, ({ ctx, params }) => seeCoachItem(ctx, params.id));
