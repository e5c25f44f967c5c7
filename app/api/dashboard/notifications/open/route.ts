import { handle } from '#/app/handle.ts';
import { openNotification } from '#/lib/domain/notifications/commands/open-notification.ts';
import { openNotificationContract } from '#/lib/domain/notifications/contract.ts';

export const POST = handle(openNotificationContract, ({ ctx, body }) => openNotification(ctx, body.id));
