import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { dropAskedPage, takeAskedPage } from '#/components/frame/session/asked-page.ts';
import { call } from '#/lib/api/call.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/invite/invite.contract.ts';

/** Joins with a token; the next page says so if a link only requests to join. Throws what the call throws. */
export async function join(token: string): Promise<void> {
  const { waitsForApproval, message } = await call(joinInvitationContract, { params: { token }, body: {} });
  if (waitsForApproval) flashMessage(message, { kind: 'info' });
}

/**
 * Opens the product with the new session: home after joining with the invitation, otherwise the requested page. The
 * session remains if joining fails, for example because the invitation has expired: the next page says so.
 */
export async function enterProduct(invitation?: string | null): Promise<void> {
  if (invitation) await join(invitation).catch((failure: Error) => flashMessage(failure.message, { kind: 'bad' }));
  if (invitation) dropAskedPage();
  location.assign(await takeAskedPage());
}
