import type { CompanyDashboard, CompanyViewer } from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyGroupsBar } from '#/components/dashboards/company/company-groups-bar.tsx';
import { CompanyMonthResult } from '#/components/dashboards/company/company-month-result.tsx';
import { countedByMonth } from '#/components/dashboards/company/company-wording.ts';
import { EnpsScale } from '#/components/dashboards/company/enps-scale.tsx';
import {
  describeInterval,
  rateResult,
  signed,
  wordEnpsQuestion,
} from '#/components/dashboards/company/enps-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { Badge } from '#/components/ui/badge.tsx';

/** Whether people would recommend the company as a place to work, with the certainty of the score. */
export function EnpsCard({ dashboard, viewer }: { dashboard: CompanyDashboard; viewer: CompanyViewer }) {
  const { enps } = dashboard;
  const rating = rateResult(enps.color);
  return (
    <CompanyMonthResult
      title="eNPS"
      result={enps}
      pending="People are asked once a month whether they would recommend the company as a place to work. The first result appears once enough have answered."
      locale={viewer.locale}
      yMin={-100}
    >
      <div className="flex flex-col gap-4 pt-3">
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-32 tabular-nums">{signed(enps.avg ?? 0)}</p>
          {rating && <Badge look={rating.state}>{rating.title}</Badge>}
        </div>
        <EnpsScale score={enps.avg ?? 0} interval={enps.interval} />
        {enps.interval && <p className="text-13 text-muted">{describeInterval(enps.interval)}</p>}
        <CompanyGroupsBar title="Who would recommend us" groups={enps} ranges={['0–6', '7–8', '9–10']} />
        <Explanation>
          <p>
            “{wordEnpsQuestion(viewer.companyName)}”, from 0 to 10. The score is the share of promoters minus the share
            of detractors, from −100 to +100. Asked once a month.
          </p>
          <p>Below −10 is low, 10 or more is good, 40 or more is very good. Results show no names. {countedByMonth}</p>
        </Explanation>
      </div>
    </CompanyMonthResult>
  );
}
