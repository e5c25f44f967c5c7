'use client';

import { useEffect, useRef } from 'react';
import { StateIcon } from '#/components/ui/feedback/state-icon.tsx';

export interface ErrorSummaryProps {
  /** `fieldId` is the id given to the field; without it the message stands alone. */
  errors: readonly { message: string; fieldId?: string }[];
  title?: string;
}

/** What is wrong with the whole form. Takes the focus each time it gets another list; draws nothing when it is empty. */
export function ErrorSummary({ errors, title = 'Please check the form' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const key = errors.map((error) => `${error.fieldId} ${error.message}`).join('\n');
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-control bg-bad-soft p-4 text-14">
      <StateIcon state="bad" className="size-5 shrink-0 text-bad" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{title}</p>
        <ul className="flex flex-col gap-1">
          {errors.map(({ message, fieldId }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a
                  href={`#${fieldId}`}
                  className="inline-block rounded-mark leading-6 underline underline-offset-3"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
