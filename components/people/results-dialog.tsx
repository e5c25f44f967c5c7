'use client';

import { useTranslations } from 'next-intl';
import type { Results } from '#/components/people/use-people-acts.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';

/** Names everybody about whom nothing was done, and why. */
export function ResultsDialog({ results, onClose }: { results: Results; onClose: () => void }) {
  const words = useTranslations('people.results');
  const left = results.results.filter(({ isDone }) => !isDone);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words('title', { done: results.doneCount })}
      description={words('not', { count: left.length })}
      footer={
        <Button full onClick={onClose}>
          {words('close')}
        </Button>
      }
    >
      <ul className="flex flex-col">
        {left.map(({ email, name, reason }) => (
          <li key={email} className="flex flex-col border-line border-b py-2.5 last:border-b-0">
            <span className="wrap-anywhere font-medium">{name}</span>
            <span className="text-13 text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
