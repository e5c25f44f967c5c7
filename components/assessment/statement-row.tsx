import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import type { Assessment, Statement } from '#/lib/domain/assessment/assessment.schema.ts';

interface StatementRowProps {
  statement: Statement;
  choices: Assessment['choices'];
  value: number | undefined;
  /** The total number of statements. */
  all: number;
  isMissing: boolean;
  /** `byPointer` is true for a click or a tap, `goesOn` if the keyboard moves on to the next statement. */
  onChoose: (value: number, how: { byPointer: boolean; goesOn: boolean }) => void;
}

/** Returns the id of a statement's first radio button. */
export function radioId(statement: number): string {
  return `statement-${statement}`;
}

/** Shows one statement, and how well it describes someone. */
export function StatementRow({ statement, choices, value, all, isMissing, onChoose }: StatementRowProps) {
  const t = useTranslations('assessment.step');
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pressedChoice = choices.find((choice) => String(choice.value) === event.key);
    if (pressedChoice) onChoose(pressedChoice.value, { byPointer: false, goesOn: true });
  };
  return (
    <fieldset
      aria-describedby={isMissing ? `${radioId(statement.id)}-open` : undefined}
      className={clsx(
        'flex min-w-0 flex-col gap-4 rounded-card border bg-surface p-4 transition-colors medium:px-6 medium:py-5',
        isMissing ? 'border-bad' : 'border-line',
      )}
    >
      <legend className="sr-only">{statement.text}</legend>
      <div aria-hidden className="flex items-baseline justify-between gap-4">
        <p className="text-pretty font-medium text-16">{statement.text}</p>
        <span className="shrink-0 text-12 text-muted tabular-nums">{t('count', { count: statement.id, all })}</span>
      </div>
      <div className="grid grid-cols-5 gap-1">
        {choices.map((choice, at) => (
          <StatementChoice
            key={choice.value}
            id={at === 0 ? radioId(statement.id) : undefined}
            name={`statement ${statement.id}`}
            at={at}
            value={choice.value}
            label={choice.label}
            isChosen={choice.value === value}
            onKeyDown={press}
            onChoose={(byPointer) => onChoose(choice.value, { byPointer, goesOn: false })}
          />
        ))}
      </div>
      <div aria-hidden className="-mt-3 flex justify-between text-12 text-muted medium:hidden">
        <span>{t('low')}</span>
        <span className="font-medium text-ink">{choices.find((choice) => choice.value === value)?.label}</span>
        <span>{t('high')}</span>
      </div>
      {isMissing && (
        <p id={`${radioId(statement.id)}-open`} className="text-13 text-bad">
          {t('open')}
        </p>
      )}
    </fieldset>
  );
}

interface StatementChoiceProps {
  id?: string | undefined;
  name: string;
  /** Its position on the scale, from 0. */
  at: number;
  value: number;
  label: string;
  isChosen: boolean;
  onChoose: (byPointer: boolean) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Larger the further it is from the middle. */
const sizes = ['size-9', 'size-7', 'size-5', 'size-7', 'size-9'];

/** Shows one of the five answers, large enough for a thumb, with its words if there is room. */
function StatementChoice({ id, name, at, value, label, isChosen, onChoose, onKeyDown }: StatementChoiceProps) {
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
        // Arrow keys also cause a click, but one without a pointer.
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
