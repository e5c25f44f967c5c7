import type { ReactNode } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';

interface MoreRowsProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  /** The label of the button. */
  label: string;
  /** How many of how many rows are shown. */
  children?: ReactNode;
}

/** Shows the end of a list that has another page; nothing after the last one. */
export function MoreRows({ query, label, children }: MoreRowsProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex items-center justify-center gap-4 border-line border-t p-4">
      <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
      {children && <span className="text-13 text-muted tabular-nums">{children}</span>}
    </div>
  );
}
