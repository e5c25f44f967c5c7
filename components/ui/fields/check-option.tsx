import { clsx } from 'clsx';
import { Check } from 'lucide-react';

interface CheckOptionProps {
  title: string;
  detail?: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChange: (isChosen: boolean) => void;
  /** A card has its own frame; rows share one. */
  look: 'card' | 'row';
}

const looks = {
  card: {
    label:
      'min-h-16 gap-4 rounded-card border border-control-line bg-surface p-4 has-checked:border-accent has-focus-visible:outline-offset-2',
    input: 'rounded-card',
    box: 'size-6 rounded-control',
  },
  row: { label: 'min-h-12 gap-3 px-3 py-2 has-focus-visible:-outline-offset-2', input: '', box: 'size-5 rounded-mark' },
};

/** Shows one of several options, with a line that explains it. */
export function CheckOption({ title, detail, isChosen, isDisabled = false, onChange, look }: CheckOptionProps) {
  const { label, input, box } = looks[look];
  return (
    <li>
      <label
        className={clsx(
          'group relative flex items-center transition-colors hover:bg-hover has-checked:bg-accent-soft has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-focus',
          label,
        )}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className={clsx('absolute inset-0 appearance-none outline-none', input)}
        />
        <span
          aria-hidden
          className={clsx(
            'grid shrink-0 place-items-center border border-control-line bg-surface group-has-checked:border-accent group-has-checked:bg-accent group-has-checked:text-on-accent',
            box,
            // Beside the title, not in the middle of a long text.
            look === 'card' && detail && 'self-start medium:-mt-0.5',
          )}
        >
          {isChosen && <Check className="size-4" />}
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere font-medium">{title}</span>
          {detail && <span className="wrap-anywhere text-13 text-muted">{detail}</span>}
        </span>
      </label>
    </li>
  );
}
