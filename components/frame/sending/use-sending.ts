'use client';

import { useEffect, useRef, useState } from 'react';
import { noteSentAnswers } from '#/components/frame/sending/sent-answers.ts';
import { withThisDevice } from '#/components/frame/session/with-this-device.ts';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { ApiError } from '#/lib/api/call.ts';

export type Sending =
  | { state: 'idle' | 'sending' | 'done' }
  /** Retrying: without a connection, or because the server can't accept it now. */
  | { state: 'waiting'; isOffline: boolean }
  /** The server's message. */
  | { state: 'refused'; message: string };

const retryAfterMs = 4000;

/**
 * Sends answers and retries while there is no connection. Every try has the same submission id: if one arrived but its
 * answer was lost, the next isn't refused as a second submission.
 */
export function useSending<Answers, Receipt>(
  send: (answers: Answers, submissionId: string) => Promise<Receipt>,
  onSent: (receipt: Receipt) => void,
) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const submissionId = useRef<string>(undefined);
  const waiting = useRef<() => void>(undefined);
  const isTrying = useRef(false);

  useEffect(() => {
    if (sending.state !== 'waiting') return;
    const again = () => waiting.current?.();
    const timer = setInterval(again, retryAfterMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [sending.state]);

  const submit = async (answers: Answers): Promise<void> => {
    if (isTrying.current) return;
    isTrying.current = true;
    const page = window.location.pathname;
    submissionId.current ??= newUuid();
    waiting.current = () => void submit(answers);
    setSending((now) => (now.state === 'waiting' ? now : { state: 'sending' }));
    let receipt: Receipt;
    try {
      receipt = await send(answers, submissionId.current);
    } catch (error) {
      isTrying.current = false;
      const status = error instanceof ApiError ? error.status : 0;
      const isAway = status === 0 || status >= 500;
      if (isAway) setSending({ state: 'waiting', isOffline: status === 0 });
      else setSending({ state: 'refused', message: (error as ApiError).message });
      return;
    }
    noteSentAnswers();
    void withThisDevice(({ clearNotices }) => clearNotices((path) => path === page));
    // Nothing can be sent after this: `isTrying` stays.
    setSending({ state: 'done' });
    onSent(receipt);
  };
  return { sending, submit };
}
