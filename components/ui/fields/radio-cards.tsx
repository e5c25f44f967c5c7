import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { GroupField, type GroupFieldProps } from '#/components/ui/fields/group-field.tsx';

export interface RadioCardOption<Value extends string | number> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string | number> extends GroupFieldProps {
  options: readonly RadioCardOption<Value>[];
  /** null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** 'list': one below the other; 'pair': two next to each other; 'grid': as many as fit, icon above the label. */
  layout?: 'list' | 'pair' | 'grid';
  name?: string;
  disabled?: boolean;
}

/** Shows one of a few options, with targets of at least 48 px. */
export function RadioCards<Value extends string | number>(props: RadioCardsProps<Value>) {
  const { options, value, onChange, layout = 'list', name, disabled, ...group } = props;
  const generated = useId();
  return (
    <GroupField {...group}>
      <div
        className={clsx(
          'grid gap-2',
          layout === 'pair' && 'grid-cols-2',
          layout === 'grid' && 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] max-medium:grid-cols-3',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-12 rounded-control border border-control-line bg-surface p-3 transition-colors hover:bg-hover',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:opacity-55',
              layout === 'grid' ? 'flex-col items-center gap-2 text-center' : 'items-center gap-3',
              layout === 'grid' && !option.icon && 'justify-center',
            )}
          >
            <input
              type="radio"
              name={name ?? generated}
              value={option.value}
              checked={option.value === value}
              disabled={disabled || option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            {option.icon}
            <span className="flex min-w-0 flex-col">
              <span className={clsx('font-medium', layout === 'grid' && 'text-13')}>{option.label}</span>
              {option.description && <span className="text-13 text-muted">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupField>
  );
}
