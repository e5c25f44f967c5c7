import { CalendarClock } from 'lucide-react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { describeBand, howAveraged } from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { orderNorms } from '#/components/dashboards/norms-order.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';

/** How far the company's norms are lived up to, as bars. */
export function NormsCard({ dashboard }: { dashboard: CompanyDashboard }) {
  const norms = orderNorms(dashboard.norms);
  const { during } = describePeriod(dashboard.period.name);
  const value = (norm: (typeof norms)[number]) => (norm.avg === null ? 'No answers' : String(Math.round(norm.avg)));
  const isEmpty = norms.length === 0;
  return (
    <Card>
      <ChartFrame
        title="Norms"
        description="How well people feel we live our norms, 0–100."
        scope={`${dashboard.department?.name ?? 'company'} ${dashboard.asOf ?? ''}`}
        summary={norms.map((norm) => `${norm.name}: ${value(norm)}.`).join(' ')}
        legend={null}
        points={() =>
          norms.map((norm) => ({
            heading: norm.name,
            rows: [
              { name: 'Score', value: value(norm), record: norm.avg, colour: 'accent-text', style: 'area' },
              { name: 'Answered', value: describeBand(norm.personsBand) ?? '–', colour: 'muted', style: 'area' },
            ],
          }))
        }
        empty={
          isEmpty ? (
            <EmptyState icon={<CalendarClock />} title={`No results ${during}`}>
              From time to time, check-ins ask about the company’s norms.
            </EmptyState>
          ) : undefined
        }
      >
        <ScoreBars
          isWide
          bars={norms.map((norm) => ({ ...norm, text: value(norm), isHidden: norm.hiddenReason !== null }))}
        />
      </ChartFrame>
      {!isEmpty && (
        <Explanation className="pt-4">
          <p>From time to time, check-ins ask how well a norm is lived, in five steps from 0 to 100. {howAveraged}</p>
        </Explanation>
      )}
    </Card>
  );
}
