'use client';

import { ChartLine } from 'lucide-react';
import { Button } from '#/components/ui/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';

/** Stands where the charts would be: one day is a point. */
export function SingleDayNote({ onShowWeek }: { onShowWeek: () => void }) {
  return (
    <Card as="div">
      <EmptyState
        icon={<ChartLine />}
        title="One day makes no line"
        action={
          <Button variant="secondary" onClick={onShowWeek}>
            Show the last 7 days
          </Button>
        }
      >
        Choose a longer period to see how things move.
      </EmptyState>
    </Card>
  );
}
