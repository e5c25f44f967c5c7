'use client';

import { type KeyboardEvent, useState } from 'react';

interface TextEntryOptions {
  /** The stored value; a text that couldn't be parsed is stored as typed, so that the form refuses it. */
  value: string;
  /** Returns the value as people write it. */
  write: (value: string) => string;
  /** Parses a typed text as a value; null if that fails. */
  read: (text: string) => string | null;
  onChange: (value: string) => void;
}

/**
 * Returns a freely typed text that is parsed on Enter or when the field is left; then it's written in the product's
 * form.
 */
export function useTextEntry({ value, write, read, onChange }: TextEntryOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    if (typed === null) return;
    const text = typed.trim();
    setTyped(null);
    onChange(text === '' ? '' : (read(text) ?? text));
  };
  return {
    value: typed ?? write(value),
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: take,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') take();
    },
  };
}
