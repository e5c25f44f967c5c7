import { clsx } from 'clsx';
import { Check } from 'lucide-react';

const steps = ['Choose a file', 'Check what changes', 'Done'] as const;

/** The three steps of an import, with the current one. */
export function ImportSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-6 gap-y-2 text-14">
      {steps.map((step, index) => {
        const isCurrent = index + 1 === current;
        const isPast = index + 1 < current;
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={clsx('flex items-center gap-2', isCurrent ? 'font-medium' : 'text-muted')}
          >
            <span
              aria-hidden
              className={clsx(
                'grid size-6 place-items-center rounded-full font-medium text-12',
                isCurrent ? 'bg-accent text-on-accent' : 'bg-sunken text-muted',
              )}
            >
              {isPast ? <Check className="size-3.5" /> : index + 1}
            </span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
