import { Card } from '#/components/ui/card.tsx';
import { LoadingArea } from '#/components/ui/feedback/loading-area.tsx';
import { RowsSkeleton } from '#/components/ui/tables/rows-skeleton.tsx';

/** Shows the placeholder of a list of pulses. */
export function PulsesSkeleton() {
  return (
    <LoadingArea>
      <Card as="div">
        <RowsSkeleton count={6} className="h-18 max-medium:h-44" />
      </Card>
    </LoadingArea>
  );
}
