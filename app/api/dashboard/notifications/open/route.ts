import { handle } from '#/app/handle.ts';
import { openNotificationContract } from '#/lib/domain/notifications/list/list.contract.ts';
import { openNotification } from '#/lib/domain/notifications/list/open-notification.ts';

export const POST = handle(openNotificationContract, ({ ctx, body }) => openNotification(ctx, body.id));
