'use client';

import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { trimText } from '#/lib/words/plain-text.ts';

export interface InlineEditProps {
  /** The label of the field, as in “Team name”. */
  label: string;
  value: string;
  maxLength: number;
  /** Rejects with a message for the person; the field then stays open with the typed text. */
  onSave: (value: string) => Promise<unknown>;
}

/** Focuses a field as soon as it's rendered, because the person has just opened it. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** Shows a heading that becomes a field: Enter or leaving it saves a text that isn't empty, Escape cancels. */
export function InlineEdit({ label, value, maxLength, onSave }: InlineEditProps) {
  const t = useTranslations('ui.fields');
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // Closing or disabling the field removes its focus, which must not save again.
  const isSettled = useRef(false);
  const messageId = useId();

  const close = (withFocus: boolean) => {
    isSettled.current = true;
    setDraft(null);
    // The button reappears with the next render.
    if (withFocus) requestAnimationFrame(() => button.current?.focus());
  };
  const finish = async (text: string, withFocus: boolean) => {
    if (isSettled.current) return;
    const next = trimText(text);
    if (next === '' || next === value) return close(withFocus);
    isSettled.current = true;
    setSaving(true);
    setError(undefined);
    try {
      await onSave(next);
      close(withFocus);
    } catch (failure) {
      isSettled.current = false;
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') void finish(event.currentTarget.value, true);
    if (event.key === 'Escape' && !isSaving) close(true);
  };

  if (draft !== null) {
    return (
      <div className="flex w-full max-w-xl flex-col gap-1.5">
        <div className="flex items-center gap-2">
          <TextInput
            aria-label={label}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? messageId : undefined}
            autoComplete="off"
            ref={focus}
            maxLength={maxLength}
            value={draft}
            readOnly={isSaving}
            className="font-semibold"
            onChange={(event) => {
              setDraft(event.target.value);
              setError(undefined);
            }}
            onFocus={(event) => event.target.select()}
            // Leaving the field doesn't send a refused text again.
            onBlur={(event) => void (error || finish(event.target.value, false))}
            onKeyDown={onKeyDown}
          />
          {isSaving && <Spinner />}
        </div>
        <div role="alert">
          <FieldMessage id={messageId} error={error} />
        </div>
      </div>
    );
  }
  return (
    <h2 className="-mx-2 min-w-0 max-w-full">
      <button
        ref={button}
        type="button"
        title={value}
        aria-label={t('edit', { value: value || 'N/A', label })}
        onClick={() => {
          isSettled.current = false;
          setError(undefined);
          setDraft(value);
        }}
        className="flex min-h-10 max-w-full items-center gap-2 rounded-control px-2 text-left font-semibold text-20 transition-colors hover:bg-hover"
      >
        <span className="truncate">{value || 'N/A'}</span>
        <Pencil aria-hidden className="size-4 shrink-0 text-muted print:hidden" />
      </button>
    </h2>
  );
}
