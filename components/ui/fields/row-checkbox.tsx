import { Check, Minus } from 'lucide-react';

interface RowCheckboxProps {
  /** The name of the row, for people who don't see it. */
  label: string;
  isChecked: boolean;
  /** Whether some of its rows are chosen, but not all. */
  isPartly?: boolean;
  onToggle: () => void;
}

/** Chooses a row of a table, or all of them; large enough for a finger. */
export function RowCheckbox({ label, isChecked, isPartly = false, onToggle }: RowCheckboxProps) {
  return (
    <label className="relative -m-2.5 grid size-10 place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        ref={(element) => {
          if (element) element.indeterminate = isPartly && !isChecked;
        }}
        onChange={onToggle}
        className="peer size-5 appearance-none rounded-mark border border-control-line bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      />
      <Check aria-hidden className="pointer-events-none absolute hidden size-4 text-on-accent peer-checked:block" />
      <Minus
        aria-hidden
        className="pointer-events-none absolute hidden size-4 text-on-accent peer-indeterminate:block"
      />
    </label>
  );
}
