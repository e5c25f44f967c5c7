'use client';

import { clsx } from 'clsx';
import { ArrowRight, ArrowUp, CalendarClock, SearchX } from 'lucide-react';
import { useState } from 'react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { OverviewTeam } from '#/components/dashboards/company/company-dashboard.ts';
import { prepareScatter } from '#/components/dashboards/teams-overview/teams-overview-scatter.ts';
import { ScatterCells } from '#/components/dashboards/teams-overview/teams-overview-scatter-cells.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import type { State } from '#/components/ui/feedback/state-icon.tsx';
import { countWords } from '#/lib/domain/metrics/plain-words.ts';

const fills: Record<State, string> = { good: 'bg-good', neutral: 'bg-neutral', bad: 'bg-bad', info: 'bg-info' };

/** An arrow is drawn: the typeface has none. */
const axisName = 'absolute flex items-center gap-1 whitespace-nowrap text-12 text-muted';

interface ScatterCardProps {
  teams: readonly OverviewTeam[];
  onOpen: (team: number) => void;
}

/** Where the teams of this page stand between performance and sentiment; a dot opens its team. */
export function TeamsOverviewScatterCard({ teams, onOpen }: ScatterCardProps) {
  const dots = prepareScatter(teams);
  const [active, setActive] = useState<number | null>(null);
  const last = dots.length - 1;
  const dot = active === null ? undefined : dots[active];
  const words = (at: number) => {
    const one = dots[at];
    return one ? `${one.name}: performance ${one.performance}, sentiment ${one.sentiment}, ${one.category}` : '';
  };
  return (
    <Card as="div">
      <ChartFrame
        title="Performance and sentiment"
        description={
          teams.length > 0 &&
          `Each dot is a team.${dots.some((one) => one.isUnsure) ? ' A ring means participation is low or hidden.' : ''}`
        }
        summary={`${countWords(dots.length, 'team')} by performance and sentiment. ${dots.map((_, at) => words(at)).join('. ')}`}
        legend={null}
        points={() =>
          dots.map(({ name, performance, sentiment, category }) => ({
            heading: name,
            rows: [
              { name: 'Performance', value: String(performance), colour: 'accent-text', style: 'dots' },
              { name: 'Sentiment', value: String(sentiment), colour: 'accent-text', style: 'dots' },
              { name: 'Category', value: category, colour: 'accent-text', style: 'dots' },
            ],
          }))
        }
        empty={
          teams.length === 0 ? (
            <EmptyState icon={<SearchX />} title="No team fits these filters" />
          ) : dots.length === 0 ? (
            <EmptyState icon={<CalendarClock />} title="No data yet">
              Teams appear here once enough people have answered about both performance and sentiment.
            </EmptyState>
          ) : undefined
        }
      >
        <div className="pb-7 pl-6">
          <div className="relative h-80 rounded-mark border border-line has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-4">
            <div aria-hidden className="absolute inset-0">
              <ScatterCells dots={dots} />
              {dots.map(({ id, name, performance, sentiment, state, isUnsure }, at) => (
                <button
                  key={id}
                  type="button"
                  tabIndex={-1}
                  aria-label={name}
                  onPointerEnter={() => setActive(at)}
                  onPointerLeave={() => setActive(null)}
                  onClick={() => onOpen(id)}
                  className={clsx(
                    'absolute size-6 -translate-x-1/2 translate-y-1/2 p-1.5',
                    at === active && 'z-10 scale-140',
                  )}
                  style={{ left: `${sentiment}%`, bottom: `${performance}%` }}
                >
                  <span
                    className={clsx(
                      'block size-3 rounded-full ring-2 ring-surface',
                      isUnsure ? 'border-2 border-control-line bg-surface' : fills[state],
                    )}
                  />
                </button>
              ))}
              <span className={clsx(axisName, 'top-full right-0 pt-1.5')}>
                Higher sentiment
                <ArrowRight className="size-3" />
              </span>
              <span className={clsx(axisName, 'right-full top-0 mr-1.5 [writing-mode:sideways-lr]')}>
                Higher performance
                <ArrowUp className="size-3" />
              </span>
            </div>
            <input
              type="range"
              min={0}
              max={last}
              value={active ?? 0}
              aria-label="Performance and sentiment: use the arrow keys to move between teams"
              aria-valuetext={words(active ?? 0)}
              onChange={(event) => setActive(Number(event.target.value))}
              onKeyDown={(event) => {
                if (event.key === 'Escape') setActive(null);
                if (event.key === 'Enter' && dot) onOpen(dot.id);
              }}
              onFocus={() => setActive((now) => now ?? 0)}
              onBlur={() => setActive(null)}
              className="pointer-events-none absolute inset-0 opacity-0"
            />
            {dot && (
              <div
                aria-hidden
                className={clsx(
                  'pointer-events-none absolute z-20 w-max max-w-52 rounded-control border border-line bg-raised px-3 py-2 text-13 shadow-floating',
                  dot.sentiment > 50 ? '-translate-x-full -ml-4' : 'ml-4',
                )}
                style={{ left: `${dot.sentiment}%`, top: `${Math.max(0, 92 - dot.performance)}%` }}
              >
                <p className="font-medium">{dot.name}</p>
                <p className="text-muted tabular-nums">
                  Performance {dot.performance}, sentiment {dot.sentiment}
                </p>
                <p className="text-muted">{dot.category}</p>
                {dot.isUnsure && <p className="text-muted">Participation is low or hidden</p>}
              </div>
            )}
          </div>
        </div>
      </ChartFrame>
    </Card>
  );
}
