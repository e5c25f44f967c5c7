import { carryMessage } from '#/components/shell/carry-message.ts';
import { call } from '#/lib/api/call.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/contract.ts';

/** Joins what a token invites to; that a link only asks is said by the page that follows. Throws what the call throws. */
export async function join(token: string): Promise<void> {
  const { waitsForApproval, message } = await call(joinInvitationContract, { params: { token }, body: {} });
  if (waitsForApproval) carryMessage(message, 'info');
}

/**
 * Leads into the product with the session just opened, after joining what one was invited to. The session stays when
 * joining fails, say because the invitation has run out meanwhile: the page that follows says so.
 */
export async function enterProduct(invitation?: string | null): Promise<void> {
  if (invitation) await join(invitation).catch((failure: Error) => carryMessage(failure.message, 'bad'));
  location.assign('/dashboard');
}
