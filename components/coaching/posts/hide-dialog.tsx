'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { oneLine } from '#/components/coaching/posts/one-line.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { HIDDEN_REASON_LENGTH_MAX } from '#/lib/domain/coaching/constants.ts';

interface HideDialogProps {
  isPending: boolean;
  error: string | undefined;
  onHide: (reason: string) => void;
  onClose: () => void;
}

/** Asks a leader why a message should be hidden; the team sees the reason instead of the message. */
export function HideDialog({ isPending, error, onHide, onClose }: HideDialogProps) {
  const t = useTranslations('coaching.hide');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = oneLine(reason);
    setMissing(line === '');
    if (line !== '' && !isPending) onHide(line);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button variant="secondary" full onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} full loading={isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form method="post" id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <Failure text={error} />
        <Field label={t('reason')} required error={isMissing ? t('reasonMissing') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={HIDDEN_REASON_LENGTH_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
