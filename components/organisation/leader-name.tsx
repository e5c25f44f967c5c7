import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

interface LeaderNameProps {
  name: string;
  email: string;
  /** Whether the email address has no column at any width. */
  isAlone?: boolean;
}

/**
 * Shows a leader in a list: the full name in a hint, and the email address below if it has no column. An invited leader
 * without a name is shown by email address.
 */
export function LeaderName({ name, email, isAlone = false }: LeaderNameProps) {
  const t = useTranslations('organisation.leader');
  if (!name && !email) return <span className="text-muted">{t('none')}</span>;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="line-clamp-2 whitespace-normal" title={name}>
        {name}
      </span>
      <span className={clsx('truncate text-13 text-muted', !isAlone && '@min-[1060px]:hidden')} title={email}>
        {email}
      </span>
    </span>
  );
}

/** Shows a leader's name and status below the team or department if they have no column. */
export function LeaderLineBelow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="@min-[520px]:hidden flex min-w-0 flex-col items-start">
      <span className="max-w-full truncate font-normal text-13 text-muted">{name}</span>
      {children}
    </span>
  );
}
