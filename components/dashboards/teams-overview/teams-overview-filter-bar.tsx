'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import type { CompanyFilters } from '#/components/dashboards/company/company-filters.ts';
import type { ChangeCompanyFilters } from '#/components/dashboards/company/use-company-filters.ts';
import { FilterSelect } from '#/components/dashboards/filter-bar.tsx';
import { canGroup } from '#/components/dashboards/heat-map/group-headings.ts';
import { readSort, teamOrders } from '#/components/dashboards/heat-map/teams-overview-sort.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { useDebouncedInput } from '#/components/ui/fields/use-debounced-input.ts';
import { productivitySentimentCategories } from '#/lib/domain/metrics/scores/category.ts';
import { titleCategory } from '#/lib/domain/metrics/words/category-words.ts';

interface TeamsFilterBarProps {
  filters: CompanyFilters;
  onChange: ChangeCompanyFilters;
}

/** No category has this id. */
const ALL = -1;

/**
 * Shows which teams are listed, and how they're sorted; on a phone, all but the search is behind the page's filters.
 */
export function TeamsOverviewFilterBar({ filters, onChange }: TeamsFilterBarProps) {
  const t = useTranslations('teams-overview.filters');
  const { category, order } = useChoices({ filters, onChange });
  const search = useCallback((text: string) => onChange({ search: text }), [onChange]);
  const [typed, setTyped] = useDebouncedInput(filters.search, search);
  return (
    <search aria-label={t('label')} className="@container block print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          className="w-44 grow @min-[960px]:max-w-60 max-medium:basis-full"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FilterSelect {...category} className="w-44 max-medium:hidden" />
        {/* If there is room, the column headings show the order. */}
        <FilterSelect {...order} className="@min-[960px]:hidden w-48 max-medium:hidden" />
        {filters.category !== null && (
          <Button
            variant="secondary"
            size="small"
            className="medium:hidden"
            icon={<X aria-hidden />}
            onClick={() => onChange({ category: null })}
          >
            {category.options.find(({ value }) => value === filters.category)?.label}
          </Button>
        )}
      </div>
    </search>
  );
}

/** Shows on a phone what else there is to choose for the list, below the page's filters. */
export function TeamFields({ filters, viewer, onChange }: TeamsFilterBarProps & { viewer: CompanyViewer }) {
  const t = useTranslations('teams-overview.table');
  const { category, order } = useChoices({ filters, onChange });
  return (
    <div className="flex flex-col gap-4 medium:hidden">
      {[category, order].map(({ label, value, options, onChange: choose }) => (
        <Field key={label} label={label}>
          {(control) => (
            <Select {...control} value={value} options={options} onChange={({ target }) => choose(target.value)} />
          )}
        </Field>
      ))}
      {canGroup(filters, viewer) && (
        <Switch
          label={t('group')}
          checked={filters.grouped}
          onChange={({ target }) => onChange({ grouped: target.checked })}
        />
      )}
    </div>
  );
}

interface Choice {
  label: string;
  value: string | number;
  options: { value: string | number; label: string }[];
  onChange: (value: string | number) => void;
}

/** Returns the lists of categories and of orders. */
function useChoices({ filters, onChange }: TeamsFilterBarProps): Record<'category' | 'order', Choice> {
  const t = useTranslations('teams-overview.filters');
  const titles = useTranslations('figures.categories');
  const categories = productivitySentimentCategories.map(({ id }) => ({ value: id, label: titleCategory(id, titles) }));
  return {
    category: {
      label: t('category'),
      value: filters.category ?? ALL,
      options: [{ value: ALL, label: t('allCategories') }, ...categories],
      onChange: (value) => onChange({ category: Number(value) === ALL ? null : Number(value) }),
    },
    order: {
      label: t('order'),
      value: `${filters.sort}:${filters.direction}`,
      options: teamOrders.map((order) => ({ value: order, label: t(`orders.${order}`) })),
      onChange: (value) => onChange(readSort(String(value))),
    },
  };
}
