import { placeOnScale } from '#/components/dashboards/company/enps-wording.ts';

interface EnpsScaleProps {
  score: number;
  interval: { low: number; high: number } | null;
}

/** The score on the scale from −100 to 100, its interval as a faint bar. The words beside it say the same. */
export function EnpsScale({ score, interval }: EnpsScaleProps) {
  const left = interval ? placeOnScale(interval.low) : 0;
  const right = interval ? 100 - placeOnScale(interval.high) : 0;
  return (
    <div aria-hidden className="pt-1">
      <div className="forced-color-adjust-none relative h-6">
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-line" />
        {interval && (
          <span
            className="absolute top-1 h-4 rounded-mark bg-accent-text opacity-25"
            style={{ left: `${left}%`, right: `${right}%` }}
          />
        )}
        <span className="absolute top-1.5 left-1/2 h-3 w-px bg-control-line" />
        <span
          className="-translate-x-1/2 absolute top-0 h-6 w-1 rounded-full bg-average"
          style={{ left: `${placeOnScale(score)}%` }}
        />
      </div>
      <div className="flex justify-between text-12 text-muted tabular-nums">
        <span>−100</span>
        <span>0</span>
        <span>+100</span>
      </div>
    </div>
  );
}
