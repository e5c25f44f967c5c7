import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyGroupsBar } from '#/components/dashboards/company/company-groups-bar.tsx';
import { CompanyMonthResult } from '#/components/dashboards/company/company-month-result.tsx';
import { countedByMonth } from '#/components/dashboards/company/company-wording.ts';
import { rateResult } from '#/components/dashboards/company/enps-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';

const ranges = [`0–${ONB_LOW_MAX}`, `${ONB_LOW_MAX + 1}–${ONB_MID_MAX}`, `${ONB_MID_MAX + 1}–10`] as const;

/** How satisfied new joiners are with how they were brought on board. */
export function CompanyOnboardingCard({ dashboard, locale }: { dashboard: CompanyDashboard; locale: string }) {
  const { onboarding } = dashboard;
  const rating = rateResult(onboarding.color);
  return (
    <CompanyMonthResult
      title="Onboarding satisfaction"
      result={onboarding}
      pending="People who joined in the last half year are asked once a month. The first result appears once enough have answered."
      locale={locale}
    >
      <div className="flex flex-col gap-4 pt-3">
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-32 tabular-nums">
            {Math.round(onboarding.avg ?? 0)}
            <span className="font-normal text-16 text-muted"> of 100</span>
          </p>
          {rating && <Badge look={rating.state}>{rating.title}</Badge>}
        </div>
        <CompanyGroupsBar title="How satisfied new joiners are" groups={onboarding} ranges={ranges} />
        <Explanation>
          <p>
            People who joined in the last half year say from 0 to 10 how satisfied they are with how they were brought
            on board. Everyone is asked once a month; the figure is the average of the month’s answers, times ten.
          </p>
          <p>Results show no names. {countedByMonth}</p>
        </Explanation>
      </div>
    </CompanyMonthResult>
  );
}
