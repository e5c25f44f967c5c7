'use client';

import { Pencil } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Spinner } from '#/components/ui/spinner.tsx';
import { TextInput } from '#/components/ui/text-input.tsx';

export interface InlineEditProps {
  /** What is edited, as in "Team name". */
  label: string;
  value: string;
  maxLength: number;
  isSaving: boolean;
  onSave: (value: string) => void;
}

/** The field is there because the person asked for it just now. */
const focus = (input: HTMLInputElement | null) => input?.focus();

/** A heading that becomes a field: Enter or leaving it saves what is not empty, Escape gives up. */
export function InlineEdit({ label, value, maxLength, isSaving, onSave }: InlineEditProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOver = useRef(false);

  const finish = (text: string | null, withFocus: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    setDraft(null);
    // The button comes back with the next drawing.
    if (withFocus) requestAnimationFrame(() => button.current?.focus());
    const next = text?.trim() ?? '';
    if (next !== '' && next !== value) onSave(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.currentTarget.value, true);
    if (event.key === 'Escape') finish(null, true);
  };

  if (draft !== null) {
    return (
      <TextInput
        aria-label={label}
        autoComplete="off"
        ref={focus}
        maxLength={maxLength}
        value={draft}
        className="max-w-xl font-semibold"
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => finish(event.target.value, false)}
        onKeyDown={onKeyDown}
      />
    );
  }
  return (
    <h2 className="-mx-2 min-w-0 max-w-full">
      <button
        ref={button}
        type="button"
        title={value}
        aria-label={`${value || 'N/A'}. Edit ${label.toLowerCase()}`}
        onClick={() => {
          isOver.current = false;
          setDraft(value);
        }}
        className="flex min-h-10 max-w-full items-center gap-2 rounded-control px-2 text-left font-semibold text-20 transition-colors hover:bg-hover"
      >
        <span className="truncate">{value || 'N/A'}</span>
        {isSaving ? <Spinner /> : <Pencil aria-hidden className="size-4 shrink-0 text-muted" />}
      </button>
    </h2>
  );
}
