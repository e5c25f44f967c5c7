'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Action } from '#/components/actions/actions.ts';
import { useActionChanges } from '#/components/actions/use-actions.ts';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { WHY_LENGTH_MAX } from '#/lib/domain/actions/constants.ts';

interface EndStepProps {
  action: Action;
  teamId: number;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a step ends, and for a reason that the team can read. Only mounted while open. */
export function EndStep({ action: { id, will }, teamId, onEnded, onClose }: EndStepProps) {
  const t = useTranslations('actions.end');
  const quotes = useTranslations('ui.quotes');
  const { end } = useActionChanges(teamId);
  const [text, setText] = useState('');
  const why = text.trim();
  return (
    <ConfirmDialog
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      isPending={end.isPending}
      error={end.error?.message}
      onConfirm={() => end.mutate({ id, ...(why === '' ? {} : { why }) }, { onSuccess: onEnded })}
      onClose={onClose}
    >
      <p>{quotes('text', { text: will })}</p>
      <Field label={t('why')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={WHY_LENGTH_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
