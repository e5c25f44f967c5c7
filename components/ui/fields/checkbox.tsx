import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
}

/** Shows a checkbox for a value that is sent with a form; a switch takes effect immediately. */
export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const helpId = useId();
  return (
    <div className={clsx('flex flex-col has-disabled:opacity-55', className)}>
      <label className="flex min-h-10 items-center gap-3 max-medium:min-h-12">
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-describedby={help ? helpId : undefined}
            {...rest}
            className="peer absolute inset-0 size-5 appearance-none rounded-mark border border-control-line bg-surface transition-colors checked:border-accent checked:bg-accent"
          />
          <Check aria-hidden className="pointer-events-none relative hidden size-4 text-on-accent peer-checked:block" />
        </span>
        {label}
      </label>
      {help && (
        <p id={helpId} className="pl-8 text-13 text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
