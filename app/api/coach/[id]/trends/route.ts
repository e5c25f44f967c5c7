import { handle } from '#/app/handle.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { listCoachTrendsContract } from '#/lib/domain/coaching/items/items.contract.ts';

export const GET = handle(listCoachTrendsContract, async ({ ctx, params, query }) => {
  const { items, until } = await listCoachItems(ctx, params.id, { list: 'trends', ...query });
  return { trends: items, until };
});
