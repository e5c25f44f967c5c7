import { itemKinds } from '#/lib/domain/coaching/constants.ts';
import type { TeamDraft } from '#/lib/domain/coaching/items/draft-items.ts';
import { wordItem } from '#/lib/domain/coaching/items/items.present.ts';
import type { NewItem } from '#/lib/domain/coaching/items/new-item.ts';
import { presentMessage } from '#/lib/domain/notifications/list/list.present.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { defaultLocale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

const words = wordsFor(defaultLocale, 'coaching.notices.trend');

/** Which one leaders are told of where a team has several. */
const urgency = ['motivation', 'sentiment', 'perfomance', 'category', 'norm'];

/** Returns the trend of a team that asks its leaders for attention, if any: one a week, since trends come once a week. */
export function findBadTrend({ items }: Pick<TeamDraft, 'items'>): NewItem | null {
  const bad = items.filter(({ audience, color, kind }) => {
    return audience === 'leader' && color === 'bad' && itemKinds[kind].list === 'trends';
  });
  const [first] = bad.toSorted((a, b) => urgency.indexOf(a.textKey) - urgency.indexOf(b.textKey));
  return first ?? null;
}

/** Tells the leaders of a team of a bad trend. Where motivation fell, they can write to the team from there. */
export async function notifyOfTrend(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  { companyId, team, trend }: { companyId: number; team: TeamDraft['team']; trend: NewItem },
): Promise<void> {
  const { modalHeader, insightBody } = wordItem({ ...trend, isOwn: false });
  const notification = {
    companyId,
    aboutUserId: null,
    userIds: team.leaderIds,
    role: 'Team Leader',
    title: modalHeader,
    message: presentMessage`<strong>${team.name}</strong>: ${insightBody}`,
    icon: 'trend',
    color: 'bad',
    teamId: team.id,
  } as const;
  if (trend.kind !== 'motivation_trend') {
    const href = `/coachingCorner?team=${team.id}&tab=trends` as const;
    return publishNotification(tx, ctx, { ...notification, button: { title: words('read'), href } });
  }
  const props = { teamId: team.id, authorsCount: team.authorsCount };
  await publishNotification(tx, ctx, {
    ...notification,
    button: { title: words('post'), link: `/api/coach/post/${team.id}/message`, props },
    textArea: { placeholder: words('placeholder'), canBeAnonymous: true },
  });
}
