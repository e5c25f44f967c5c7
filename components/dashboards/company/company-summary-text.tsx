import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { summariseCompany } from '#/components/dashboards/company/company-summary.ts';
import { wordRange } from '#/lib/domain/calendar/date-words.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { isolate } from '#/lib/words/isolate.ts';

interface CompanySummaryProps {
  dashboard: CompanyDashboard;
  /** Where that comes from, in sentences. */
  places: readonly string[];
  locale: string;
}

/** How the company or department is, in a sentence, and where. */
export function CompanySummary({ dashboard, places, locale }: CompanySummaryProps) {
  const { asOf, period, department, teams, members } = dashboard;
  const { sentence, detail } = summariseCompany(dashboard, locale);
  return (
    <div data-tour="summary">
      <div className="flex flex-wrap justify-between gap-x-4 text-13 text-muted">
        <p>
          {[isolate(department?.name ?? 'Company'), countWords(teams, 'team'), countWords(members, 'member')].join(
            ' · ',
          )}
        </p>
        {/* Only where figures are late; else it is the last day of the range. */}
        {asOf && asOf < period.to && <p>As of {wordRange(asOf, asOf, locale)}</p>}
      </div>
      <h2 className="max-w-4xl text-pretty pt-1 font-medium text-20">{[sentence, ...places].join(' ')}</h2>
      <p className="max-w-prose text-pretty pt-2 text-muted">{detail}</p>
    </div>
  );
}
