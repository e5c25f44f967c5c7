import type { CacheEntry } from '#/app/(app)/prefetched-state.ts';
import { queryKey } from '#/lib/api/call.ts';
import { searchFaqContract } from '#/lib/domain/faq/faq.contract.ts';
import { faqSearch } from '#/lib/domain/faq/faq.schema.ts';
import { listFaqQuestions } from '#/lib/domain/faq/faq.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** Returns the first answers for the screen of the questions. */
export async function prefetchFaq(ctx: UserCtx, body: { word: string; section: string }): Promise<CacheEntry> {
  const answer = searchFaqContract.response.parse(await listFaqQuestions(ctx, faqSearch.parse(body)));
  return [queryKey(searchFaqContract, { body }), answer];
}
