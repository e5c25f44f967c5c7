'use client';

import type {} from 'altcha/types/react';
import { useEffect, useRef, useState } from 'react';
import { FieldMessage } from '#/components/ui/field-message.tsx';
import { Skeleton } from '#/components/ui/skeleton.tsx';
import { call } from '#/lib/api/call.ts';
import { verifyCaptchaContract } from '#/lib/domain/accounts/contract.ts';

interface CaptchaProps {
  /** The one-time pass, or an empty text while there is none. */
  onPass: (pass: string) => void;
  error?: string | undefined;
}

/** Proof of work instead of puzzles about traffic lights. The widget needs `window` and is loaded when shown. */
export function Captcha({ onPass, error }: CaptchaProps) {
  const widget = useRef<HTMLElement>(null);
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    void import('altcha').then(() => setReady(true));
  }, []);

  useEffect(() => {
    const element = widget.current;
    if (!isReady || !element) return;
    const onChange = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      if (state !== 'verified' || !payload) return onPass('');
      setProblem(undefined);
      call(verifyCaptchaContract, { body: { response: payload } }).then(
        ({ token }) => onPass(token),
        (failure: Error) => setProblem(failure.message),
      );
    };
    element.addEventListener('statechange', onChange);
    return () => element.removeEventListener('statechange', onChange);
  }, [isReady, onPass]);

  return (
    <div className="flex flex-col gap-1.5">
      {isReady ? <altcha-widget ref={widget} challenge="/api/captcha" /> : <Skeleton className="h-16 w-full" />}
      <FieldMessage id="captcha-message" error={problem ?? error} />
    </div>
  );
}
