import { flashMessage } from '#/components/frame/sending/flash-message.ts';
import { dropAskedPage, takeAskedPage } from '#/components/frame/session/asked-page.ts';
import { call } from '#/lib/api/call.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/invite/invite.contract.ts';

/** Joins by a token; the next page says so where a link only asks to join. Throws what the call throws. */
export async function join(token: string): Promise<void> {
  const { waitsForApproval, message } = await call(joinInvitationContract, { params: { token }, body: {} });
  if (waitsForApproval) flashMessage(message, { kind: 'info' });
}

/**
 * Leads into the product with the new session: home after joining by the invitation, else to the page that was asked
 * for. The session stays when joining fails, for example because the invitation has expired meanwhile: the next page
 * says so.
 */
export async function enterProduct(invitation?: string | null): Promise<void> {
  if (invitation) await join(invitation).catch((failure: Error) => flashMessage(failure.message, { kind: 'bad' }));
  if (invitation) dropAskedPage();
  location.assign(await takeAskedPage());
}
