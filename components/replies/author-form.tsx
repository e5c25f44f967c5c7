'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { AuthorThread } from '#/components/replies/use-thread.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { useAction } from '#/components/ui/buttons/use-action.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { call } from '#/lib/api/call.ts';
import { HIDDEN_HOURS, REPLY_LENGTH_MAX } from '#/lib/domain/replies/constants.ts';
import { writeReplyContract } from '#/lib/domain/replies/replies.contract.ts';

interface AuthorFormProps {
  token: string;
  onWritten: (thread: AuthorThread) => void;
}

/** Shows the answer form for the author of a message without a name. */
export function AuthorForm({ token, onWritten }: AuthorFormProps) {
  const t = useTranslations('replies.author');
  const [text, setText] = useState('');
  const [isDone, setDone] = useState(false);
  // The submission's id, which stays the same until it has arrived, so that a repeated call writes once.
  const submissionId = useRef('');
  const send = useAction(async (words: string) => {
    submissionId.current ||= newUuid();
    const body = { token, text: words, submissionId: submissionId.current };
    const { thread } = await call(writeReplyContract, { body });
    submissionId.current = '';
    setText('');
    setDone(true);
    onWritten(thread);
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') void send.run(text);
      }}
      className="flex flex-col gap-3"
    >
      {send.error && (
        <Alert state="bad" announce="now" title={t('notWritten')}>
          {send.error.message}
        </Alert>
      )}
      <Field label={t('answer')} help={t('answerHelp', { min: HIDDEN_HOURS.min, max: HIDDEN_HOURS.max + 1 })}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={REPLY_LENGTH_MAX}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setDone(false);
              submissionId.current = '';
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" full disabled={text.trim() === '' && !send.isRunning} loading={send.isRunning}>
          {t('send')}
        </Button>
        <output className="text-13 text-muted">{isDone && t('written')}</output>
      </div>
    </form>
  );
}
