'use client';

import { Clock3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Pulse } from '#/components/pulses/pulse.ts';
import { Card } from '#/components/ui/card.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';

interface NothingClosedProps {
  pulse: Pulse;
  locale: string;
  /** Earlier rounds have results; this is about the open one. */
  isNext?: boolean;
}

/** When there will be results, and how many have answered so far. */
export function NothingClosed({ pulse, locale, isNext = false }: NothingClosedProps) {
  const words = useTranslations('pulses.open');
  const { name, closesAt, responsesCount, membersCount } = pulse;
  const day =
    closesAt &&
    new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(closesAt));
  const text = day
    ? words('text', { name, day, answered: responsesCount, asked: membersCount })
    : words('notAsked', { name });
  if (isNext) return <Alert state="info">{text}</Alert>;
  return (
    <Card>
      <EmptyState icon={<Clock3 />} title={words('title')}>
        {text}
      </EmptyState>
    </Card>
  );
}
