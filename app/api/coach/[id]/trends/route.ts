import { handle } from '#/app/handle.ts';
import { listCoachTrendsContract } from '#/lib/domain/coaching/items/items.contract.ts';
import { listCoachItems } from '#/lib/domain/coaching/items/list-coach-items.ts';

export const GET = handle(listCoachTrendsContract, async ({ ctx, params, query }) => {
  const { items, until } = await listCoachItems(ctx, params.id, { list: 'trends', ...query });
  return { trends: items, until };
});
