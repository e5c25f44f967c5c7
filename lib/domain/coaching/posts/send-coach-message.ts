import { requireKindWords, writePost } from '#/lib/domain/coaching/posts/write-post.ts';
import { getCornerTeam } from '#/lib/domain/coaching/teams/get-corner-team.ts';
import { completeNotification, reopenNotification } from '#/lib/domain/notifications/list/complete-notification.ts';
import type { UserCtx } from '#/lib/platform/context.ts';

interface CoachMessage {
  /** The notification whose button was clicked. */
  id: number;
  text: string;
  anonymously: boolean;
}

/**
 * Writes to a team what was typed into a notification, once. Throws what `createCoachPost` throws, `not_found` for a
 * notification that is not one's own, and `conflict` for one whose button was clicked before.
 */
export async function sendCoachMessage(ctx: UserCtx, teamId: number, { id, ...post }: CoachMessage) {
  const team = await getCornerTeam(ctx, teamId);
  await requireKindWords(ctx, post.text);
  const link = `/api/coach/post/${teamId}/message` as const;
  // Apart from the post and without the time: a row that is written with another one tells who wrote it.
  await completeNotification(ctx.db, ctx, id, { link, isTimeless: true });
  try {
    await writePost(ctx, team, { ...post, isMotivation: false });
  } catch (error) {
    await reopenNotification(ctx.db, ctx, id);
    throw error;
  }
  return {};
}
