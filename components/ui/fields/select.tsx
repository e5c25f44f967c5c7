import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlStyle } from '#/components/ui/fields/control-style.ts';

export interface SelectOption {
  value: string | number;
  label: string;
  /** The language of the label, if it isn't the page's. */
  lang?: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  options: readonly SelectOption[];
  /** A first entry with the value '' that can't be chosen again. */
  placeholder?: string;
  size?: 'small' | 'medium';
}

/** Shows the browser's own list, because it works with every keyboard, screen reader and phone. */
export function Select({ options, placeholder, size = 'medium', className, ...rest }: SelectProps) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...rest}
        className={clsx(
          controlStyle,
          'appearance-none truncate pr-9',
          size === 'small' ? 'h-8 text-13' : 'h-10 max-medium:h-12',
        )}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4 text-muted"
      />
    </span>
  );
}
