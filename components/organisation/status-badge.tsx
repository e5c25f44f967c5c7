'use client';

import { isExpired, type Standing, statusLooks, statusOf } from '#/components/organisation/person-status.ts';
import { useNow } from '#/components/organisation/use-now.ts';
import { Badge } from '#/components/ui/badge.tsx';

/** The documented status in a word; an invitation that ran out says so beside it. */
export function StatusBadge(standing: Standing) {
  const status = statusOf(standing);
  const now = useNow();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge look={statusLooks[status]}>{status}</Badge>
      {isExpired(standing, now) && <Badge look="bad">Expired</Badge>}
    </span>
  );
}
