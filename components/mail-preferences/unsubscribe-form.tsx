'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '#/components/ui/buttons/button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { RadioCards } from '#/components/ui/fields/radio-cards.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { type MailKind, REASON_TEXT_LENGTH_MAX } from '#/lib/domain/mail-preferences/constants.ts';
import { stopMailsContract } from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';

interface UnsubscribeFormProps {
  token: string;
  kind: MailKind;
  reasons: readonly { id: number; title: string }[];
  /** Whether the person has already unsubscribed from these emails. */
  isStopped: boolean;
}

/** Asks why, and unsubscribes from one kind of email; nothing happens before it's sent. */
export function UnsubscribeForm({ token, kind, reasons, isStopped }: UnsubscribeFormProps) {
  const t = useTranslations('mail-preferences.form');
  const [reasonId, setReasonId] = useState(reasons[0]?.id ?? 0);
  const [text, setText] = useState('');
  const [isDone, setDone] = useState(isStopped);
  const send = useAction(async () => {
    await call(stopMailsContract, { params: { id: String(reasonId) }, body: { token, text } });
    setDone(true);
  });

  if (isDone) {
    return (
      <Alert state="good" announce="now" title={t('done.title', { kind })}>
        <p>{t.rich('done.text', { profile: linkToProfile })}</p>
      </Alert>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send.run(undefined);
      }}
      className="flex flex-col gap-5"
    >
      {send.error && (
        <Alert state="bad" announce="now" title={t('failed.title')}>
          {send.error instanceof ApiError && send.error.status === 404
            ? t.rich('failed.unknownLink', { profile: linkToProfile })
            : send.error.message}
        </Alert>
      )}
      <RadioCards
        label={t('reason')}
        options={reasons.map(({ id: value, title: label }) => ({ value, label }))}
        value={reasonId}
        onChange={setReasonId}
      />
      <Field label={t('more')} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={REASON_TEXT_LENGTH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" full="always" loading={send.isRunning}>
        {t('send')}
      </Button>
    </form>
  );
}

function linkToProfile(label: ReactNode) {
  return <TextLink href="/profile">{label}</TextLink>;
}
