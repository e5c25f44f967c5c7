import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FieldMessage } from '#/components/ui/fields/field-message.tsx';

/** The attributes that connect a control with its label, help and error; spread them onto the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Set if an error summary must be able to link to the control. */
  id?: string;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Shows “optional” next to the label; required fields have no mark. */
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Shows a label above, the control, help below, and the error in words. */
export function Field({ label, id, help, error, required, optional, className, children }: FieldProps) {
  const t = useTranslations('ui.answers');
  const generated = useId();
  const controlId = id ?? generated;
  const messageId = `${controlId}-message`;
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="font-medium text-14">
        {label}
        {optional && <span className="font-normal text-muted"> {t('optional')}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': help || error ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  );
}
