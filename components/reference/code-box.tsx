import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CopyCode } from '#/components/reference/copy-code.tsx';

export interface CodeBoxProps {
  text: string;
  /** The label of the copy button, for people who don't see it. */
  label: string;
  /** Shown on the left of the heading. */
  title?: ReactNode;
  className?: string;
}

/** A box that scrolls must be reachable by keyboard; some browsers need a tab index for that. */
const reachable = { tabIndex: 0 };

/** Shows lines of code with a button that copies them; long lines scroll inside. */
export function CodeBox({ text, label, title, className }: CodeBoxProps) {
  return (
    <figure className={clsx('relative min-w-0 overflow-hidden rounded-card border border-line bg-sunken', className)}>
      {title && (
        <figcaption className="flex min-h-10 items-center border-line border-b pr-12 pl-4 text-13 text-muted">
          {title}
        </figcaption>
      )}
      <CopyCode text={text} label={label} className="absolute top-1 right-1 rounded-control bg-sunken" />
      <pre
        {...reachable}
        className={clsx(
          'max-h-112 overflow-auto p-4 text-13 leading-5 focus-visible:-outline-offset-2',
          // The button is beside the code, not on it.
          !title && 'mr-10',
        )}
      >
        <code>{text}</code>
      </pre>
    </figure>
  );
}
