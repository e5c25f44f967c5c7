'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

/** Stands in a preview in place of what may be about the previewed member alone. */
export function NoCoaching({ name }: { name: string }) {
  const words = useTranslations('coaching.preview');
  return (
    <Card as="div">
      <EmptyState icon={<Lock />} title={words('title', { name })} />
    </Card>
  );
}
