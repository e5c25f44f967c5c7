import * as z from 'zod';
import { noticeKinds } from '#/lib/domain/push/constants.ts';
import { defineQueue } from '#/lib/platform/jobs.ts';

/** Shows one person something on their devices that no other channel tells them. */
export const showNotice = defineQueue({
  name: 'push.show',
  payload: z.object({ userId: z.int(), kind: z.enum(noticeKinds), path: z.templateLiteral(['/', z.string()]) }),
  // It's about today, and also among the notifications.
  retries: 0,
});
