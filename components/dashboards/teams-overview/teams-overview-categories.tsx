import { clsx } from 'clsx';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { type State, StateIcon } from '#/components/ui/feedback/state-icon.tsx';
import { describeCategory, titleCategory } from '#/lib/domain/metrics/category-words.ts';

interface CategoriesProps {
  categories: TeamsOverview['categories'];
  chosen: number | null;
  onChoose: (category: number | null) => void;
  /** The days looked at, in words. */
  during: string;
}

const fills: Record<State, string> = { good: 'text-good', neutral: 'text-neutral', bad: 'text-bad', info: 'text-info' };

/** How many teams stand where between performance and sentiment; choosing one shows only those. */
export function TeamsOverviewCategories({ categories, chosen, onChoose, during }: CategoriesProps) {
  const present = categories.filter(({ id, teams }) => teams > 0 || id === chosen);
  // What is known comes first, from the best to the most pressing; what is not yet known last.
  const order = present.toSorted((a, b) => (a.id || 10) - (b.id || 10));
  return (
    <Card>
      <p className="text-13 text-muted">Performance and sentiment together {during}</p>
      <p className="max-w-4xl text-balance pt-1 font-medium text-20">{summariseTeams(categories)}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 pt-4">
        {order.map(({ id, teams }) => {
          const { state } = describeCategory(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id === chosen ? null : id)}
              className={clsx(
                'flex flex-col items-start gap-1 rounded-control border px-3 py-2.5 text-left transition-colors',
                id === chosen ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover',
              )}
            >
              <span className="flex w-full items-center justify-between">
                <span className="font-semibold text-20 tabular-nums">{teams}</span>
                <StateIcon state={state} className={clsx('size-4', fills[state])} />
              </span>
              <span className="text-13">{titleCategory(id)}</span>
            </button>
          );
        })}
      </div>
    </Card>
  );
}
