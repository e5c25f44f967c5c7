import * as z from 'zod';
import { shareKinds } from '#/lib/domain/places/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** An email that was enqueued before invitations had versions has the first version. */
const invitationMail = { payload: z.object({ invitationId: z.int(), version: z.int().default(1) }), ...mailTries };

export const sendInvitationMail = defineQueue({ name: 'invitations.invitation-mail', ...invitationMail });

/**
 * For resent invitations. It's separate, because a worker of an earlier version may run at the same time: it would
 * email the ended link, but doesn't know this queue.
 */
export const sendRenewedInvitationMail = defineQueue({ name: 'invitations.renewed-mail', ...invitationMail });

/** The parts of the link; its secret is computed again for the email. */
export const sendKnownAddressMail = defineQueue({
  name: 'invitations.known-address-mail',
  payload: z.object({
    userId: z.int(),
    companyId: z.int(),
    link: z.object({ kind: z.enum(shareKinds), id: z.int(), version: z.int() }),
  }),
  ...mailTries,
});
