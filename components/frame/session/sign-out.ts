import { leaveSession, signOutWith } from '#/components/frame/session/session-storage.ts';
import { withThisDevice } from '#/components/frame/session/with-this-device.ts';
import { ApiError, call } from '#/lib/api/call.ts';
import { signOutContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';

/** Ends the session here and on the server, and leaves; throws what the call throws, unless the session was over. */
export async function signOut(): Promise<void> {
  // The browser may be passed on to someone else.
  await withThisDevice(({ turnOffThisDevice }) => turnOffThisDevice());
  try {
    await signOutWith(() => call(signOutContract, {}));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    leaveSession();
  }
}
