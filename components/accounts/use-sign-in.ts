'use client';

import { useState } from 'react';
import { openBrowserSession } from '#/components/accounts/open-browser-session.ts';
import { type Action, useAction } from '#/components/ui/buttons/use-action.ts';
import { storageNoticeId } from '#/components/ui/feedback/storage-notice.tsx';
import { ApiError } from '#/lib/api/call.ts';
import { canKeep } from '#/lib/platform/browser-storage.ts';

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
 * address where it was not typed.
 */
export function useSignIn<Input extends { email: string }>(
  prove: (input: Input) => Promise<{ token: string; email?: string }>,
  onDone: () => Promise<void>,
): SignIn<Input> {
  const [waiting, setWaiting] = useState<{ ticket: string; email: string }>();
  const start = useAction(async (input: Input) => {
    // Before a link or a ticket is spent that cannot lead in.
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
