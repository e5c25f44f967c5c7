import { handle } from '#/app/handle.ts';
import { markNotifications } from '#/lib/domain/notifications/commands/mark-notifications.ts';
import { listNotificationsContract, markNotificationsContract } from '#/lib/domain/notifications/contract.ts';
import { listNotifications } from '#/lib/domain/notifications/queries/list-notifications.ts';

export const GET = handle(listNotificationsContract, ({ ctx, query }) => listNotifications(ctx, query));
export const POST = handle(markNotificationsContract, ({ ctx, body }) => markNotifications(ctx, body));
