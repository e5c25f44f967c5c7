import { cookies } from 'next/headers';
import { briefCookie } from '#/components/briefs/brief-dismissal.ts';
import { MondayBrief } from '#/components/briefs/monday-brief.tsx';
import { getBrief } from '#/lib/domain/briefs/get-brief.ts';
import { mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

/** The Monday brief, in the page's first answer so that nothing moves; nothing once it was dismissed this week. */
export async function BriefSection({ ctx, locale }: { ctx: UserCtx; locale: string }) {
  const monday = mondayOf(localDateAt(ctx.clock.now(), ctx.actor.timeZone));
  if ((await cookies()).get(briefCookie)?.value === monday) return null;
  return <MondayBrief brief={await getBrief(ctx)} locale={locale} />;
}
