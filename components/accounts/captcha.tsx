'use client';

import type {} from 'altcha/types/react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';

interface CaptchaProps {
  /** The solution, or an empty text while there is none. */
  onSolution: (solution: string) => void;
  error?: string | undefined;
}

/** What the widget says: its label and its state. */
const said = ['label', 'verifying', 'verified', 'waitAlert', 'expired', 'error', 'verificationRequired'] as const;
const look = JSON.stringify({ hideFooter: true, hideLogo: true });

/**
 * Shows a proof of work instead of puzzles about traffic lights. It begins with the first field, so that no one has to
 * tick it. The widget needs `window` and is loaded when shown.
 */
export function Captcha({ onSolution, error }: CaptchaProps) {
  const widget = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [begins, setBegins] = useState<'onfocus' | 'onload'>();
  const isReady = begins !== undefined;
  const language = useLocale();
  const t = useTranslations('accounts.captcha');

  useEffect(() => {
    // Someone who is in the form before the widget loads may never enter another field.
    const isBegun = () => box.current?.closest('form')?.contains(document.activeElement);
    void import('altcha').then(() => {
      // The widget doesn't have all of the product's languages, so its words come from our catalogues.
      globalThis.$altcha.i18n.set(language.toLowerCase(), Object.fromEntries(said.map((key) => [key, t(key)])));
      setBegins(isBegun() ? 'onload' : 'onfocus');
    });
  }, [language, t]);

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
    <div ref={box} className="flex flex-col gap-1.5">
      {isReady ? (
        <altcha-widget ref={widget} challenge="/api/captcha" auto={begins} language={language} configuration={look} />
      ) : (
        <Skeleton className="h-13 w-full" />
      )}
      <FieldMessage id="captcha-message" error={error} />
    </div>
  );
}

/** Shows the captcha as a field of the surrounding form, which gets the solution under the name `captcha`. */
export function CaptchaField() {
  const { setValue, formState } = useFormContext<{ captcha: string }>();
  const onSolution = useCallback(
    (solution: string) => setValue('captcha', solution, { shouldValidate: solution !== '' }),
    [setValue],
  );
  return <Captcha onSolution={onSolution} error={formState.errors.captcha?.message} />;
}
