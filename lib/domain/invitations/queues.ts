import * as z from 'zod';
import { shareKinds } from '#/lib/domain/places/constants.ts';
import { defineQueue, mailTries } from '#/lib/platform/jobs.ts';

/** A mail that was enqueued before invitations had versions is of the first. */
const invitationMail = { payload: z.object({ invitationId: z.int(), version: z.int().default(1) }), ...mailTries };

export const sendInvitationMail = defineQueue({ name: 'invitations.invitation-mail', ...invitationMail });

/**
 * For resent invitations. Separate from first ones, because a worker of an earlier version may run at the same time and
 * would mail the ended link; it doesn't know this queue.
 */
export const sendRenewedInvitationMail = defineQueue({ name: 'invitations.renewed-mail', ...invitationMail });

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
