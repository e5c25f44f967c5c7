'use client';

import { useTranslations } from 'next-intl';
import { DayFace } from '#/components/check-in-report/day-face.tsx';
import { type DayFace as Face, facesOf, feelingsOfDay } from '#/components/check-in-report/day-feelings.ts';
import { summariseReport } from '#/components/check-in-report/report-summary.ts';
import { useCheckInReport } from '#/components/check-in-report/use-check-in-report.ts';
import type { OpenPart } from '#/components/dashboards/team/use-dashboard-filters.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { Skeleton } from '#/components/ui/feedback/skeleton.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';

/** In larger teams, only the number of the others is shown. */
const SHOWN = 24;

interface LastFacesProps {
  teamId: number;
  locale: string;
  onOpenPart: OpenPart;
}

/**
 * Shows how people felt at the last check-in, one face each, outlined if they haven't answered; links to its report.
 */
export function LastFaces({ teamId, locale, onOpenPart }: LastFacesProps) {
  const t = useTranslations('team-dashboard.faces');
  const summary = useTranslations('check-in-report.summary');
  const { data, isPending } = useCheckInReport(teamId, null);
  if (isPending) return <Skeleton className="h-16 w-full" />;
  const faces = data ? facesOf(data) : [];
  if (!data?.date || faces.length === 0) return null;
  const { href, follow } = onOpenPart('report', data.date);
  const answers = faces.filter(({ isAnswered }) => isAnswered).length;
  return (
    <a
      href={href}
      onClick={follow}
      className="-m-3 flex flex-col gap-2.5 rounded-control p-3 transition-colors hover:bg-hover"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium text-14">{formatDay(data.date, locale)}</span>
        <span className="text-13 text-muted tabular-nums">
          {answers === 0 ? t('nobody') : t('answered', { answered: answers, due: faces.length })}
        </span>
      </span>
      <span aria-hidden className="flex flex-wrap items-center gap-1 @max-[480px]:gap-x-0.5">
        {faces.slice(0, SHOWN).map((face) => (
          <span key={face.id} title={titleOf(face)}>
            <DayFace face={face} />
          </span>
        ))}
        {faces.length > SHOWN && <span className="text-13 text-muted">+{faces.length - SHOWN}</span>}
      </span>
      <span className="sr-only">
        {summariseReport(data, { t: summary, locale })} {t('open')}
      </span>
    </a>
  );

  function titleOf({ name, emotion, isAnswered }: Face): string {
    if (emotion) return t('felt', { name, feeling: emotion.label });
    return isAnswered ? t('unsaid', { name }) : t('missing', { name });
  }
}

/**
 * Shows a sentence about the last check-in, only for leaders, and only if nearly everyone who answered felt the same.
 */
export function DaySentence({ dashboard, locale }: { dashboard: TeamDashboard; locale: string }) {
  const t = useTranslations('team-dashboard.sentence');
  const { data } = useCheckInReport(dashboard.team.id, null);
  const day = data && feelingsOfDay(data);
  if (!data?.date || !day) return null;
  const when = data.date === dashboard.period.to ? 'today' : 'other';
  return (
    <strong className="font-semibold">
      {t(`day.${day.kind}`, { when, day: formatDay(data.date, locale), count: day.count, answered: day.answers })}
    </strong>
  );
}
