import { handle } from '#/app/handle.ts';
import { listNotificationsContract, markNotificationsContract } from '#/lib/domain/notifications/list/list.contract.ts';
import { listNotifications, markNotifications } from '#/lib/domain/notifications/list/notification.service.ts';

export const GET = handle(listNotificationsContract, ({ ctx, query }) => listNotifications(ctx, query));
export const POST = handle(markNotificationsContract, ({ ctx, body }) => markNotifications(ctx, body));
