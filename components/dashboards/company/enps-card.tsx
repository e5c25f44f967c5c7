import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompanyDashboard, CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyGroupsBar } from '#/components/dashboards/company/company-groups-bar.tsx';
import { CompanyMonthResult } from '#/components/dashboards/company/company-month-result.tsx';
import { placeOnScale, rateResult, signed } from '#/components/dashboards/company/enps-wording.ts';
import { Badge } from '#/components/ui/badge.tsx';

interface EnpsCardProps {
  dashboard: CompanyDashboard;
  viewer: CompanyViewer;
  /** Asks for it now. */
  action: ReactNode;
}

/** Shows whether people would recommend the company as a place to work, and how certain the score is. */
export function EnpsCard({ dashboard, viewer, action }: EnpsCardProps) {
  const t = useTranslations('dashboards.month');
  const question = useTranslations('catalogue.monthQuestions.enps');
  const results = useTranslations('figures.results');
  const { enps } = dashboard;
  const rating = rateResult(enps);
  return (
    <CompanyMonthResult
      title={t('enps.title')}
      result={enps}
      pending={t('enps.pending')}
      locale={viewer.locale}
      isSigned
      action={action}
      how={
        <>
          <p>{t('enps.how', { question: question('text', { company: viewer.companyName }) })}</p>
          <p>
            {t('enps.levels')} {results('card.month')}
          </p>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-1">
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-32 tabular-nums">{signed(enps.avg ?? 0)}</p>
          {rating && <Badge look={rating.state}>{t(`rating.${rating.word}`)}</Badge>}
          {action && <div className="ml-auto">{action}</div>}
        </div>
        <EnpsScale score={enps.avg ?? 0} interval={enps.interval} />
        {enps.interval && (
          <p className="text-13 text-muted">
            {t('enps.interval', { low: signed(enps.interval.low), high: signed(enps.interval.high) })}
          </p>
        )}
        <CompanyGroupsBar title={t('enps.groups')} groups={enps} ranges={['0–6', '7–8', '9–10']} />
      </div>
    </CompanyMonthResult>
  );
}

interface EnpsScaleProps {
  score: number;
  interval: { low: number; high: number } | null;
}

/**
 * Shows the score on the scale from −100 to 100, with its interval as a faint bar. The words next to it say the same.
 */
function EnpsScale({ score, interval }: EnpsScaleProps) {
  const left = interval ? placeOnScale(interval.low) : 0;
  const right = interval ? 100 - placeOnScale(interval.high) : 0;
  return (
    <div aria-hidden className="pt-1">
      <div className="forced-color-adjust-none relative h-6">
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-line" />
        {interval && (
          <span
            className="absolute top-1 h-4 rounded-mark bg-accent-text opacity-25"
            style={{ left: `${left}%`, right: `${right}%` }}
          />
        )}
        <span className="absolute top-1.5 left-1/2 h-3 w-px bg-control-line" />
        <span
          className="-translate-x-1/2 absolute top-0 h-6 w-1 rounded-full bg-average"
          style={{ left: `${placeOnScale(score)}%` }}
        />
      </div>
      <div className="flex justify-between text-12 text-muted tabular-nums">
        <span>−100</span>
        <span>0</span>
        <span>+100</span>
      </div>
    </div>
  );
}
