'use client';

import { type KeyboardEvent, useState } from 'react';

interface WrittenOptions {
  /** The value as it is kept; what could not be read is kept as it was typed, for the form to refuse. */
  value: string;
  /** The value as people write it. */
  write: (value: string) => string;
  /** What has been typed as a value; null where it cannot be read. */
  read: (text: string) => string | null;
  onChange: (value: string) => void;
}

/** A text that is typed freely and read when it is left or Enter is pressed; then it is written the product's way. */
export function useWritten({ value, write, read, onChange }: WrittenOptions) {
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
