import { handle } from '#/app/handle.ts';
import { seeCoachItem } from '#/lib/domain/coaching/commands/see-coach-item.ts';
import { seeCoachItemContract } from '#/lib/domain/coaching/items-contract.ts';

export const POST = handle(seeCoachItemContract, ({ ctx, params }) => seeCoachItem(ctx, params.id));
