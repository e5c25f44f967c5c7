'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '#/components/frame/time/use-now.ts';
import { type Standing, shownStatusOf, statusLooks } from '#/components/organisation/person-status.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';

/**
 * Shows a person's status as one badge, hidden if nothing is pending: an expired invitation or refused emails instead
 * of the documented status.
 */
export function StatusBadge(standing: Standing) {
  const status = shownStatusOf(standing, useNow());
  const documented = useDocumented();
  const t = useTranslations('people.status');
  const invitations = useTranslations('organisation.invitations');
  if (status === 'undelivered') return <Badge look="bad">{t('undelivered')}</Badge>;
  if (status === 'expired') return <Badge look="bad">{invitations('expired')}</Badge>;
  if (status === 'Active') return <span className="sr-only">{documented(status)}</span>;
  return <Badge look={statusLooks[status]}>{documented(status)}</Badge>;
}
