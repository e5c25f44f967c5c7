import { CalendarClock } from 'lucide-react';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company-dashboard.ts';
import { describeHiddenFigure } from '#/components/dashboards/company-hidden-wording.ts';
import { countedByMonth, wordBand } from '#/components/dashboards/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { orderNorms } from '#/components/dashboards/norms-order.ts';
import { ScoreBars } from '#/components/dashboards/score-bars.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';

/** How far the company's norms are lived up to, as bars. */
export function NormsCard({ dashboard }: { dashboard: CompanyDashboard }) {
  const { minimumGroupSize } = dashboard;
  const norms = orderNorms(dashboard.norms);
  const value = (norm: (typeof norms)[number]) =>
    norm.avg === null
      ? (describeHiddenFigure(norm.hiddenReason, minimumGroupSize)?.title ?? 'No answers')
      : String(Math.round(norm.avg));
  const isEmpty = norms.every(({ avg, hiddenReason }) => avg === null && hiddenReason === null);
  return (
    <Card>
      <ChartFrame
        title="Norms"
        description="How far people see each norm lived up to, 0 to 100, in the last closed month."
        scope={`${dashboard.department?.name ?? 'company'} ${dashboard.asOf ?? ''}`}
        summary={norms.map((norm) => `${norm.name}: ${value(norm)}.`).join(' ')}
        legend={null}
        points={() =>
          norms.map((norm) => ({
            heading: norm.name,
            rows: [
              { name: 'Lived up to', value: value(norm), record: norm.avg, colour: 'accent-text', style: 'area' },
              { name: 'Answered', value: wordBand(norm.personsBand) ?? '–', colour: 'muted', style: 'area' },
            ],
          }))
        }
        empty={
          isEmpty ? (
            <EmptyState icon={<CalendarClock />} title="No result yet">
              Check-ins ask about the company’s norms. The first result comes nine days after a month with enough
              answers.
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
          <p>
            Check-ins ask now and then how far a norm is lived up to, in five steps from 0 to 100. Each person’s answers
            of the month are averaged first and then the people.
          </p>
          <p>{countedByMonth}</p>
        </Explanation>
      )}
    </Card>
  );
}
