import { handle } from '#/app/handle.ts';
import { openNotificationContract } from '#/lib/domain/notifications/list/list.contract.ts';
import { openNotification } from '#/lib/domain/notifications/list/notification.service.ts';

export const POST = handle(openNotificationContract, ({ ctx, body }) => openNotification(ctx, body.id));
