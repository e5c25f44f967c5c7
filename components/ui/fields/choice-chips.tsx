import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { GroupField, type GroupFieldProps } from '#/components/ui/fields/group-field.tsx';

export interface ChoiceChipsProps<Value extends string | number> extends GroupFieldProps {
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The maximum number; unlimited without it. */
  max?: number;
  disabled?: boolean;
  /** Smaller chips, for a list that otherwise wouldn't fit a phone. */
  dense?: boolean;
}

/** Chooses several entries of a list; they keep the order of choosing. */
export function ChoiceChips<Value extends string | number>(props: ChoiceChipsProps<Value>) {
  const t = useTranslations('ui.answers');
  const { options, value, onChange, max, disabled, dense, ...group } = props;
  const isFull = max !== undefined && value.length >= max;
  const toggle = (option: Value) =>
    onChange(value.includes(option) ? value.filter((entry) => entry !== option) : [...value, option]);
  return (
    <GroupField {...group}>
      <div className={clsx('flex flex-wrap', dense ? 'gap-1.5 medium:gap-2' : 'gap-2')}>
        {options.map((option) => {
          const isChosen = value.includes(option.value);
          return (
            <label
              key={option.value}
              className={clsx(
                'relative inline-flex min-h-10 items-center gap-1.5 rounded-full border border-control-line bg-surface text-14 transition-colors',
                dense ? 'px-3' : 'px-4 max-medium:min-h-12 pointer-coarse:min-h-12',
                'has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-text',
                'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                'has-disabled:opacity-55 has-enabled:hover:bg-hover',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={disabled || (isFull && !isChosen)}
                onChange={() => toggle(option.value)}
                className="absolute inset-0 appearance-none rounded-full outline-none"
              />
              {isChosen && <Check aria-hidden className="size-4" />}
              {option.label}
            </label>
          );
        })}
      </div>
      {max !== undefined && (
        <output className="text-13 text-muted">
          {isFull ? t('full', { most: max }) : t('chosen', { count: value.length, most: max })}
        </output>
      )}
    </GroupField>
  );
}
