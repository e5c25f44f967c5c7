import type { ReportAnswer } from '#/components/check-in-report/check-in-report.ts';

type Rating = ReportAnswer['ratings'][number];

/** Ratings of one piece of work as dots on a line from 0 to 100: the own one filled, those of leaders as rings. */
export function ScoreTrack({ own, others }: { own: number | null; others: readonly Rating[] }) {
  const dot = 'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full';
  return (
    <span aria-hidden className="forced-color-adjust-none block py-1">
      <span className="relative block h-1 w-full max-w-36 rounded-full bg-line">
        {own !== null && <span className={`${dot} bg-accent-text`} style={{ left: `${own}%` }} />}
        {others.map(
          ({ leaderId, value }) =>
            value !== null && (
              <span key={leaderId} className={`${dot} border-2 border-ink`} style={{ left: `${value}%` }} />
            ),
        )}
      </span>
    </span>
  );
}
