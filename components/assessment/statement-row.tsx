import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { StatementChoice } from '#/components/assessment/statement-choice.tsx';
import type { Assessment, Statement } from '#/lib/domain/assessment/assessment.schema.ts';

interface StatementRowProps {
  statement: Statement;
  choices: Assessment['choices'];
  value: number | undefined;
  /** How many statements there are in all. */
  all: number;
  isMissing: boolean;
  /** `byPointer` is true for a click or a tap, `goesOn` where the keyboard wants the next statement, too. */
  onChoose: (value: number, how: { byPointer: boolean; goesOn: boolean }) => void;
}

/** The id of a statement's first radio button. */
export function radioId(statement: number): string {
  return `statement-${statement}`;
}

/** One statement, and how well it describes somebody. */
export function StatementRow({ statement, choices, value, all, isMissing, onChoose }: StatementRowProps) {
  const words = useTranslations('assessment.step');
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
        <span className="shrink-0 text-12 text-muted tabular-nums">{words('count', { count: statement.id, all })}</span>
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
        <span>{words('low')}</span>
        <span className="font-medium text-ink">{choices.find((choice) => choice.value === value)?.label}</span>
        <span>{words('high')}</span>
      </div>
      {isMissing && (
        <p id={`${radioId(statement.id)}-open`} className="text-13 text-bad">
          {words('open')}
        </p>
      )}
    </fieldset>
  );
}
