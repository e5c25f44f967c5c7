import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  help?: ReactNode;
  /** The label comes first, and the switch is at the end of a line that isn't too long to follow. */
  trailing?: boolean;
}

/** Shows a switch with an immediate effect; a checkbox is for a value that is sent later. */
export function Switch({ label, help, trailing, className, ...rest }: SwitchProps) {
  const helpId = useId();
  return (
    <label
      className={clsx(
        'group/switch flex min-h-10 items-center gap-3',
        trailing && 'max-w-180 flex-row-reverse justify-between',
        className,
      )}
    >
      <span className="relative inline-flex h-6 w-10 shrink-0 items-center group-has-disabled/switch:opacity-55">
        <input
          type="checkbox"
          role="switch"
          aria-checked={rest.checked}
          aria-describedby={help ? helpId : undefined}
          {...rest}
          className="peer absolute inset-0 h-6 w-10 appearance-none rounded-full border border-control-line bg-sunken transition-colors checked:border-accent checked:bg-accent forced-colors:checked:bg-[Highlight]"
        />
        <span className="pointer-events-none relative ml-1 size-4 rounded-full bg-control-line transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent forced-colors:bg-[ButtonText] forced-colors:peer-checked:bg-[HighlightText]" />
      </span>
      <span className="flex flex-col">
        {/* What it takes to enable it stays readable. */}
        <span className="group-has-disabled/switch:opacity-55">{label}</span>
        {help && (
          <span id={helpId} className="text-13 text-muted">
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
