'use client';

import { type ReactNode, useTransition } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';

/** Asks once more for a page that failed, and shows that the answer is on its way. */
export function RetryButton({ retry, children }: { retry: () => void; children: ReactNode }) {
  const [isPending, start] = useTransition();
  return (
    <Button loading={isPending} onClick={() => start(retry)}>
      {children}
    </Button>
  );
}
