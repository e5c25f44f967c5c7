import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
}

export function Checkbox({ label, help, className, ...rest }: CheckboxProps) {
  const helpId = useId();
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label className="inline-flex min-h-6 items-start gap-2.5 has-disabled:opacity-55">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-describedby={help ? helpId : undefined}
            {...rest}
            className="peer absolute inset-0 size-5 appearance-none rounded-mark border border-control-line bg-surface transition-colors checked:border-accent checked:bg-accent aria-invalid:border-bad"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      {help && (
        <div id={helpId} className="pl-7.5 text-13 text-muted">
          {help}
        </div>
      )}
    </div>
  );
}
