import { rememberAccount } from '#/components/accounts/visited-accounts.ts';
import { clearSession, storeRole, storeToken } from '#/components/frame/session/session-storage.ts';
import { call } from '#/lib/api/call.ts';
import { getRolesContract, openSessionContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { chooseRole, roleNames } from '#/lib/platform/roles.ts';

/** Proof of the first factor, and the code of the second where there is one. */
export interface SignInProof {
  ticket: string;
  email: string;
  code?: string;
}

/**
 * Turns a sign-in ticket into a session of this browser, chooses the strongest role held, and remembers the account.
 * Throws ApiError; its code is `second_factor_required` when the ticket is good but wants a code.
 */
export async function openBrowserSession({ ticket, email, code }: SignInProof): Promise<void> {
  const { token } = await call(openSessionContract, { body: { token: ticket, ...(code ? { code } : {}) } });
  clearSession();
  storeToken(token);
  const answer = await call(getRolesContract, {});
  const holds = {
    Administrator: answer.isModerator,
    'Team Leader': answer.isAdmin,
    'Department Leader': answer.isDepartmentAdmin,
    Member: true,
  };
  const roles = roleNames.filter((role) => holds[role]);
  storeRole(chooseRole(roles, null));
  await rememberAccount(email);
}
