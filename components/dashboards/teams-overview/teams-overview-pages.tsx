import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';

interface PagesProps {
  page: number;
  pages: number;
  total: number;
  onChange: (page: number) => void;
}

/** Shows the pages of a long list of teams; nothing for a single page. */
export function TeamsOverviewPages({ page, pages, total, onChange }: PagesProps) {
  const t = useTranslations('teams-overview.pages');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
      <p aria-live="polite" className="text-13 text-muted tabular-nums">
        {t('place', { page, pages, count: total })}
      </p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={<ChevronLeft aria-hidden />}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        >
          {t('previous')}
        </Button>
        <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onChange(page + 1)}>
          {t('next')}
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </nav>
  );
}
