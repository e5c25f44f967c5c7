import { CalendarClock } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import type { ChartPointText } from '#/components/charts/chart-point.ts';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import {
  describeBand,
  findReference,
  isNormOfFew,
  lowestNormId,
} from '#/components/dashboards/company/company-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { orderNorms } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';
import { labelled } from '#/lib/words/labelled.ts';

type Norm = CompanyDashboard['norms'][number];

interface NormsCardProps {
  dashboard: {
    norms: CompanyDashboard['norms'];
    period: Pick<CompanyDashboard['period'], 'name'>;
    /** How many people are behind the group's other results; missing for a team. */
    sentiment?: Pick<CompanyDashboard['sentiment'], 'personsBand'>;
  };
  /** Whose results and which days, for the file's name. */
  scope: string;
  className?: string;
  /** The larger group whose published values are marked on the bars. */
  reference?: { name: string; norms: CompanyDashboard['norms'] } | undefined;
}

/** Shows how well a company, a department or a team lives up to its values, as bars. */
export function NormsCard({ dashboard, scope, className, reference }: NormsCardProps) {
  const t = useTranslations('dashboards.values');
  const locale = useLocale();
  const norms = orderNorms(dashboard.norms);
  const results = useTranslations('figures.results');
  const during = results(`during.${dashboard.period.name}`);
  const value = (norm: Norm) => (norm.avg === null ? t('noAnswers') : String(Math.round(norm.avg)));
  const isEmpty = norms.length === 0;
  const missing = (reference?.norms ?? []).filter(({ id }) => !norms.some((norm) => norm.id === id)).length;
  const referenceOf = (norm: Norm) => findReference(norm, reference?.norms ?? []);
  const isOfFew = (norm: Norm) => isNormOfFew(norm, dashboard.sentiment);
  const compared = (norm: Norm) => {
    const score = referenceOf(norm);
    if (!reference || score === null) return value(norm);
    return `${value(norm)} (${labelled(reference.name, String(Math.round(score)), locale)})`;
  };
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
        summary={norms.map((norm) => `${labelled(norm.name, compared(norm), locale)}.`).join(' ')}
        legend={null}
        points={() =>
          norms.map((norm) => ({
            heading: norm.name,
            rows: [
              { name: t('score'), value: value(norm), record: norm.avg, colour: 'accent-text', style: 'area' },
              ...compareRow(norm),
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
          bars={norms.map((norm) => ({
            ...norm,
            text: value(norm),
            isHidden: norm.hiddenReason !== null,
            few: isOfFew(norm) ? describeBand(norm.personsBand, results) : undefined,
            reference: referenceOf(norm),
          }))}
          lowestIds={[lowestNormId(norms.filter((norm) => !isOfFew(norm)))]}
          {...(reference ? { referenceName: capitalise(reference.name) } : {})}
        />
        {missing > 0 && <p className="pt-2 text-13 text-muted">{t('missing', { count: missing })}</p>}
      </ChartFrame>
    </Card>
  );

  /** Returns the larger group's score as a row of the table; none without one. */
  function compareRow(norm: Norm): ChartPointText['rows'] {
    const score = referenceOf(norm);
    if (!reference || score === null) return [];
    const name = capitalise(reference.name);
    return [{ name, value: String(Math.round(score)), record: score, colour: 'muted', style: 'area' }];
  }
}
