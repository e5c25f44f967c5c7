import { sparklinePath } from '#/components/charts/sparkline-path.ts';
import type { Timeline } from '#/lib/domain/calendar/timeline.ts';

export interface SparklineProps {
  /** In chronological order. */
  values: Timeline;
  min?: number;
  max?: number;
}

const box = { width: 96, height: 28 };

/** Shows a small trend line. It's decoration next to a value and a change in words, so screen readers skip it. */
export function Sparkline({ values, min = 0, max = 100 }: SparklineProps) {
  const { line, dots } = sparklinePath(values, { ...box, min, max });
  return (
    <svg viewBox={`-2 -2 ${box.width + 4} ${box.height + 4}`} aria-hidden className="h-8 w-full overflow-visible">
      <path
        d={line}
        className="fill-none stroke-2 stroke-accent-text"
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {dots.map((dot) => (
        <circle key={dot.x} cx={dot.x} cy={dot.y} r="2" className="fill-accent-text" />
      ))}
    </svg>
  );
}
