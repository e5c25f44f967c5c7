import * as z from 'zod';
import { addDays } from '#/lib/domain/calendar/local-date.ts';
import { itemKinds } from '#/lib/domain/coaching/constants.ts';
import { storeItems } from '#/lib/domain/coaching/items/coach-item.service.ts';
import { draftItems, type TeamDraft } from '#/lib/domain/coaching/items/draft-items.ts';
import { type NewItem, sayTrend, type WrittenItem } from '#/lib/domain/coaching/items/items.present.ts';
import type { ThemeVotes } from '#/lib/domain/coaching/rules/insight-themes.ts';
import type { Connection } from '#/lib/domain/dashboards/published/read-published.ts';
import { minimumInForceSql } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { publishNotification } from '#/lib/domain/notifications/notices/publish-notification.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import { inTransaction, pool, type Statements } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import { asMessage, message, type Said } from '#/lib/words/message.ts';

/** Per transaction, so that a crash loses no more work than this, and no statement comes near its time limit. */
const TEAMS_AT_ONCE = 25;

const dueTeams = z.object({
  /** The last day whose results are published. */
  releasedUntil: z.iso.date(),
  k: z.number(),
  teamIds: z.array(z.number()),
});

const dueStatement = `
SELECT r.released_until::text AS "releasedUntil", ${minimumInForceSql} AS k,
  ARRAY(
    SELECT t.id FROM teams t LEFT JOIN coach_evaluations e ON e.team_id = t.id
    WHERE t.company_id = c.id AND t.completed_at IS NOT NULL
      AND (e.evaluated_until IS NULL OR e.evaluated_until < r.released_until)
    ORDER BY t.id LIMIT ${TEAMS_AT_ONCE}
  ) AS "teamIds"
FROM companies c JOIN company_releases r ON r.company_id = c.id WHERE c.id = $1`;

/**
 * Writes the insights and trends of a company's teams for the last published day, some teams per transaction, and tells
 * leaders about trends that need attention. Returns how many teams it looked at; a repeat looks at none.
 */
export async function evaluateCompany(ctx: Ctx, { companyId }: { companyId: number }): Promise<number> {
  const votes = await readThemeVotes(pool(), companyId);
  let evaluated = 0;
  for (;;) {
    const query = { name: 'coach-due-teams', text: dueStatement, values: [companyId] };
    const [due] = asRows(dueTeams, await pool().query(query));
    if (!due || due.teamIds.length === 0) return evaluated;
    const { releasedUntil: asOf, teamIds, k } = due;
    const company = { companyId, asOf, today: addDays(asOf, 1), votes, k };
    const drafts = await draftItems(pool(), company, teamIds);
    await inTransaction(ctx.db, async (tx) => {
      const newItems = await storeItems(tx, company, drafts);
      for (const draft of drafts) {
        const trend = findBadTrend(draft);
        const isNew = newItems.some(({ teamId, textKey }) => teamId === draft.team.id && textKey === trend?.textKey);
        if (!trend || !isNew) continue;
        await notifyOfTrend(tx, ctx, { companyId, team: draft.team, trend: { ...trend, writtenOn: company.today } });
      }
    });
    evaluated += teamIds.length;
  }
}

const themeVotes = z.object({ themeId: z.number(), likes: z.number(), dislikes: z.number() });

/** Reads how often each theme was liked and disliked in a company. Themes without votes are missing. */
async function readThemeVotes(on: Connection, companyId: number): Promise<ThemeVotes[]> {
  const text = `
    SELECT i.theme_id AS "themeId", count(*) FILTER (WHERE s.vote = 1)::int AS likes,
      count(*) FILTER (WHERE s.vote = -1)::int AS dislikes
    FROM coach_item_states s JOIN coach_items i ON i.id = s.item_id
    WHERE s.company_id = $1 AND s.vote <> 0 AND i.theme_id IS NOT NULL GROUP BY i.theme_id`;
  return asRows(themeVotes, await on.query({ name: 'coach-theme-votes', text, values: [companyId] }));
}

/** If a team has several bad trends, leaders are notified about the first of these. */
const urgency = ['motivation', 'sentiment', 'perfomance', 'category', 'norm'];

/**
 * Returns the bad trend that a team's leaders are notified about, if any. There is at most one a week, because trends
 * are weekly.
 */
export function findBadTrend({ items }: Pick<TeamDraft, 'items'>): NewItem | null {
  const bad = items.filter(({ audience, color, kind }) => {
    return audience === 'leader' && color === 'bad' && itemKinds[kind].list === 'trends';
  });
  const [first] = bad.toSorted((a, b) => urgency.indexOf(a.textKey) - urgency.indexOf(b.textKey));
  return first ?? null;
}

/** Tells a team's leaders about a bad trend. If motivation fell, they can write to the team from the notice. */
export async function notifyOfTrend(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  { companyId, team, trend }: { companyId: number; team: TeamDraft['team']; trend: WrittenItem },
): Promise<void> {
  const { header, text, act, based } = sayTrend({ ...trend, isOwn: false });
  const whole: Said = text ? ['coaching-trends.whole', { seen: text, act }] : act;
  const values = { team: team.name, trend: whole };
  const notification = {
    companyId,
    aboutUserId: null,
    userIds: team.leaderIds,
    role: 'Team Leader',
    title: asMessage(header),
    message: based
      ? message('coaching.notices.trend.messageBased', { ...values, based })
      : message('coaching.notices.trend.message', values),
    icon: 'trend',
    color: 'bad',
    teamId: team.id,
  } as const;
  if (trend.kind !== 'motivation_trend') {
    const href = `/coachingCorner?team=${team.id}&tab=trends` as const;
    return publishNotification(tx, ctx, {
      ...notification,
      button: { title: message('coaching.notices.trend.read'), href },
    });
  }
  const props = { teamId: team.id, authorsCount: team.authorsCount };
  await publishNotification(tx, ctx, {
    ...notification,
    button: { title: message('coaching.notices.trend.post'), link: `/api/coach/post/${team.id}/message`, props },
    textArea: { placeholder: message('coaching.notices.trend.placeholder'), canBeAnonymous: true },
  });
}
