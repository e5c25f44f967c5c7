'use client';

import { type KeyboardEvent, useState } from 'react';

interface TextEntryOptions {
  /** The stored value; a text that couldn't be read is stored as it was typed, for the form to refuse. */
  value: string;
  /** Returns the value as people write it. */
  write: (value: string) => string;
  /** Reads a typed text as a value; null where that fails. */
  read: (text: string) => string | null;
  onChange: (value: string) => void;
}

/** A text that is typed freely and read when it is left or Enter is pressed; then it is written the product's way. */
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
