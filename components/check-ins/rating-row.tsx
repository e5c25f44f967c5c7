import { useId } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import { ScaleChoice } from '#/components/check-ins/scale-choice.tsx';
import { Avatar } from '#/components/ui/avatar.tsx';
import { productivityScale } from '#/lib/domain/check-ins/constants.ts';

interface RatingRowProps {
  user: Questions['team']['users'][number];
  /** undefined while not answered, null where it does not apply. */
  value: number | null | undefined;
  /** undefined takes the answer back. */
  onChange: (value: number | null | undefined) => void;
}

const { min, max, anchors } = productivityScale;
/** Quarters: from outside nobody sees more exactly what somebody got done, and each is one tap. */
const values = [0, 1, 2, 3, 4].map((quarter) => min + (quarter * (max - min)) / 4);
const choices = [...values, null];

/** One member with all possible ratings in a row of targets for the thumb. */
export function RatingRow({ user, value, onChange }: RatingRowProps) {
  const name = useId();
  const { firstName, lastName } = user;
  return (
    <li className="py-3">
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="sr-only">
          {firstName} {lastName}
        </legend>
        <div className="flex min-h-8 min-w-0 items-center gap-3">
          <Avatar firstName={firstName} lastName={lastName} size="small" />
          <span aria-hidden className="wrap-anywhere min-w-0 flex-1 font-medium">
            {firstName} {lastName}
          </span>
          {value !== undefined && (
            <button
              type="button"
              className="-my-2 min-h-12 rounded-control px-2 text-13 text-muted hover:text-ink"
              aria-label={`Clear the rating of ${firstName} ${lastName}`}
              onClick={({ currentTarget }) => {
                // The button goes, and takes the focus with it.
                currentTarget.closest('fieldset')?.querySelector('input')?.focus({ preventScroll: true });
                onChange(undefined);
              }}
            >
              Clear
            </button>
          )}
        </div>
        <div className="grid grid-cols-6 gap-1">
          {choices.map((choice) => (
            <ScaleChoice
              key={choice}
              name={name}
              text={String(choice ?? 'n/a')}
              label={wordChoice(choice)}
              size="small"
              checked={choice === value}
              onChoose={() => onChange(choice)}
            />
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function wordChoice(choice: number | null): string {
  if (choice === null) return 'Not applicable';
  const anchor = anchors.find(({ value }) => value === choice);
  return anchor ? `${choice}, ${anchor.label}` : String(choice);
}
