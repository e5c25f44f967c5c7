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

interface ImportResultProps {
  peopleImport: PeopleImport;
  onChooseAgain: () => void;
}

/** Shows the end of the third step: what was done, a button to undo it, and what undoing didn't change. */
export function ImportResult({ peopleImport, onChooseAgain }: ImportResultProps) {
  const t = useTranslations('people.import');
  const [, change] = useAddress();
  const { undo } = useImportStep(peopleImport.id);
  const [isAsking, setAsking] = useState(false);
  const isUndone = peopleImport.state === 'undone';
  return (
    <>
      <Alert state="good" announce="politely" title={t(isUndone ? 'result.undone' : 'result.done')}>
        <p>
          {t.rich(isUndone ? 'result.byAndUndone' : 'result.by', {
            file: peopleImport.fileName,
            name: peopleImport.createdBy,
            undoer: peopleImport.undoneBy ?? '',
            when: () => <LocalTime instant={peopleImport.appliedAt ?? peopleImport.createdAt} />,
            undone: () => peopleImport.undoneAt && <LocalTime instant={peopleImport.undoneAt} />,
          })}
        </p>
      </Alert>
      {isUndone && peopleImport.kept.length > 0 && <Remainders remainders={peopleImport.kept} />}
      <Card title={t(isUndone ? 'result.whatBefore' : 'result.what')}>
        <div className="flex flex-col gap-5">
          <ImportCounts counts={peopleImport.counts} isAhead={false} />
          <div className="flex flex-col gap-2 medium:flex-row medium:justify-end">
            {peopleImport.undoUntil && (
              <Button variant="quiet" full icon={<Undo2 aria-hidden />} onClick={() => setAsking(true)}>
                {t('result.undo')}
              </Button>
            )}
            <Button variant="secondary" full onClick={onChooseAgain}>
              {t('result.again')}
            </Button>
            <Button full onClick={() => change({ import: undefined })}>
              {t('result.all')}
            </Button>
          </div>
        </div>
      </Card>
      {!isUndone && <ImportErrors peopleImport={peopleImport} />}
      {isAsking && (
        <ConfirmDialog
          title={t('undoing.title')}
          confirmLabel={t('undoing.do')}
          isDestructive
          isPending={undo.isPending}
          error={undo.error?.message}
          onConfirm={() => undo.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <ul className="flex list-disc flex-col gap-1 pl-5">
            <li>{t('undoing.invitations')}</li>
            <li>{t('undoing.roles')}</li>
            {peopleImport.counts.suspended > 0 && <li>{t('undoSuspended')}</li>}
            <li>{t('undoing.links')}</li>
            <li>{t('undoing.empty')}</li>
          </ul>
          <p className="text-muted">{t('undoing.later')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Remainders({ remainders }: { remainders: PeopleImport['kept'] }) {
  const t = useTranslations('people.import.result');
  return (
    <Alert state="neutral" title={t('kept')}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {remainders.map(({ reason, count }) => (
          <li key={reason}>{t('keptOf', { count, reason })}</li>
        ))}
      </ul>
    </Alert>
  );
}
