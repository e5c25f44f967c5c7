import { cookies } from 'next/headers';
import { MondayBrief } from '#/components/briefs/monday-brief.tsx';
import { putAwayCookies } from '#/components/frame/session/put-away.ts';
import { RestCard } from '#/components/onboarding/offers.tsx';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { getWalk } from '#/lib/domain/onboarding/places/onboarding-place.service.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The Monday brief, in the page's first answer so that nothing moves; nothing once it was dismissed this week. */
export async function BriefSection({ ctx, locale }: { ctx: UserCtx; locale: string }) {
  const monday = mondayOf(localDateAt(ctx.clock.now(), ctx.actor.timeZone));
  if ((await cookies()).get(putAwayCookies.brief)?.value === monday) return null;
  return <MondayBrief brief={await getBrief(ctx)} locale={locale} />;
}

/** What the person left for later in onboarding; nothing once that is done, and for a week once it was put away. */
export async function RestSection({ ctx }: { ctx: UserCtx }) {
  if ((await cookies()).get(putAwayCookies.rest) !== undefined) return null;
  const { toDo } = await getWalk(ctx);
  return toDo.length > 0 && <RestCard />;
}
