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
  /** Proves the first factor and, unless a code is needed, opens the session. */
  start: Action<Input>;
  /** Sends the code that was wanted. */
  enterCode: Action<string>;
  wantsCode: boolean;
  /** Back to the first step, for a ticket that has run out. */
  restart: () => void;
}

/**
 * Both steps of a sign-in: the first factor gives a ticket, which may need a code before it opens a session, and the
 * address where it wasn't typed.
 */
export function useSignIn<Input extends { email: string }>(
  prove: (input: Input) => Promise<{ token: string; email?: string }>,
  onDone: () => Promise<void>,
): SignIn<Input> {
  const [waiting, setWaiting] = useState<{ ticket: string; email: string }>();
  const start = useAction(async (input: Input) => {
    // Before a link or a ticket is spent that can't lead in.
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

/** Proof of the first factor, and the code of the second where there is one. */
interface SignInProof {
  ticket: string;
  email: string;
  code?: string;
}

/**
 * Turns a sign-in ticket into a session of this browser, chooses the strongest role held, and remembers the account.
 * Throws ApiError; its code is `second_factor_required` when the ticket is good but wants a code.
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
