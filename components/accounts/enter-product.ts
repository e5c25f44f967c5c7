import { carryMessage } from '#/components/shell/carry-message.ts';
import { call } from '#/lib/api/call.ts';
import { joinInvitationContract } from '#/lib/domain/invitations/contract.ts';

/**
 * Leads into the product with the session just opened, after joining what one was invited to. The session stays when
 * joining fails, say because the invitation has run out meanwhile: the page that follows says so.
 */
export async function enterProduct(invitation?: string | null): Promise<void> {
  if (invitation) {
    await call(joinInvitationContract, { params: { token: invitation }, body: {} }).catch((failure: Error) =>
      carryMessage(failure.message, 'bad'),
    );
  }
  location.assign('/dashboard');
}
