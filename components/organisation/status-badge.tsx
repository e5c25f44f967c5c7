'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '#/components/frame/time/use-now.ts';
import { isExpired, type Standing, statusLooks, statusOf } from '#/components/organisation/person-status.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';

/**
 * Shows the documented status as a badge, hidden if nothing is pending; names expired invitations and refused emails.
 */
export function StatusBadge(standing: Standing) {
  const status = statusOf(standing);
  const now = useNow();
  const documented = useDocumented();
  const t = useTranslations('people.status');
  const invitations = useTranslations('organisation.invitations');
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {status === 'Active' ? (
        <span className="sr-only">{documented(status)}</span>
      ) : (
        <Badge look={statusLooks[status]}>{documented(status)}</Badge>
      )}
      {isExpired(standing, now) && <Badge look="bad">{invitations('expired')}</Badge>}
      {standing.isUndelivered && <Badge look="bad">{t('undelivered')}</Badge>}
    </span>
  );
}
