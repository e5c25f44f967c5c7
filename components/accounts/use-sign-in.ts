'use client';

import { useState } from 'react';
import { rememberAccount } from '#/components/accounts/visited-accounts.ts';
import { clearSession, storeRole, storeToken } from '#/components/frame/session/session-storage.ts';
import { type Action, useAction } from '#/components/ui/buttons/use-action.ts';
import { storageNoticeId } from '#/components/ui/feedback/storage-notice.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { getRolesContract, openSessionContract } from '#/lib/domain/accounts/sign-in/sign-in.contract.ts';
import { canKeep } from '#/lib/platform/browser-storage.ts';
import { chooseRole, roleNames } from '#/lib/platform/roles.ts';

interface SignIn<Input> {
  /** Checks the first factor and, unless a code is required, opens the session. */
  start: Action<Input>;
  /** Sends the required code. */
  enterCode: Action<string>;
  wantsCode: boolean;
  /** Back to the first step, because the ticket has expired. */
  restart: () => void;
}

/**
 * Returns both steps of signing in: the first factor gives a ticket, which may need a code before it opens a session,
 * and the email address if it wasn't typed.
 */
export function useSignIn<Input extends { email: string }>(
  prove: (input: Input) => Promise<{ token: string; email?: string }>,
  onDone: () => Promise<void>,
): SignIn<Input> {
  const [waiting, setWaiting] = useState<{ ticket: string; email: string }>();
  const start = useAction(async (input: Input) => {
    // Checked before a link or a ticket that can't open a session is used up.
    if (!canKeep()) return document.getElementById(storageNoticeId)?.focus();
    const { token, email = input.email } = await prove(input);
    const proof = { ticket: token, email };
    try {
      await openBrowserSession(proof);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'second_factor_required') throw failure;
      setWaiting(proof);
      return;
    }
    await onDone();
  });
  const enterCode = useAction(async (code: string) => {
    if (!waiting) return;
    await openBrowserSession({ ...waiting, code });
    await onDone();
  });
  return { start, enterCode, wantsCode: waiting !== undefined, restart: () => setWaiting(undefined) };
}

/** The proof of the first factor, and the second factor's code if there is one. */
interface SignInProof {
  ticket: string;
  email: string;
  code?: string;
}

/**
 * Exchanges a sign-in ticket for a session of this browser, chooses the person's strongest role, and remembers the
 * account. Throws ApiError; its code is `second_factor_required` if the ticket is valid but needs a code.
 */
async function openBrowserSession({ ticket, email, code }: SignInProof): Promise<void> {
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
