'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StateIcon } from '#/components/ui/feedback/state-icon.tsx';

export interface ErrorSummaryProps {
  /** `fieldId` is the id of a field that also shows the message; left out if no field does. */
  errors: readonly { message: string; fieldId?: string }[];
  /** An introduction; without one the messages stand alone, unless fields of the form have to be corrected. */
  title?: string;
  /** Changes with each attempt, if the errors change while people type. */
  attempt?: unknown;
}

/**
 * Shows the errors of the whole form. It takes the focus after each attempt, or without `attempt` each time the list
 * changes. A single invalid field shows its own error and gets the focus; then there is no summary.
 */
export function ErrorSummary({ errors, title, attempt }: ErrorSummaryProps) {
  const t = useTranslations('ui.answers');
  const box = useRef<HTMLDivElement>(null);
  const list = errors.map((error) => `${error.fieldId} ${error.message}`).join('\n');
  const onlyField = errors.length === 1 ? errors[0]?.fieldId : undefined;
  const moment = list === '' ? null : (attempt ?? list);
  const takeFocus = useEffectEvent(() => {
    const place = onlyField === undefined ? box.current : document.getElementById(onlyField);
    place?.focus();
  });
  useEffect(() => {
    if (moment !== null) takeFocus();
  }, [moment]);

  if (errors.length === 0 || onlyField !== undefined) return null;
  // A refusal of the server isn't about the form's fields.
  const heading = title ?? (errors.some(({ fieldId }) => fieldId) ? t('check') : null);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex gap-3 rounded-control bg-bad-soft p-4 text-14">
      <StateIcon state="bad" className="size-5 shrink-0 text-bad" />
      <div className="flex flex-col gap-1">
        {heading && <p className="font-semibold">{heading}</p>}
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
