import type { ReactNode } from 'react';

/** Shows a key of the keyboard in a text. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5 min-w-5 place-items-center rounded-mark border border-line bg-sunken px-1.5 font-medium font-sans text-12 text-muted">
      {children}
    </kbd>
  );
}
