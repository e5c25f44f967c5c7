import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { onboardingSteps } from '#/lib/domain/onboarding/constants.ts';

interface StepListProps {
  steps: readonly number[];
  current: number;
  /** The step the server waits for: those before it may be opened again. */
  reached: number;
  onOpen: (step: number) => void;
}

/** The way through onboarding at a glance, beside the questions where there is room. */
export function StepList({ steps, current, reached, onOpen }: StepListProps) {
  return (
    <nav aria-label="Steps" className="rounded-card bg-surface p-2">
      <ol className="flex flex-col">
        {steps.map((step, index) => {
          const isCurrent = step === current;
          const isDone = step < reached;
          const name = onboardingSteps.find(({ id }) => id === step)?.name;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                disabled={step > reached}
                onClick={() => onOpen(step)}
                className={clsx(
                  'flex w-full items-center gap-3 rounded-control px-3 py-2 text-left text-14 transition-colors enabled:hover:bg-hover',
                  isCurrent ? 'font-semibold' : 'text-muted',
                )}
              >
                <span
                  aria-hidden
                  className={clsx(
                    'grid size-6 shrink-0 place-items-center rounded-full border font-medium text-12 tabular-nums',
                    isCurrent && 'border-accent bg-accent text-on-accent',
                    !isCurrent && isDone && 'border-good bg-good-soft text-good',
                    !isCurrent && !isDone && 'border-control-line',
                  )}
                >
                  {isDone && !isCurrent ? <Check className="size-3.5" /> : index + 1}
                </span>
                {name}
                {isDone && !isCurrent && <span className="sr-only"> (done)</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
