'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { type TeamDeeds, writeDay } from '#/components/actions/actions.ts';
import { Card } from '#/components/ui/card.tsx';
import { RowTable } from '#/components/ui/tables/row-table.tsx';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';

interface KeptStepsProps extends Pick<TeamDeeds, 'keptSteps'> {
  locale: string;
  /** The address of a team. */
  teamHref: (team: number) => string;
}

/** Shows what teams keep: the step, its published cause, the teams, and since when each. */
export function KeptSteps({ keptSteps, locale, teamHref }: KeptStepsProps) {
  const t = useTranslations('actions.overview');
  if (keptSteps.length === 0)
    return (
      <Card title={t('kept')} description={t('keptText')}>
        <p className="text-14 text-muted">{t('noKept')}</p>
      </Card>
    );
  return (
    <Card title={t('kept')} description={t('keptText')} padded={false}>
      <RowTable
        label={t('kept')}
        rows={keptSteps}
        rowKey={({ will, teams }) => `${will} ${teams[0]?.id}`}
        columns={[
          {
            header: t('columns.step'),
            cell: ({ will }) => (
              <span className="wrap-anywhere block text-pretty whitespace-normal text-14">{will}</span>
            ),
          },
          {
            header: t('columns.cause'),
            width: 'w-44',
            cell: ({ said }) =>
              said && <span className="wrap-anywhere block whitespace-normal">{capitalise(said)}</span>,
          },
          {
            header: t('columns.teams'),
            width: 'w-64',
            cell: ({ teams, count }) => (
              <span className="block @max-[480px]:text-right">
                {teams.map(({ id, name, keptOn }) => (
                  <span key={id} className="flex gap-1.5 leading-7 @max-[480px]:justify-end">
                    <Link
                      href={teamHref(id)}
                      prefetch={false}
                      title={name}
                      className="truncate underline decoration-control-line underline-offset-2 hover:decoration-current"
                    >
                      {name}
                    </Link>
                    {keptOn && (
                      <span className="shrink-0 text-muted @min-[700px]:hidden">· {writeDay(keptOn, locale)}</span>
                    )}
                  </span>
                ))}
                {count > teams.length && (
                  <span className="block text-muted leading-7">{t('more', { count: count - teams.length })}</span>
                )}
              </span>
            ),
          },
          {
            header: t('columns.since'),
            width: 'w-40',
            // Where rows are stacked, each team's line has its day.
            from: 'medium',
            cell: ({ teams, keptOn: last }) =>
              // One line next to each team; an older process only knows the last day.
              teams.map(({ id, keptOn }, at) => (
                <span key={id} className="block text-muted leading-7">
                  {keptOn || at === 0 ? writeDay(keptOn ?? last, locale) : '\u00A0'}
                </span>
              )),
          },
        ]}
      />
    </Card>
  );
}
