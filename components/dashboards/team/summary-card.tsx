import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isByName } from '#/components/dashboards/sample-wording.ts';
import { wordDrivers } from '#/components/dashboards/team/driver-sentence.ts';
import { SourceNote } from '#/components/dashboards/team/published-note.tsx';
import { summariseTeam } from '#/components/dashboards/team/team-summary.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Card } from '#/components/ui/card.tsx';

interface SummaryCardProps {
  dashboard: TeamDashboard;
  locale: string;
  /** True for a while after the figures changed by themselves. */
  isUpdated: boolean;
  /** What stands beside the sentence. */
  children?: ReactNode;
}

/** The answer first: how things are and what people named most, in a sentence or two. */
export function SummaryCard({ dashboard, locale, isUpdated, children }: SummaryCardProps) {
  const words = useTranslations('team-dashboard.sentence');
  const { sentence, detail } = summariseTeam(dashboard, locale);
  const drivers = wordDrivers(dashboard, { words, locale });
  return (
    <Card tour="summary">
      <div className="flex @min-[860px]:flex-row flex-col justify-between gap-x-10 gap-y-4">
        <div className="min-w-0 max-w-4xl">
          <h2 className="text-pretty font-medium text-20 @max-[480px]:text-16">
            {[sentence, drivers].filter(Boolean).join(' ')}
          </h2>
          <p className="pt-2 text-muted">
            {detail} <span aria-live="polite">{isUpdated && isByName(dashboard) && 'Updated just now'}</span>
          </p>
          <SourceNote {...dashboard} />
        </div>
        {children}
      </div>
    </Card>
  );
}
