import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';

interface LeaderNameProps {
  name: string;
  email: string;
  /** The address has no column at any width. */
  isAlone?: boolean;
}

/**
 * A leader in a list: the full name on demand, and the address below where it has no column; an invited leader, who has
 * no name yet, is shown by the address alone.
 */
export function LeaderName({ name, email, isAlone = false }: LeaderNameProps) {
  const t = useTranslations('organisation.leader');
  if (!name && !email) return <span className="text-muted">{t('none')}</span>;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate" title={name}>
        {name}
      </span>
      <span className={clsx('truncate text-13 text-muted', !isAlone && '@min-[900px]:hidden')} title={email}>
        {email}
      </span>
    </span>
  );
}

/** Below the name of a place, where its leader has no column. */
export function LeaderLineBelow({ name }: { name: string }) {
  return <span className="block @min-[520px]:hidden truncate font-normal text-13 text-muted">{name}</span>;
}
