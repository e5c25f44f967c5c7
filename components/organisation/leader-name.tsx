import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { Standing } from '#/components/organisation/person-status.ts';
import { StatusBadge } from '#/components/organisation/status-badge.tsx';

interface LeaderNameProps {
  name: string;
  email: string;
  /** Whether the email address has no column at any width. */
  isAlone?: boolean;
  standing: Standing;
  /** From which width the status has a column. */
  statusFrom: keyof typeof untilColumn;
}

const untilColumn = { medium: '@min-[700px]:hidden', wide: '@min-[900px]:hidden' } as const;

/**
 * Shows a leader in a list: the full name in a hint, and email address and status below if they have no column. An
 * invited leader without a name is shown by email address.
 */
export function LeaderName({ name, email, isAlone = false, standing, statusFrom }: LeaderNameProps) {
  const t = useTranslations('organisation.leader');
  if (!name && !email) return <span className="text-muted">{t('none')}</span>;
  return (
    <span className="flex min-w-0 flex-col items-start">
      <span className="line-clamp-2 whitespace-normal" title={name}>
        {name}
      </span>
      <span
        className={clsx('max-w-full truncate text-13 text-muted', !isAlone && '@min-[1060px]:hidden')}
        title={email}
      >
        {email}
      </span>
      <span className={untilColumn[statusFrom]}>{email && <StatusBadge {...standing} />}</span>
    </span>
  );
}
