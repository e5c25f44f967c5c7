import { clsx } from 'clsx';
import { CalendarClock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { publishedBlanks } from '#/components/charts/blank-words.ts';
import { LineChart } from '#/components/charts/line-chart.tsx';
import { prepareLineChart } from '#/components/charts/prepare-line-chart.ts';
import type { CompanyDashboard } from '#/components/dashboards/company/company-dashboard.ts';
import { CompanyGroupsBar } from '#/components/dashboards/company/company-groups-bar.tsx';
import { describeBand } from '#/components/dashboards/company/company-wording.ts';
import { rateLargestGroup, signed, signedAxis } from '#/components/dashboards/company/enps-wording.ts';
import { Explanation } from '#/components/dashboards/explanation.tsx';
import { PhoneFold } from '#/components/dashboards/phone-fold.tsx';
import { useChartReader } from '#/components/dashboards/use-figure-reader.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { ONB_LOW_MAX, ONB_MID_MAX } from '#/lib/domain/metrics/constants.ts';

interface CompanyMonthResultProps {
  title: string;
  result: CompanyDashboard['onboarding'];
  /** What is asked and when, shown while there is no result. */
  pending: string;
  locale: string;
  /** Whether it goes from −100 to +100; others begin at 0. */
  isSigned?: boolean;
  /** A button that helps to get a first result. */
  action?: ReactNode;
  /** How the result is calculated. */
  how: ReactNode;
  /** The result, once there is one. */
  children: ReactNode;
}

/** Shows the result of a monthly question: the last month, then the months as a line. */
export function CompanyMonthResult(props: CompanyMonthResultProps) {
  const t = useTranslations('dashboards.month');
  const reader = useChartReader(props.locale);
  const { title, result, pending, locale, isSigned = false, action, how, children } = props;
  const sample = describeBand(result.personsBand, reader.t);
  const month = result.month && formatDate(result.month, locale, { month: 'long', year: 'numeric' });
  const last = result.data.findLast(({ record }) => record !== null)?.record ?? null;
  const end =
    last === null ? {} : { end: { text: isSigned ? signed(last) : String(last), value: last, isFigure: true } };
  const months = prepareLineChart({
    title: t('byMonth', { title }),
    ...(isSigned ? signedAxis(result.data) : {}),
    bucket: 'month',
    blanks: publishedBlanks,
    locale,
    t: reader.points,
    lines: [{ name: title, points: result.data, ...end }],
  });
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="flex items-center gap-1">
          <h2 className="text-16">{title}</h2>
          {result.avg !== null && (
            <Explanation isIcon>
              {how}
              {hasMonths(result) && <p>{t('note')}</p>}
            </Explanation>
          )}
        </div>
        <span className="text-12 text-muted tabular-nums">
          {[month && result.isSoFar ? t('soFar', { month }) : month, sample].filter(Boolean).join(' · ')}
        </span>
      </div>
      {result.avg === null && (
        <EmptyState icon={<CalendarClock />} title={t('none')} action={action}>
          {pending}
        </EmptyState>
      )}
      <div className="@container">
        <div
          className={clsx(
            'flex flex-col gap-x-8',
            hasMonths(result) && '@min-[480px]:grid @min-[480px]:grid-cols-[4fr_3fr]',
          )}
        >
          {result.avg !== null && children}
          {hasMonths(result) && (
            <PhoneFold isPlain title={t('byMonth', { title })} className="@min-[480px]:pt-0 pt-4">
              <LineChart caption={t('byMonthShort')} model={months} locale={locale} empty={null} />
            </PhoneFold>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Returns whether there are enough months for a line: at least two. */
function hasMonths({ data }: Pick<CompanyDashboard['onboarding'], 'data'>): boolean {
  return data.filter(({ record }) => record !== null).length > 1;
}

const ranges = [`0–${ONB_LOW_MAX}`, `${ONB_LOW_MAX + 1}–${ONB_MID_MAX}`, `${ONB_MID_MAX + 1}–10`] as const;

/** Shows how satisfied new joiners are with their onboarding. */
export function CompanyOnboardingCard({ dashboard, locale }: { dashboard: CompanyDashboard; locale: string }) {
  const t = useTranslations('dashboards.month');
  const results = useTranslations('figures.results');
  const { onboarding } = dashboard;
  const rating = rateLargestGroup(onboarding);
  return (
    <CompanyMonthResult
      title={t('onboarding.title')}
      result={onboarding}
      pending={t('onboarding.pending')}
      locale={locale}
      how={
        <>
          <p>{t('onboarding.how')}</p>
          <p>
            {t('onboarding.noNames')} {results('card.month')}
          </p>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-1">
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-32 tabular-nums">
            {t.rich('onboarding.score', {
              value: Math.round(onboarding.avg ?? 0),
              unit: (unit) => <span className="font-normal text-16 text-muted">{unit}</span>,
            })}
          </p>
          {rating && <Badge look={rating.state}>{t(`rating.${rating.word}`)}</Badge>}
        </div>
        <CompanyGroupsBar title={t('onboarding.groups')} groups={onboarding} ranges={ranges} />
      </div>
    </CompanyMonthResult>
  );
}
