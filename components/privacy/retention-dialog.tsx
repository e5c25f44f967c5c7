'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useListedChange } from '#/components/frame/use-listed-change.ts';
import { type KeptKind, listMonths } from '#/components/privacy/list-months.ts';
import { RetentionOutlook } from '#/components/privacy/retention-outlook.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Dialog } from '#/components/ui/dialog.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { call } from '#/lib/api/call.ts';
import { chooseRetentionContract, getRetentionContract } from '#/lib/domain/retention/retention.contract.ts';

/** Chooses for how many months something is kept, after saying what would be deleted, and from when. */
export function RetentionDialog({ row, onClose }: { row: KeptKind; onClose: () => void }) {
  const t = useTranslations('privacy.keeping');
  const kindWords = useTranslations('privacy.kept');
  const formId = useId();
  const [months, setMonths] = useState(row.months);
  const save = useListedChange({
    list: getRetentionContract,
    run: () => call(chooseRetentionContract, { body: { kind: row.kind, months } }),
    onDone: ({ message }) => {
      showMessage({ kind: 'good', text: message });
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={kindWords(`${row.kind}.name`)}
      description={t('question')}
      footer={
        <Button type="submit" form={formId} full disabled={months === row.months} loading={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={formId} method="post" onSubmit={send} className="flex flex-col gap-5">
        <ErrorSummary title={t('failed')} errors={save.error ? [{ message: save.error.message }] : []} />
        <Field label={t('field')} help={kindWords(`${row.kind}.about`)}>
          {(control) => (
            <Select
              {...control}
              options={listMonths(row).map((value) => ({ value, label: t('months', { months: value }) }))}
              value={months}
              onChange={({ target }) => setMonths(Number(target.value))}
            />
          )}
        </Field>
        {months !== row.months && <RetentionOutlook row={row} months={months} />}
      </form>
    </Dialog>
  );
}
