import { clsx } from 'clsx';
import { useId } from 'react';

export interface SegmentedControlProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string; fullLabel?: string; isNew?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Inside a card, next to words. */
  isSmall?: boolean;
  className?: string;
}

/** Shows two to five short choices, one of which is always selected, such as a time frame. */
export function SegmentedControl<Value extends string | number>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, disabled, isSmall = false, className } = props;
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={clsx(
        'inline-flex min-w-0 max-w-full overflow-x-auto rounded-control bg-sunken forced-colors:border print:hidden',
        isSmall ? 'p-0.5' : 'p-1',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.fullLabel}
          className={clsx(
            'relative inline-flex flex-1 items-center justify-center whitespace-nowrap rounded-[6px] text-muted transition-colors hover:text-ink',
            isSmall ? 'min-h-6 px-2 text-12 max-medium:min-h-8' : 'min-h-8 px-3 text-13 max-medium:min-h-10',
            'has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-line)] forced-colors:has-checked:border',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:opacity-55',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-label={option.fullLabel}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none rounded-[6px] outline-none"
          />
          {option.label}
          {option.isNew && <span aria-hidden className="ms-1.5 size-1.5 rounded-full bg-accent" />}
        </label>
      ))}
    </fieldset>
  );
}
