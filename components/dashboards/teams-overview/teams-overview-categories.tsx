import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { TeamsOverview } from '#/components/dashboards/company/company-dashboard.ts';
import { CategoryIcon } from '#/components/dashboards/heat-map/category-mark.tsx';
import { summariseTeams } from '#/components/dashboards/heat-map/teams-overview-wording.ts';
import { LinkedText } from '#/components/ui/buttons/text-link.tsx';
import { Card } from '#/components/ui/card.tsx';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';
import { linkText, splitLinks } from '#/lib/domain/metrics/words/plain-words.ts';

interface CategoriesProps {
  overview: Pick<TeamsOverview, 'categories' | 'attention' | 'others'>;
  selectedId: number | null;
  onChoose: (category: number | null) => void;
  teamHref: (id: number) => string;
  /** The days that are shown, in words. */
  during: string;
  locale: string;
}

/** Shows how many teams are in each category; choosing one shows only its teams. */
export function TeamsOverviewCategories({ overview, selectedId, onChoose, teamHref, during, locale }: CategoriesProps) {
  const label = useId();
  const t = useTranslations('teams-overview.quadrant');
  const summary = useTranslations('teams-overview.summary');
  const titles = useTranslations('figures.categories');
  const nameOf = ({ id, name }: { id: number; name: string }) => linkText(name, teamHref(id));
  const present = overview.categories.filter(({ id, teams }) => teams > 0 || id === selectedId);
  // Known categories first, from the best to the most urgent; teams without one last.
  const order = present.toSorted((a, b) => (a.id || 10) - (b.id || 10));
  return (
    <Card>
      <h2 className="wrap-anywhere max-w-4xl text-pretty font-medium text-20">
        <LinkedText isQuiet pieces={splitLinks(summariseTeams(overview, { t: summary, locale, nameOf }))} />
      </h2>
      <p id={label} className="pt-3 text-13 text-muted">
        {t('combined', { during })}
      </p>
      <fieldset aria-labelledby={label} className="flex flex-wrap gap-2 pt-2">
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
      </fieldset>
    </Card>
  );
}
