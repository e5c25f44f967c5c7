import { useTranslations } from 'next-intl';
import { isByName } from '#/components/dashboards/sample-wording.ts';
import type { DashboardFilters } from '#/components/dashboards/team/dashboard-filters.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';

interface NamedNoteProps {
  dashboard: TeamDashboard;
  view: DashboardFilters['view'];
  locale: string;
  onChange: (next: Partial<DashboardFilters>) => void;
}

/** Shows a leader who doesn't see names on all days since when they do, and a link to the published results. */
export function NamedNote({ dashboard, view, locale, onChange }: NamedNoteProps) {
  const t = useTranslations('team-dashboard.named');
  const { namedSince } = dashboard;
  const day = namedSince === null ? '' : formatDay(namedSince, locale);
  const [text, label, next] =
    view === 'published'
      ? ([t('published'), t('showNamed'), { view: null }] as const)
      : ([t('since', { day }), t('showPublished'), { view: 'published', member: 0 }] as const);
  const isInstead = view === null && !isByName(dashboard);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13 text-muted">
      <p>{isInstead ? t('instead', { day }) : text}</p>
      {!isInstead && (
        <Button variant="secondary" size="small" onClick={() => onChange(next)}>
          {label}
        </Button>
      )}
    </div>
  );
}
