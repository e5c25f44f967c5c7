import { clsx } from 'clsx';
import { useLocale } from 'next-intl';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { ChartSwatch } from '#/components/charts/chart-swatch.tsx';
import { percentSign } from '#/lib/words/format-percent.ts';
import { labelled } from '#/lib/words/labelled.ts';

/** Whether shares are good, middling or bad; if not, colours only tell them apart. */
type ShareColour = 'share-good' | 'share-meh' | 'share-bad' | 'series-1' | 'series-2';

export interface ShareBarProps {
  title: string;
  /** Names of the columns with a part's answers and its share, in the file and the table. */
  names: { answers: string; share: string };
  /** From the lowest; whole percentages that add up to 100. */
  parts: readonly { label: string; value: number; range?: string | undefined; colour: ShareColour }[];
  /** Further columns of each part in the table. */
  facts?: readonly Omit<ChartPointText['rows'][number], 'colour' | 'style'>[];
  description?: string | undefined;
  /** Whose results and which days, for the file's name. */
  scope?: string;
  /** Whether it's below the title of its card. */
  isPart?: boolean;
}

export const shareFills = {
  'share-good': 'bg-share-good',
  'share-meh': 'bg-share-meh',
  'share-bad': 'bg-share-bad',
  'series-1': 'bg-series-1',
  'series-2': 'bg-series-2',
};

/** Shows two or three groups as one bar, each with its name, its share and its details. */
export function ShareBar({ title, names, parts, facts = [], description, scope, isPart = false }: ShareBarProps) {
  const locale = useLocale();
  const sign = percentSign(locale);
  const said = parts.map(({ label, value, range }) =>
    labelled(`${label}${range ? ` (${range})` : ''}`, `${value}${sign}`, locale),
  );
  return (
    <ChartFrame
      title={title}
      scope={scope}
      description={description}
      summary={`${said.join(', ')}.`}
      legend={null}
      isPart={isPart}
      points={() =>
        parts.map(({ label, value, range, colour }) => ({
          heading: label,
          rows: [
            ...(range ? [{ name: names.answers, value: range, colour, style: 'area' as const }] : []),
            { name: names.share, value: `${value}${sign}`, record: value, colour, style: 'area' },
            ...facts.map((fact) => ({ ...fact, colour, style: 'area' as const })),
          ],
        }))
      }
    >
      <div aria-hidden className="flex flex-col gap-3">
        <div className="forced-color-adjust-none flex h-5 gap-0.5 overflow-hidden rounded-mark bg-line">
          {parts.map(({ label, value, colour }) => (
            <span key={label} className={clsx('min-w-0', shareFills[colour])} style={{ flexBasis: `${value}%` }} />
          ))}
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-x-3 gap-y-2">
          {parts.map(({ label, value, range, colour }) => (
            <li key={label} className="flex flex-col">
              <span className="flex flex-1 items-baseline gap-1.5 text-13 leading-4">
                <ChartSwatch colour={colour} style="area" />
                <span className="flex flex-col">
                  {range && <span className="text-muted tabular-nums">{range}</span>}
                  <span>{label}</span>
                </span>
              </span>
              <span className="pl-5.5 font-semibold text-16 tabular-nums">
                {value}
                <span className="font-normal text-13 text-muted">{sign}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}

const goodLast = ['share-bad', 'share-meh', 'share-good'] as const;

interface AnswersBarProps {
  /** Bad, middle and good answers in percent. */
  shares: readonly [number, number, number];
  className: string;
}

/** Draws who answered how; the words next to it say the same. */
export function AnswersBar({ shares, className }: AnswersBarProps) {
  return (
    <span
      aria-hidden
      className={clsx('forced-color-adjust-none flex gap-0.5 overflow-hidden rounded-mark bg-line', className)}
    >
      {goodLast.map((colour, at) => (
        <span
          key={colour}
          className={clsx('min-w-0', shareFills[colour])}
          style={{ flexBasis: `${shares[at] ?? 0}%` }}
        />
      ))}
    </span>
  );
}
