import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { CategoryIcon } from '#/components/dashboards/heat-map/category-mark.tsx';
import { summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';

interface CategoriesProps {
  categories: TeamsOverview['categories'];
  selectedId: number | null;
  onChoose: (category: number | null) => void;
  /** The days looked at, in words. */
  during: string;
  locale: string;
}

/** How many teams stand where between performance and sentiment; choosing one shows only those. */
export function TeamsOverviewCategories({ categories, selectedId, onChoose, during, locale }: CategoriesProps) {
  const t = useTranslations('teams-overview.quadrant');
  const summary = useTranslations('teams-overview.summary');
  const titles = useTranslations('figures.categories');
  const present = categories.filter(({ id, teams }) => teams > 0 || id === selectedId);
  // What is known comes first, from the best to the most pressing; what is not yet known last.
  const order = present.toSorted((a, b) => (a.id || 10) - (b.id || 10));
  return (
    <Card>
      <p className="text-13 text-muted">{t('combined', { during })}</p>
      <h2 className="max-w-4xl text-balance pt-1 font-medium text-20">
        {summariseTeams(categories, { t: summary, locale })}
      </h2>
      <div className="flex flex-wrap gap-2 pt-3">
        {order.map(({ id, teams }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selectedId}
            onClick={() => onChoose(id === selectedId ? null : id)}
            className={clsx(
              'flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-13 transition-colors',
              id === selectedId ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover',
            )}
          >
            <CategoryIcon id={id} />
            <span className="font-semibold tabular-nums">{teams}</span>
            {titleCategory(id, titles)}
          </button>
        ))}
      </div>
    </Card>
  );
}
