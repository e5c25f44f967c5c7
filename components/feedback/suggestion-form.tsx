'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUnsentState } from '#/components/frame/session/use-unsent-state.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Card } from '#/components/ui/card.tsx';
import { showMessage } from '#/components/ui/feedback/show-message.ts';
import { ErrorSummary } from '#/components/ui/fields/error-summary.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { call } from '#/lib/api/call.ts';
import { sendSuggestionContract } from '#/lib/domain/feedback/feedback.contract.ts';

/** Shows a suggestion in a sentence; the text is kept until it's sent. */
export function SuggestionForm({ userId }: { userId: number }) {
  const t = useTranslations('feedback.suggestion');
  const fixed = useTranslations('specification.feedback');
  const [text, setText] = useUnsentState(`suggestion of ${userId}`, '');
  const [submissionId, setSubmissionId] = useState(() => newUuid());
  const send = useMutation({
    mutationFn: () => call(sendSuggestionContract, { body: { text, submissionId } }),
    onSuccess: ({ message }) => {
      showMessage({ kind: 'good', text: message });
      setText('');
      setSubmissionId(newUuid());
    },
  });
  return (
    <Card title={t('title')} description={t('about')}>
      <form
        method="post"
        noValidate
        aria-label={t('title')}
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
        className="flex flex-col gap-4"
      >
        <ErrorSummary title={fixed('suggestionFailed')} errors={send.error ? [{ message: send.error.message }] : []} />
        <Field label={t('label')} required>
          {(control) => <TextArea {...control} value={text} onChange={({ target }) => setText(target.value)} />}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" variant="secondary" full loading={send.isPending}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
