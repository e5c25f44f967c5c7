import { Scale } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ChartFrame } from '#/components/charts/chart-frame.tsx';
import { ScoreBars } from '#/components/charts/score-bars.tsx';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { describeDuring, describePeople, isByName } from '#/components/dashboards/sample-wording.ts';
import { fileScope } from '#/components/dashboards/team/file-scope.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatRange } from '#/lib/domain/calendar/date-words.ts';
import { orderNorms } from '#/lib/domain/metrics/scores/lowest-first.ts';
import { LEAST_PERSONS } from '#/lib/domain/metrics/scores/norm-scores.ts';
import { listLowestNorms } from '#/lib/domain/metrics/words/reason-words.ts';

type Norm = TeamDashboard['norms'][number];
type ValueWords = ReturnType<typeof useTranslations<'team-dashboard.values'>>;

/** Shows how well the team lives up to the values that it was asked about, lowest first. */
export function TeamNormsCard({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const t = useTranslations('team-dashboard.values');
  const explanation = useTranslations('team-dashboard.explanation');
  const results = useTranslations('figures.results');
  const { period, member, nextDueDate } = dashboard;
  const norms = orderNorms(dashboard.norms);
  const isEmpty = norms.length === 0;
  const basis = isByName(dashboard) ? 'byName' : 'published';
  const days = formatRange(period.from, period.to, locale);
  const scoreOf = ({ avg }: Norm) => (avg === null ? t('noAnswers') : String(Math.round(avg)));
  const peopleOf = (norm: Norm) => describePeople(norm, results);
  // One person's answer isn't the team's; what is published is never of so few.
  const fewOf = (norm: Norm) =>
    member === 0 && norm.avg !== null && norm.persons !== null && norm.persons < LEAST_PERSONS
      ? peopleOf(norm)
      : undefined;
  return (
    <Card as="div">
      <ChartFrame
        title={t('title')}
        description={isEmpty ? undefined : t(member === 0 ? 'description' : 'personDescription')}
        scope={fileScope(dashboard)}
        summary={norms
          .map((norm) => t('said', { value: norm.name, score: scoreOf(norm), people: peopleOf(norm) }))
          .join(' ')}
        legend={null}
        points={() =>
          norms.map((norm) => ({
            heading: norm.name,
            rows: [
              { name: t('score'), value: scoreOf(norm), record: norm.avg, colour: 'accent-text', style: 'area' },
              { name: t('people'), value: peopleOf(norm), record: norm.persons, colour: 'muted', style: 'area' },
            ],
          }))
        }
        empty={
          isEmpty ? (
            <EmptyState icon={<Scale />} title={t(`empty.${basis}`, { during: describeDuring(dashboard, results) })}>
              {t('emptyText')} {describeNextDue(nextDueDate, { t: results, locale })}
            </EmptyState>
          ) : undefined
        }
      >
        <ScoreBars
          bars={norms.map((norm) => ({
            ...norm,
            text: scoreOf(norm),
            isHidden: norm.hiddenReason !== null,
            few: fewOf(norm),
          }))}
          lowestIds={listLowestNorms(dashboard).map(({ id }) => id)}
        />
      </ChartFrame>
      {!isEmpty && (
        <Explanation className="pt-4">
          <p>{t('how')}</p>
          <p>
            {member === 0
              ? t(`sample.${basis}`, { sample: describeSample(norms, t), days })
              : explanation('person', { days })}
          </p>
        </Explanation>
      )}
    </Card>
  );
}

function describeSample(norms: readonly Norm[], t: ValueWords): string {
  const counts = norms.flatMap(({ persons }) => persons ?? []);
  if (counts.length === 0) return t('everyone');
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? t('each', { count: most }) : t('between', { least, most });
}
