import * as z from 'zod';
import { defineQueue } from '#/lib/platform/jobs.ts';

export const sendInvitationMail = defineQueue({
  name: 'invitations.invitation-mail',
  payload: z.object({ invitationId: z.int() }),
  retries: 12,
});
