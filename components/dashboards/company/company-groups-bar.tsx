import { clsx } from 'clsx';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ChartSwatch } from '#/components/charts/chart-swatch.tsx';
import { listMonthFacts, type MonthResult } from '#/components/dashboards/company/company-month-facts.ts';

const looks = [
  { key: 'detractors', colour: 'share-bad', fill: 'bg-share-bad' },
  { key: 'neutral', colour: 'share-meh', fill: 'bg-share-meh' },
  { key: 'promoters', colour: 'share-good', fill: 'bg-share-good' },
] as const;

interface CompanyGroupsBarProps {
  title: string;
  groups: MonthResult;
  /** What each group answered, from the lowest. */
  ranges: readonly [string, string, string];
}

/** Three groups as one bar that adds up to 100 percent, each with its name, share and range. */
export function CompanyGroupsBar({ title, groups, ranges }: CompanyGroupsBarProps) {
  const parts = looks.map((look, at) => ({ ...look, ...groups[look.key], range: ranges[at] ?? '' }));
  const words = parts.map(({ label, value, range }) => `${label} (${range}): ${value ?? 0}%`);
  return (
    <ChartFrame
      title={title}
      summary={`${words.join(', ')}.`}
      legend={null}
      points={() =>
        parts.map(({ label, value, range, colour }) => ({
          heading: label,
          rows: [
            { name: 'Answers', value: range, colour, style: 'area' },
            { name: 'Share', value: `${value ?? 0}%`, record: value, colour, style: 'area' },
            ...listMonthFacts(groups).map((fact) => ({ ...fact, colour, style: 'area' as const })),
          ],
        }))
      }
    >
      <div aria-hidden className="flex flex-col gap-3">
        <div className="flex h-5 gap-0.5 overflow-hidden rounded-mark bg-line">
          {parts.map(({ key, value, fill }) => (
            <span key={key} className={clsx('min-w-0', fill)} style={{ flexBasis: `${value ?? 0}%` }} />
          ))}
        </div>
        <ul className="grid grid-cols-3 gap-x-3">
          {parts.map(({ key, label, value, range, colour }) => (
            <li key={key} className="flex flex-col">
              <span className="flex flex-1 items-baseline gap-1.5 text-13 leading-4">
                <ChartSwatch colour={colour} style="area" />
                {label}
              </span>
              <span className="pl-5.5 font-semibold text-16 tabular-nums">
                {value ?? 0}
                <span className="font-normal text-13 text-muted">% · {range}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
