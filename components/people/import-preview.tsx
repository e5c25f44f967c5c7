'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ImportCounts } from '#/components/people/import-counts.tsx';
import { ImportErrors } from '#/components/people/import-errors.tsx';
import { type PeopleImport, useImportStep } from '#/components/people/use-import.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { undoDays } from '#/lib/domain/people/constants.ts';
import { canApply, suspendsMany } from '#/lib/domain/people/people.policy.ts';

interface ImportPreviewProps {
  peopleImport: PeopleImport;
  onChooseAgain: () => void;
}

/**
 * Shows the second step: what would change, and what is invalid. Large changes are confirmed by typing the company's
 * name.
 */
export function ImportPreview({ peopleImport, onChooseAgain }: ImportPreviewProps) {
  const { counts, confirmations, companyName, fileName, ignored, notes, movesPeople } = peopleImport;
  const { start } = useImportStep(peopleImport.id);
  const t = useTranslations('people.import');
  const [isAsking, setAsking] = useState(false);
  const [suspends, setSuspends] = useState(false);
  const { suspended, people } = counts;
  const suspension = suspends && suspendsMany(counts) ? [t('manySuspended', { count: suspended, people })] : [];
  const administrators =
    counts.administrators > 0 ? [t('preview.administrators', { count: counts.administrators })] : [];
  const reasons = [...confirmations, ...suspension, ...administrators];
  const right = counts.rows - counts.wrong;
  const nothing = !canApply(counts, suspends);
  const begin = (confirmation: string) => start.mutate({ confirmation, suspend: suspends });
  return (
    <>
      {start.error && !isAsking && (
        <Alert state="bad" announce="now" title={t('preview.failure')}>
          {start.error.message}
        </Alert>
      )}
      <Card title={fileName} description={t(movesPeople ? 'modes.move' : 'modes.add')}>
        <div className="flex flex-col gap-5">
          <ImportCounts counts={counts} isAhead />
          {!canApply(counts, true) && <Alert state="info">{t('preview.same')}</Alert>}
          {suspended > 0 && (
            <Checkbox
              label={t('suspend', { count: suspended })}
              help={
                <>
                  <span className="block wrap-anywhere text-text">{leaversOf(peopleImport, t)}</span>
                  {t('suspendHelp')}
                </>
              }
              checked={suspends}
              onChange={({ target }) => setSuspends(target.checked)}
            />
          )}
          {notes.map((note) => (
            <Alert key={note} state="info">
              {note}
            </Alert>
          ))}
          {ignored.length > 0 && (
            <p className="wrap-anywhere text-13 text-muted">{t('preview.ignored', { names: ignored.join(', ') })}</p>
          )}
          <div className="flex flex-col-reverse gap-2 medium:flex-row medium:justify-end">
            <Button variant="secondary" full onClick={onChooseAgain}>
              {t('preview.again')}
            </Button>
            <Button
              full
              disabled={nothing}
              loading={start.isPending}
              onClick={() => (reasons.length > 0 ? setAsking(true) : begin(''))}
            >
              {t(counts.wrong > 0 ? 'preview.doSome' : 'preview.do', { count: right, wrong: counts.wrong })}
            </Button>
          </div>
        </div>
      </Card>
      <ImportErrors peopleImport={peopleImport} />
      {isAsking && (
        <ConfirmDialog
          title={t('preview.confirm')}
          confirmLabel={t('preview.do', { count: right })}
          nameToType={companyName}
          isPending={start.isPending}
          error={start.error?.message}
          onConfirm={() => begin(companyName)}
          onClose={() => setAsking(false)}
        >
          <p>{t('preview.large')}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="text-muted">{t('preview.undo', { days: undoDays })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Returns the people who would be suspended; the first few of many. */
function leaversOf({ leavers, counts }: PeopleImport, t: ReturnType<typeof useTranslations<'people.import'>>) {
  const count = counts.suspended - leavers.length;
  const people = leavers.join(', ');
  return count > 0 ? t('moreLeavers', { people, count }) : people;
}
