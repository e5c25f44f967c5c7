'use client';

import type {} from 'altcha/types/react';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';

interface CaptchaProps {
  /** The solved puzzle, or an empty text while there is none. */
  onSolution: (solution: string) => void;
  error?: string | undefined;
}

const look = JSON.stringify({ hideFooter: true, hideLogo: true });

/**
 * Proof of work instead of puzzles about traffic lights; it begins with the first field, so that nobody has to tick it.
 * The widget needs `window` and is loaded when shown.
 */
export function Captcha({ onSolution, error }: CaptchaProps) {
  const widget = useRef<HTMLElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    void import('altcha').then(() => setReady(true));
  }, []);

  useEffect(() => {
    const element = widget.current;
    if (!isReady || !element) return;
    const onChange = (event: Event) => {
      const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
      onSolution(state === 'verified' ? (payload ?? '') : '');
    };
    element.addEventListener('statechange', onChange);
    return () => element.removeEventListener('statechange', onChange);
  }, [isReady, onSolution]);

  return (
    <div className="flex flex-col gap-1.5">
      {isReady ? (
        <altcha-widget ref={widget} challenge="/api/captcha" auto="onfocus" configuration={look} />
      ) : (
        <Skeleton className="h-13 w-full" />
      )}
      <FieldMessage id="captcha-message" error={error} />
    </div>
  );
}
