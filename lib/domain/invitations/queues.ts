import * as z from 'zod';
import { shareKinds } from '#/lib/domain/places/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

export const sendInvitationMail = defineQueue({
  name: 'invitations.invitation-mail',
  // One that was enqueued before invitations had versions is of the first.
  payload: z.object({ invitationId: z.int(), version: z.int().default(1) }),
  ...mailTries,
});

/** The parts of the link: its secret is computed again for the mail. */
export const sendKnownAddressMail = defineQueue({
  name: 'invitations.known-address-mail',
  payload: z.object({
    userId: z.int(),
    companyId: z.int(),
    link: z.object({ kind: z.enum(shareKinds), id: z.int(), version: z.int() }),
  }),
  ...mailTries,
});
