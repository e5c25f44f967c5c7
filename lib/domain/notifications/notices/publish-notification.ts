import * as z from 'zod';
import { userRoom } from '#/lib/domain/live/rooms.ts';
import {
  type NotificationColor,
  type NotificationIcon,
  OPEN_NOTIFICATION_PATH,
} from '#/lib/domain/notifications/constants.ts';
import { actionPath } from '#/lib/domain/notifications/list/list.schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Statements } from '#/lib/platform/db.ts';
import { announceToEachInTransaction } from '#/lib/platform/live.ts';
import type { RoleName } from '#/lib/platform/roles.ts';
import { asRows } from '#/lib/platform/row-shape.ts';
import type { Message } from '#/lib/words/message.ts';

export interface NewNotification {
  companyId: number;
  /** The person it names, if any; it's deleted with their account. */
  aboutUserId: number | null;
  /** Its recipients, all in the same company. */
  userIds: readonly number[];
  /** The role it is for; it's only counted and shown in that role. */
  role: RoleName;
  title: Message;
  /** Its tags are emphasis. */
  message: Message;
  icon: NotificationIcon;
  color: NotificationColor;
  teamId?: number;
  /** Does something once, if the call at `link` calls `completeNotification`; or opens a page of the product. */
  button?:
    | { title: Message; link: `/api/${string}`; props?: Record<string, string | number> }
    | { title: Message; href: `/${string}` };
  /** Asks for a text that the button sends. */
  textArea?: { placeholder: Message; canBeAnonymous: boolean };
}

/**
 * Notifies people, except suspended ones, in the transaction of the change itself: its COMMIT stores the rows and sends
 * the live events, and a rollback discards both. It can be called in any process; events reach connections of all
 * processes. Rows contain messages, which each reader sees in their own language.
 */
export async function publishNotification(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  notification: NewNotification,
): Promise<void> {
  const { role } = notification;
  if (notification.userIds.length === 0) return;
  const rows = await storeNotifications(tx, ctx, notification);
  await announceToEachInTransaction(
    tx,
    'notification',
    rows.map(({ id, userId }) => ({ room: userRoom(userId), payload: { id, role } })),
  );
}

const storedNotification = z.object({ id: z.number(), userId: z.number() });

/** Stores a row per person. Values common to all rows are sent once, or a large company would block for seconds. */
async function storeNotifications(
  tx: Statements,
  ctx: Pick<Ctx, 'clock'>,
  notification: NewNotification,
): Promise<{ id: number; userId: number }[]> {
  const { companyId, aboutUserId, userIds, role, title, message, icon, color, teamId, textArea } = notification;
  const button = notification.button && actionOf(notification.button);
  return asRows(
    storedNotification,
    await tx.$queryRaw`
    INSERT INTO notifications (company_id, about_user_id, user_id, role, created_at, title, message, icon, color, team_id,
      button_title, button_link, props, text_area, text_area_placeholder, text_area_anonymous)
    SELECT ${companyId}, ${aboutUserId}::int, user_id, ${role}, ${ctx.clock.now()}, ${title}, ${message}, ${icon}, ${color},
      ${teamId ?? null}, ${button?.title ?? null}, ${button ? actionPath.parse(button.link) : null},
      ${JSON.stringify(button?.props ?? {})}::jsonb, ${textArea !== undefined}, ${textArea?.placeholder ?? null},
      ${textArea?.canBeAnonymous ?? false}
    FROM unnest(${userIds}::int[]) AS user_id
    WHERE NOT EXISTS (SELECT FROM users gone WHERE gone.id = user_id AND gone.suspended_at IS NOT NULL)
    RETURNING id, user_id AS "userId"`,
  );
}

/** Returns what a button does; a button that only leads to a page posts that it was opened. */
function actionOf(button: NonNullable<NewNotification['button']>) {
  return 'href' in button
    ? { title: button.title, link: OPEN_NOTIFICATION_PATH, props: { href: button.href } }
    : button;
}
