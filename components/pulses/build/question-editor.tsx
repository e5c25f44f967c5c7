'use client';

import { Copy, Plus, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef } from 'react';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import { addOption, addQuestion, changeQuestion, changeType } from '#/components/pulses/build/edit-questions.ts';
import type { DraftPart } from '#/components/pulses/build/pulse-draft.ts';
import { type OptionDraft, type QuestionDraft, wordsOf } from '#/components/pulses/build/question-draft.ts';
import { questionTypeWords } from '#/components/pulses/pulse.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';
import { IconButton } from '#/components/ui/buttons/icon-button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import {
  ANCHOR_LENGTH_MAX,
  OPTION_LENGTH_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  QUESTION_LENGTH_MAX,
} from '#/lib/domain/pulses/constants.ts';
import {
  type QuestionTypeId,
  questionType,
  questionTypeIds,
} from '#/lib/domain/pulses/questions/question-types.constants.ts';

interface QuestionEditorProps {
  question: QuestionDraft;
  /** Its position, from 1. */
  number: number;
  change: DraftPart['change'];
  error: string | undefined;
  onRemove: () => void;
  isOnly: boolean;
}

/** Shows one question: its words, its type and the type's settings. */
export function QuestionEditor({ question, number, change, error, onRemove, isOnly }: QuestionEditorProps) {
  const t = useTranslations('pulses.questions');
  const { key, text, typeId, isMultiple } = question;
  const { hasOptions, hasEnds } = questionType(typeId);
  const set = (part: Partial<QuestionDraft>) => change((before) => changeQuestion(before, key, part));
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <Field label={t('text', { number })} id={fieldIds.question(key)} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            maxLength={QUESTION_LENGTH_MAX}
            placeholder={t('placeholder')}
            value={text}
            className="min-h-10!"
            onChange={(event) => set({ text: event.target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t('type', { number })}
          className="w-48 max-medium:min-w-40 max-medium:flex-1"
          value={typeId}
          options={questionTypeIds.map((id) => ({ value: id, label: t(questionTypeWords[id]) }))}
          onChange={({ target }) => change((before) => changeType(before, key, Number(target.value) as QuestionTypeId))}
        />
        {hasOptions && (
          <Switch
            label={t('several')}
            checked={isMultiple}
            onChange={({ target }) => set({ isMultiple: target.checked })}
          />
        )}
        <span className="ml-auto flex">
          <IconAction
            label={t('duplicate', { number })}
            icon={<Copy aria-hidden />}
            onClick={() => change((before) => addQuestion(before, wordsOf(question)))}
          />
          <IconAction
            tone="destructive"
            label={t('remove', { number })}
            hint={isOnly ? t('least') : t('remove', { number })}
            isBarred={isOnly}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      {hasOptions && <OptionList question={question} change={change} />}
      {hasEnds && (
        <div className="grid gap-3 medium:grid-cols-2">
          {(['low', 'high'] as const).map((end) => (
            <Field key={end} label={t(`ends.${end}`)} optional>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={ANCHOR_LENGTH_MAX}
                  value={question[end]}
                  onChange={(event) => set({ [end]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </div>
  );
}

/** Shows the options of a multiple choice; Enter adds another one. */
function OptionList({ question, change }: { question: QuestionDraft; change: DraftPart['change'] }) {
  const t = useTranslations('pulses.choices');
  const list = useRef<HTMLUListElement>(null);
  const { key, pool } = question;
  const set = (next: OptionDraft[]) => change((before) => changeQuestion(before, key, { pool: next }));
  const add = () => {
    change((before) => addOption(before, key));
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.select());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (pool.length < OPTIONS_MAX) add();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <ul ref={list} aria-label={t('title')} className="flex w-full flex-col gap-2">
        {pool.map((option, at) => (
          <li key={option.key} className="flex items-center gap-1">
            <TextInput
              aria-label={t('text', { number: at + 1 })}
              maxLength={OPTION_LENGTH_MAX}
              value={option.text}
              onFocus={(event) => event.target.select()}
              onKeyDown={onKeyDown}
              onChange={(event) =>
                set(pool.map((one) => (one.key === option.key ? { ...one, text: event.target.value } : one)))
              }
            />
            <IconButton
              size="small"
              label={t('remove', { number: at + 1 })}
              icon={<X aria-hidden />}
              disabled={pool.length <= OPTIONS_MIN}
              onClick={() => set(pool.filter((one) => one.key !== option.key))}
            />
          </li>
        ))}
      </ul>
      {pool.length < OPTIONS_MAX && (
        <Button variant="quiet" size="small" icon={<Plus aria-hidden />} onClick={add}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
