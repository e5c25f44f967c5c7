'use client';

import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAddress } from '#/components/frame/links/use-address.ts';
import { LocalTime } from '#/components/frame/time/local-time.tsx';
import { ImportCounts } from '#/components/people/import-counts.tsx';
import { ImportErrors } from '#/components/people/import-errors.tsx';
import { type PeopleImport, useImportStep } from '#/components/people/use-import.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';

interface ImportResultProps {
  peopleImport: PeopleImport;
  onChooseAgain: () => void;
}

/** Third step at its end: what was done, a way to undo it, and what undoing left as it was. */
export function ImportResult({ peopleImport, onChooseAgain }: ImportResultProps) {
  const t = useTranslations('people.import');
  const [, change] = useAddress();
  const { undo } = useImportStep(peopleImport.id);
  const [isAsking, setAsking] = useState(false);
  const isUndone = peopleImport.state === 'undone';
  return (
    <>
      <Alert state="good" announce="politely" title={isUndone ? 'The import has been undone' : 'The import is done'}>
        <p>
          {peopleImport.fileName}, imported by {peopleImport.createdBy}{' '}
          <LocalTime instant={peopleImport.appliedAt ?? peopleImport.createdAt} />
          {isUndone && peopleImport.undoneAt && (
            <>
              , undone by {peopleImport.undoneBy} <LocalTime instant={peopleImport.undoneAt} />
            </>
          )}
          .
        </p>
      </Alert>
      {isUndone && peopleImport.kept.length > 0 && <Remainders remainders={peopleImport.kept} />}
      <Card title={isUndone ? 'What the import had done' : 'What was done'}>
        <div className="flex flex-col gap-5">
          <ImportCounts counts={peopleImport.counts} isAhead={false} />
          <div className="flex flex-col gap-2 medium:flex-row medium:justify-end">
            {peopleImport.undoUntil && (
              <Button variant="quiet" full icon={<Undo2 aria-hidden />} onClick={() => setAsking(true)}>
                Undo this import
              </Button>
            )}
            <Button variant="secondary" full onClick={onChooseAgain}>
              Import another file
            </Button>
            <Button full onClick={() => change({ import: undefined })}>
              See all people
            </Button>
          </div>
        </div>
      </Card>
      {!isUndone && <ImportErrors peopleImport={peopleImport} />}
      {isAsking && (
        <ConfirmDialog
          title="Undo this import?"
          confirmLabel="Undo the import"
          isDestructive
          isPending={undo.isPending}
          error={undo.error?.message}
          onConfirm={() => undo.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <ul className="flex list-disc flex-col gap-1 pl-5">
            <li>Invitations that nobody has accepted are withdrawn.</li>
            <li>People leave the teams and roles that the import gave them, and come back to those it took.</li>
            {peopleImport.counts.suspended > 0 && <li>{t('undoSuspended')}</li>}
            <li>The share links of those teams are replaced, and the company’s if an administrator goes.</li>
            <li>Empty departments and teams it created are deleted.</li>
          </ul>
          <p className="text-muted">Anything changed since then stays, and we’ll list it.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Remainders({ remainders }: { remainders: PeopleImport['kept'] }) {
  return (
    <Alert state="neutral" title="Some changes couldn’t be undone">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {remainders.map(({ reason, count }) => (
          <li key={reason}>
            {countWords(count, 'change')}: {reason}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
