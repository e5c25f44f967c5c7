import { handle } from '#/app/handle.ts';
import { seeCoachItemContract } from '#/lib/domain/coaching/items/items.contract.ts';
import { seeCoachItem } from '#/lib/domain/coaching/items/see-coach-item.ts';

export const POST = handle(seeCoachItemContract, ({ ctx, params }) => seeCoachItem(ctx, params.id));
