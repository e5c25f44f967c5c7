import { CalendarClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { orderNorms } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { labelled } from '#/lib/words/labelled.ts';

interface NormsCardProps {
  dashboard: { norms: CompanyDashboard['norms']; period: Pick<CompanyDashboard['period'], 'name'> };
  /** Whose results and which days, for the file's name. */
  scope: string;
  className?: string;
}

/** Shows how well a company, a department or a team lives up to its values, as bars. */
export function NormsCard({ dashboard, scope, className }: NormsCardProps) {
  const t = useTranslations('dashboards.values');
  const locale = useLocale();
  const norms = orderNorms(dashboard.norms);
  const results = useTranslations('figures.results');
  const during = results(`during.${dashboard.period.name}`);
  const value = (norm: (typeof norms)[number]) => (norm.avg === null ? t('noAnswers') : String(Math.round(norm.avg)));
  const isEmpty = norms.length === 0;
  return (
    <Card {...(className ? { className } : {})}>
      <ChartFrame
        title={t('title')}
        description={isEmpty ? t('description') : undefined}
        info={
          !isEmpty && (
            <Explanation isIcon>
              <p>{t('description')}</p>
              <p>
                {t('how')} {results('card.averaged')}
              </p>
            </Explanation>
          )
        }
        scope={scope}
        summary={norms.map((norm) => `${labelled(norm.name, value(norm), locale)}.`).join(' ')}
        legend={null}
        points={() =>
          norms.map((norm) => ({
            heading: norm.name,
            rows: [
              { name: t('score'), value: value(norm), record: norm.avg, colour: 'accent-text', style: 'area' },
              {
                name: t('answered'),
                value: describeBand(norm.personsBand, results) ?? '–',
                colour: 'muted',
                style: 'area',
              },
            ],
          }))
        }
        empty={
          isEmpty ? (
            <EmptyState icon={<CalendarClock />} title={t('none', { during })}>
              {t('noneText')}
            </EmptyState>
          ) : undefined
        }
      >
        <ScoreBars
          isInline
          bars={norms.map((norm) => ({ ...norm, text: value(norm), isHidden: norm.hiddenReason !== null }))}
        />
      </ChartFrame>
    </Card>
  );
}
