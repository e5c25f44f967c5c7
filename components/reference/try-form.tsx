'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { CodeBox } from '#/components/reference/code-box.tsx';
import { useTrialKey } from '#/components/reference/trial-key.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Failure } from '#/components/ui/feedback/alert.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { call } from '#/lib/api/call.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import { tryCallContract } from '#/lib/domain/reference/reference.contract.ts';

export interface TryFormProps {
  name: string;
  title: string;
  params: readonly string[];
  query: readonly string[];
}

type Values = Record<string, string>;
type State = { isSending: boolean; failure: string | null; answer: Output<typeof tryCallContract> | null };

const idle: State = { isSending: false, failure: null, answer: null };

/** Makes a call on this installation with a key, and shows the answer. */
export function TryForm({ name, title, params, query }: TryFormProps) {
  const t = useTranslations('reference.try');
  const code = useTranslations('reference.code');
  const [key, setKey] = useTrialKey();
  const [values, setValues] = useState<{ params: Values; query: Values }>({ params: {}, query: {} });
  const [{ isSending, failure, answer }, setState] = useState(idle);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setState({ ...idle, isSending: true });
    try {
      const body = { name, ...values, key: key.trim() };
      setState({ ...idle, answer: await call(tryCallContract, { body }) });
    } catch (error) {
      setState({ ...idle, failure: error instanceof Error ? error.message : String(error) });
    }
  };
  const fieldsOf = (part: 'params' | 'query', names: readonly string[]) =>
    names.map((field) => (
      <Field key={`${part} ${field}`} label={field} optional={part === 'query'}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={values[part][field] ?? ''}
            onChange={({ target }) =>
              setValues((before) => ({ ...before, [part]: { ...before[part], [field]: target.value } }))
            }
          />
        )}
      </Field>
    ));
  return (
    <form
      method="post"
      aria-label={t('form', { title })}
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4 p-4 pt-2"
    >
      <Field label={t('key')} help={t('keyHelp')}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={({ target }) => setKey(target.value)}
          />
        )}
      </Field>
      {fieldsOf('params', params)}
      {fieldsOf('query', query)}
      <Failure text={failure} />
      <Button type="submit" variant="secondary" full disabled={key.trim() === ''} loading={isSending}>
        {t('send')}
      </Button>
      <output className="flex flex-col gap-2">
        {answer && (
          <>
            <p className="flex items-center gap-2 text-13">
              <Badge>{answer.status}</Badge>
              {t('time', { ms: answer.ms })}
            </p>
            <CodeBox text={answer.text} label={code('copyAnswer', { title })} />
            {answer.isCut && <p className="text-13 text-muted">{t('cut')}</p>}
          </>
        )}
      </output>
    </form>
  );
}
