'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextPicks } from '#/components/actions/share/text-picks.tsx';
import { focusIfNamed, type Shareable, useShareName, useShareResults } from '#/components/actions/share/use-share.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { ConfirmDialog } from '#/components/ui/confirm-dialog.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { NOTE_LENGTH_MAX, shareParts } from '#/lib/domain/actions/constants.ts';

interface ShareFormProps {
  teamId: number;
  shareable: readonly Shareable[];
  locale: string;
}

const keyOf = ({ roundId, asOf }: Shareable) => (roundId === null ? asOf : String(roundId));

/** Shares new results with the team; it asks for confirmation, because sharing can't be undone. */
export function ShareForm({ teamId, shareable, locale }: ShareFormProps) {
  const t = useTranslations('actions.share');
  const share = useShareResults(teamId);
  const describe = useShareName(locale);
  const [key, setKey] = useState('');
  const [note, setNote] = useState('');
  const [picks, setPicks] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const results = shareable.find((one) => keyOf(one) === key) ?? shareable[0];
  if (!results) return null;
  const { roundId, pulseId, asOf } = results;
  const extras = { ...(note.trim() === '' ? {} : { note }), ...(picks.length > 0 ? { textIds: [...picks] } : {}) };
  return (
    <Card title={t('title')} description={t('description')} className="print:hidden">
      <div
        ref={focusIfNamed}
        id={shareParts.share}
        tabIndex={-1}
        className="flex max-w-2xl scroll-mt-40 flex-col items-start gap-4 outline-none"
      >
        <Field label={t('which')} className="w-full">
          {(control) => (
            <Select
              {...control}
              value={keyOf(results)}
              options={shareable.map((one) => ({ value: keyOf(one), label: describe(one, 'short') }))}
              onChange={({ target }) => {
                setKey(target.value);
                // The values belong to the other results.
                setPicks([]);
              }}
            />
          )}
        </Field>
        <Field label={t('note')} className="w-full">
          {(control) => (
            <TextArea
              {...control}
              maxLength={NOTE_LENGTH_MAX}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {roundId !== null && pulseId !== null && (
          <TextPicks
            key={roundId}
            teamId={teamId}
            pulseId={pulseId}
            roundId={roundId}
            picks={picks}
            onChange={setPicks}
          />
        )}
        <Button onClick={() => setAsking(true)}>{t('open')}</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('confirmTitle')}
          confirmLabel={t('confirm')}
          cancelLabel={t('cancel')}
          isPending={share.isPending}
          error={share.error?.message}
          onConfirm={() =>
            share.mutate(
              { ...(roundId === null ? { month: asOf } : { roundId }), ...extras },
              {
                onSuccess: () => {
                  setAsking(false);
                  setNote('');
                  setPicks([]);
                },
              },
            )
          }
          onClose={() => setAsking(false)}
        >
          <p>{t('confirmText', { results: describe(results) })}</p>
          {picks.length > 0 && <p>{t('confirmTexts', { count: picks.length })}</p>}
        </ConfirmDialog>
      )}
    </Card>
  );
}
