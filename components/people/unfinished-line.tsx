'use client';

import { BellRing } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '#/components/ui/buttons/button.tsx';
import { bulkMax } from '#/lib/domain/people/constants.ts';

/** How many of the company have not finished, with a button that reminds them; nothing where everybody has. */
export function UnfinishedLine({ count, onRemind }: { count: number; onRemind: () => void }) {
  const words = useTranslations('people.list');
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-13 text-muted">{words('unfinished', { count })}</span>
      <Button variant="secondary" size="small" icon={<BellRing aria-hidden />} onClick={onRemind}>
        {words('remindAll', { count: Math.min(count, bulkMax) })}
      </Button>
    </div>
  );
}
