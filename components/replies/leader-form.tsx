'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { asksWho } from '#/components/replies/asks-who.ts';
import type { LeaderAct } from '#/components/replies/use-leader-replies.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { newUuid } from '#/components/ui/new-uuid.ts';
import { REPLY_LENGTH_MAX } from '#/lib/domain/replies/constants.ts';

interface LeaderFormProps {
  isSending: boolean;
  send: (act: LeaderAct) => Promise<unknown>;
  /** Other buttons, in the row of the one that sends. */
  children: ReactNode;
}

/** Shows a leader's form, for a reply with their name or a note for the other leaders. */
export function LeaderForm({ isSending, send, children }: LeaderFormProps) {
  const t = useTranslations('replies.leader');
  const [kind, setKind] = useState<'text' | 'note'>('text');
  const [text, setText] = useState('');
  const submissionId = useRef('');
  const kinds = (['text', 'note'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }));
  const words = text.trim();

  function submit() {
    if (words === '' || isSending) return;
    submissionId.current ||= newUuid();
    const of = { submissionId: submissionId.current };
    send(kind === 'text' ? { text: words, ...of } : { note: words, ...of }).then(
      () => {
        submissionId.current = '';
        setText('');
      },
      // The error is above the form.
      () => undefined,
    );
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col items-start gap-3"
    >
      <SegmentedControl label={t('kind')} options={kinds} value={kind} onChange={setKind} />
      <Field label={t(`labels.${kind}`)} help={t(`help.${kind}`)} className="w-full">
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={REPLY_LENGTH_MAX}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              submissionId.current = '';
            }}
          />
        )}
      </Field>
      <output className="text-13 text-muted">{kind === 'text' && asksWho(text) && t('asksWho')}</output>
      <div className="flex w-full flex-wrap gap-2">
        {children}
        <Button type="submit" className="ms-auto" disabled={words === '' && !isSending} loading={isSending}>
          {t(`send.${kind}`)}
        </Button>
      </div>
    </form>
  );
}
