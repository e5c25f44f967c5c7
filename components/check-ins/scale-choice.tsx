import { useLocale } from 'next-intl';
import { useId } from 'react';
import { GroupField } from '#/components/ui/fields/group-field.tsx';
import { percentSign } from '#/lib/words/format-percent.ts';

interface ScaleChoiceProps {
  /** The name of its radio buttons. */
  name: string;
  /** Its label on the screen and for screen readers. */
  text: string;
  label: string;
  size: 'large' | 'small';
  checked: boolean;
  onChoose: () => void;
}

const sizes = { large: 'min-h-14 font-medium text-16', small: 'min-h-12 text-14 has-checked:font-medium' };

/** Shows one value of a scale as a large button. */
export function ScaleChoice({ name, text, label, size, checked, onChoose }: ScaleChoiceProps) {
  return (
    <label
      className={`relative grid place-items-center rounded-control border border-control-line bg-surface tabular-nums transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-checked:text-on-accent has-focus-visible:outline-offset-2 ${sizes[size]}`}
    >
      <input
        type="radio"
        name={name}
        value={text}
        checked={checked}
        onChange={onChoose}
        aria-label={label}
        className="absolute inset-0 appearance-none rounded-control outline-none"
      />
      <span aria-hidden>{text}</span>
    </label>
  );
}

const stops = [0, 25, 50, 75, 100];

interface ScaleStopsProps {
  label: string;
  value: number | null;
  onChoose: (value: number) => void;
}

/** Shows the most common values, which one tap chooses and moves on; the slider has all others. */
export function ScaleStops({ label, value, onChoose }: ScaleStopsProps) {
  const name = useId();
  const sign = percentSign(useLocale());
  return (
    <GroupField label={label} hideLabel>
      <div className="-mt-4 grid grid-cols-5 gap-1.5 medium:gap-2">
        {stops.map((stop) => (
          <ScaleChoice
            key={stop}
            name={name}
            text={`${stop}${sign}`}
            label={`${stop}${sign}`}
            size="small"
            checked={value === stop}
            onChoose={() => onChoose(stop)}
          />
        ))}
      </div>
    </GroupField>
  );
}
