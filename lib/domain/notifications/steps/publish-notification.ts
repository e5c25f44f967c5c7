import { userRoom } from '#/lib/domain/live/rooms.ts';
import type { NotificationColor, NotificationIcon } from '#/lib/domain/notifications/constants.ts';
import { type MessageHtml, sanitizeMessage } from '#/lib/domain/notifications/present.ts';
import { actionPath } from '#/lib/domain/notifications/schema.ts';
import type { Ctx } from '#/lib/platform/context.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { announceToEachInTransaction } from '#/lib/platform/live.ts';
import type { RoleName } from '#/lib/platform/roles.ts';

export interface NewNotification {
  companyId: number;
  /** Everybody who gets one; all in the same company. */
  userIds: readonly number[];
  /** The role it is for: counted and shown in that role only. */
  role: RoleName;
  title: string;
  message: MessageHtml;
  icon: NotificationIcon;
  color: NotificationColor;
  teamId?: number;
  /** The verb at `link` calls `completeNotification`. */
  button?: { title: string; link: `/api/${string}`; props?: Record<string, string | number> };
  /** Asks for a text that the button sends along. */
  textArea?: { placeholder: string; canBeAnonymous: boolean };
}

/**
 * Notifies people, in the transaction of what they are told about: the rows and the live events come with its COMMIT
 * and go with its rollback. Any process, job or webhook may call it; whoever is connected to whichever process hears it.
 */
export async function publishNotification(tx: Transaction, ctx: Ctx, told: NewNotification): Promise<void> {
  const { companyId, userIds, role, title, icon, color, button, textArea } = told;
  if (userIds.length === 0) return;
  const same = {
    companyId,
    role,
    createdAt: ctx.clock.now(),
    title,
    message: sanitizeMessage(told.message),
    icon,
    color,
    teamId: told.teamId ?? null,
    buttonTitle: button?.title ?? null,
    buttonLink: button ? actionPath.parse(button.link) : null,
    props: button?.props ?? {},
    textArea: textArea !== undefined,
    textAreaPlaceholder: textArea?.placeholder ?? null,
    textAreaAnonymous: textArea?.canBeAnonymous ?? false,
  };
  const rows = await tx.notification.createManyAndReturn({
    data: userIds.map((userId) => ({ ...same, userId })),
    select: { id: true, userId: true },
  });
  await announceToEachInTransaction(
    tx,
    'notification',
    rows.map(({ id, userId }) => ({ room: userRoom(userId), payload: { id, role } })),
  );
}
