import { cookies } from 'next/headers';
import type { CacheEntry } from '#/app/(app)/prefetched-state.ts';
import { putAwayCookies } from '#/components/frame/session/put-away.ts';
import { RestCard } from '#/components/onboarding/offers.tsx';
import { queryKey } from '#/lib/api/call.ts';
import { getBriefContract } from '#/lib/domain/briefs/briefs.contract.ts';
import { isFresh } from '#/lib/domain/briefs/briefs.present.ts';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { getWalk } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/**
 * Returns the Monday brief for the page's first answer; null from Thursday on, if it was read this week, or if last
 * week has no results.
 */
export async function unreadBrief(ctx: UserCtx): Promise<CacheEntry | null> {
  const today = localDateAt(ctx.clock.now(), ctx.actor.timeZone);
  const monday = mondayOf(today);
  if (!isFresh(today)) return null;
  if ((await cookies()).get(putAwayCookies.brief)?.value === monday) return null;
  const brief = await getBrief(ctx);
  return brief.paragraphs.length === 0 ? null : [queryKey(getBriefContract), getBriefContract.response.parse(brief)];
}

/** Shows what the person postponed in onboarding; nothing once that is done, and for a week after it was hidden. */
export async function RestSection({ ctx }: { ctx: UserCtx }) {
  if ((await cookies()).get(putAwayCookies.rest) !== undefined) return null;
  const { toDo } = await getWalk(ctx);
  return toDo.length > 0 && <RestCard />;
}
