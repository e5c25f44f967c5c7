'use client';

import { useEffect, useRef, useState } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import { type LoadFailure, loadFailureOf } from '#/components/check-ins/load-failure.ts';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { call } from '#/lib/api/call.ts';
import { questionsAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import type { getQuestionnaireContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';

interface NextCheckIn {
  token: string;
  questions: Questions;
  rest: string[] | undefined;
}

const retryAfterMs = 4000;

/** Loads the next check-in in place, so that nobody waits for a page; keeps trying while there is no connection. */
export function useNextCheckIn(onLoaded: (next: NextCheckIn) => void) {
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<LoadFailure>();
  const again = useRef<() => void>(undefined);
  const isTrying = useRef(false);
  const isWaiting = failure?.kind === 'wait';

  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => again.current?.();
    const timer = setInterval(retry, retryAfterMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting]);

  const load = async (token: string, rest: string[] | undefined): Promise<void> => {
    if (isTrying.current) return;
    isTrying.current = true;
    again.current = () => void load(token, rest);
    setIsLoading(true);
    try {
      const questions = await call<typeof getQuestionnaireContract>(questionsAddress, { body: { token } });
      window.history.replaceState(null, '', questionnairePath(token, rest));
      setIsLoading(false);
      setFailure(undefined);
      onLoaded({ token, questions, rest });
    } catch (error) {
      const consequence = loadFailureOf(error);
      if (consequence.kind === 'leave') window.location.assign(consequence.to);
      else setFailure(consequence);
    } finally {
      isTrying.current = false;
    }
  };
  return { isLoading, failure, load };
}
