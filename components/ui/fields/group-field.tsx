import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';

export interface GroupFieldProps {
  label: string;
  /** Shows the label only to screen readers, if the question is already written above. */
  hideLabel?: boolean;
  id?: string;
  help?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/** Shows the frame of a field for several controls that answer one question. */
export function GroupField({
  label,
  hideLabel,
  id,
  help,
  error,
  className,
  children,
}: GroupFieldProps & { children: ReactNode }) {
  const generated = useId();
  const messageId = `${id ?? generated}-message`;
  return (
    <fieldset
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-describedby={help || error ? messageId : undefined}
      className={clsx('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-medium text-14'}>{label}</legend>
      {children}
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  );
}
