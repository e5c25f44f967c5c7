'use client';

import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';

interface ParticipationCellProps {
  /** In %. */
  rate: number | null;
  /** Whether a missing rate is withheld; otherwise there is none yet. */
  isHidden: boolean;
}

/** Shows how many of the check-ins were answered, and so how meaningful the results are. */
export function ParticipationCell({ rate, isHidden }: ParticipationCellProps) {
  const t = useTranslations('teams-overview.table');
  if (rate === null && !isHidden) return <span className="text-12 text-muted">–</span>;
  if (rate === null) {
    return (
      <span title={t('hidden')} className="inline-flex items-center gap-1.5 align-middle text-muted">
        <Lock aria-hidden className="size-3.5" />
        <span className="sr-only">{t('hidden')}</span>
      </span>
    );
  }
  const isLow = isParticipationLow(rate);
  return (
    <span
      title={t(isLow ? 'answeredFew' : 'answered', { rate })}
      className={clsx('tabular-nums', isLow && 'font-medium text-bad')}
    >
      <span className="@max-[640px]:hidden">{t('rate', { rate })}</span>
      <span className={isLow ? '@min-[640px]:sr-only text-12' : '@min-[640px]:hidden text-12 text-muted'}>
        {t(isLow ? 'answeredFew' : 'answered', { rate })}
      </span>
    </span>
  );
}
