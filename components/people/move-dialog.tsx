'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Choice } from '#/components/people/use-people-acts.ts';
import { usePeopleTeams } from '#/components/people/use-people-teams.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Checkbox } from '#/components/ui/fields/checkbox.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';

interface MoveDialogProps {
  count: number;
  /** The person's name, if it's a single person. */
  name: string;
  isPending: boolean;
  error: string | undefined;
  onMove: (choice: Choice) => void;
  onClose: () => void;
}

/** Chooses the team that people become members of. */
export function MoveDialog({ count, name, isPending, error, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations('people.bulk');
  const teams = usePeopleTeams(undefined);
  const [teamId, setTeamId] = useState('');
  const [leave, setLeave] = useState(true);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('moveTitle', { count, name })}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            full
            disabled={teamId === ''}
            loading={isPending}
            onClick={() => onMove({ teamId: Number(teamId), leave })}
          >
            {t('moveDo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Alert state="bad" announce="now" title={t('failed')}>
            {error}
          </Alert>
        )}
        <Field label={t('moveTeam')}>
          {(control) => (
            <Select
              {...control}
              value={teamId}
              placeholder={t('moveChoose')}
              options={teams}
              onChange={({ target }) => setTeamId(target.value)}
            />
          )}
        </Field>
        <Checkbox
          label={t('moveLeave')}
          help={t('moveLeaveHelp')}
          checked={leave}
          onChange={({ target }) => setLeave(target.checked)}
        />
      </div>
    </Dialog>
  );
}
