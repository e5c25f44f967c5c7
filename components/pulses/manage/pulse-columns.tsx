'use client';

import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { PulseActions } from '#/components/pulses/manage/pulse-actions.tsx';
import type { Pulse, PulseViewer } from '#/components/pulses/pulse.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { formatDate, formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { personsBand } from '#/lib/domain/metrics/publication/minimum-group.ts';

const looks = { Active: 'good', Disabled: 'plain', 'In Draft': 'info' } as const;

/** Returns the columns of the list of pulses. */
export function usePulseColumns({ locale, minimumGroupSize }: PulseViewer): RowColumn<Pulse>[] {
  const t = useTranslations('pulses.columns');
  const documented = useDocumented();
  return [
    { header: t('name'), cell: (pulse) => <PulseName {...pulse} />, width: 'w-[27%]' },
    {
      header: t('status'),
      cell: ({ status }) => <Badge look={looks[status]}>{documented(status)}</Badge>,
      width: 'w-32',
    },
    { header: t('dates'), cell: (pulse) => <PulseDates pulse={pulse} locale={locale} /> },
    { header: t('participation'), cell: (pulse) => <Participation {...pulse} />, width: 'w-44' },
    {
      header: t('actions'),
      cell: (pulse) => <PulseActions pulse={pulse} smallest={minimumGroupSize} />,
      width: 'w-70',
      align: 'right',
      isActions: true,
    },
  ];
}

/** Shows a pulse's name, which leads to its results once there are any. */
function PulseName({ id, name, hasResults, creatorName, recurringOn, frequency }: Pulse) {
  const t = useTranslations('pulses.manage');
  const rhythm = t(recurringOn ? `rhythms.${frequency as 1 | 2 | 3 | 4}` : 'rhythms.once');
  return (
    <span className="@min-[480px]:@max-[960px]:flex-row @min-[480px]:@max-[960px]:items-baseline flex min-w-0 flex-col gap-x-2">
      {hasResults ? (
        <Link
          href={`/digitalPulse?tab=result&pulse=${id}`}
          prefetch={false}
          className="truncate hover:underline"
          title={name}
        >
          {name}
        </Link>
      ) : (
        <span className="truncate" title={name}>
          {name}
        </span>
      )}
      <span className="truncate font-normal text-13 text-muted">{t('by', { rhythm, name: creatorName })}</span>
    </span>
  );
}

/** Shows a pulse's state, with the most informative day. */
function PulseDates({ pulse, locale }: { pulse: Pulse; locale: string }) {
  const t = useTranslations('pulses.phases');
  const { phase, opensAt, closesAt, nextOpensOn } = pulse;
  const day = (instant: string | null) =>
    instant === null ? '' : formatInstant(instant, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const next = nextOpensOn && formatDate(nextOpensOn, locale, { weekday: 'short', day: 'numeric', month: 'short' });
  // Its status already says so.
  const isOver = phase === 'closed' && opensAt !== null;
  const isSoon = (phase === 'scheduled' || phase === 'between') && next === null;
  return (
    <span className="@min-[480px]:@max-[960px]:flex-row flex flex-col gap-x-2 @max-[480px]:items-end @min-[480px]:@max-[960px]:items-baseline">
      {!isOver && (
        <span>{t(isSoon ? 'soon' : `${phase}.now`, { day: phase === 'open' ? day(closesAt) : (next ?? '') })}</span>
      )}
      {opensAt !== null && phase !== 'open' && (
        <span className={clsx(!isOver && 'text-13 text-muted')}>{t('lastAsked', { day: day(opensAt) })}</span>
      )}
      {phase === 'open' && next && <span className="text-13 text-muted">{t('next', { day: next })}</span>}
    </span>
  );
}

/** Shows how many people have answered, in bands after a round as results do, or how many will be asked. */
function Participation({ phase, responsesCount, membersCount, opensAt, foundNobody }: Pulse) {
  const t = useTranslations('pulses.manage');
  const columns = useTranslations('pulses.columns');
  if (membersCount === 0 || foundNobody) return <span className="text-muted">{t('nobody')}</span>;
  const text = t('answered', { answered: responsesCount, asked: membersCount });
  if (phase === 'open') {
    return (
      <ProgressBar
        label={columns('participation')}
        value={responsesCount}
        max={membersCount}
        text={text}
        className="min-w-36"
      />
    );
  }
  // Below the first band; above it, no band goes beyond the people who were asked.
  const [floor = '', top] = (personsBand(responsesCount) ?? '0–2').split('–');
  const most = Math.min(Number(top), membersCount);
  const band = !top || Number(floor) === most ? floor : `${floor}–${most}`;
  return (
    <span className="tabular-nums">
      {opensAt === null ? t('people', { count: membersCount }) : t('answeredBand', { band, asked: membersCount })}
    </span>
  );
}
