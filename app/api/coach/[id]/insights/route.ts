import { handle } from '#/app/handle.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { listCoachInsightsContract } from '#/lib/domain/coaching/items/items.contract.ts';

export const GET = handle(listCoachInsightsContract, async ({ ctx, params, query }) => {
  const { items, until } = await listCoachItems(ctx, params.id, { list: 'insights', ...query });
  return { insights: items, until };
});
