import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';

interface StatementChoiceProps {
  id?: string | undefined;
  name: string;
  /** Its place from one end to the other, from 0. */
  at: number;
  value: number;
  label: string;
  isChosen: boolean;
  onChoose: (byPointer: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The further from the middle, the larger. */
const sizes = ['size-9', 'size-7', 'size-5', 'size-7', 'size-9'];

/** One of the five answers as a target for the thumb, with its words where there is room. */
export function StatementChoice({ id, name, at, value, label, isChosen, onChoose, onKeyDown }: StatementChoiceProps) {
  return (
    <label className="group relative flex min-h-12 flex-col items-center gap-2 rounded-control px-1 py-1.5 text-center transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1">
      <input
        id={id}
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        aria-label={label}
        onKeyDown={onKeyDown}
        // Arrow keys cause a click, too, but one without a pointer.
        onChange={({ nativeEvent }) => onChoose(nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
      />
      <span aria-hidden className="pointer-events-none grid h-9 place-items-center">
        <span
          className={clsx(
            'rounded-full border-2 border-control-line bg-surface transition-colors group-hover:border-accent group-has-checked:border-accent group-has-checked:bg-accent',
            sizes[at],
          )}
        />
      </span>
      <span
        aria-hidden
        className="pointer-events-none text-balance text-12 text-muted group-has-checked:font-medium group-has-checked:text-ink max-medium:hidden"
      >
        {label}
      </span>
    </label>
  );
}
