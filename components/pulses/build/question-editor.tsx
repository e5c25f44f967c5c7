'use client';

import { Copy, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import { addQuestion, changeQuestion, changeType } from '#/components/pulses/build/edit-questions.ts';
import { OptionList } from '#/components/pulses/build/option-list.tsx';
import type { DraftPart, QuestionDraft } from '#/components/pulses/build/pulse-draft.ts';
import { IconAction } from '#/components/ui/buttons/icon-action.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { Select } from '#/components/ui/fields/select.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import {
  ANCHOR_LENGTH_MAX,
  QUESTION_LENGTH_MAX,
  type QuestionTypeId,
  questionTypes,
  TYPE,
} from '#/lib/domain/pulses/constants.ts';

interface QuestionEditorProps {
  question: QuestionDraft;
  /** Its place, from 1. */
  number: number;
  change: DraftPart['change'];
  error: string | undefined;
  onRemove: () => void;
  isOnly: boolean;
}

/** One question: its words, its type and what belongs to that. */
export function QuestionEditor({ question, number, change, error, onRemove, isOnly }: QuestionEditorProps) {
  const words = useTranslations('pulses.questions');
  const { key, text, typeId, isMultiple } = question;
  const set = (part: Partial<QuestionDraft>) => change((before) => changeQuestion(before, key, part));
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <Field label={words('text', { number })} id={fieldIds.question(key)} error={error}>
        {(control) => (
          <TextArea
            {...control}
            rows={1}
            maxLength={QUESTION_LENGTH_MAX}
            placeholder={words('placeholder')}
            value={text}
            className="min-h-10!"
            onChange={(event) => set({ text: event.target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={words('type', { number })}
          className="w-48 max-medium:flex-1"
          value={typeId}
          options={questionTypes.map(({ id }) => ({ value: id, label: words(`types.${id}`) }))}
          onChange={({ target }) => change((before) => changeType(before, key, Number(target.value) as QuestionTypeId))}
        />
        {typeId === TYPE.choice && (
          <Switch
            label={words('several')}
            checked={isMultiple}
            onChange={({ target }) => set({ isMultiple: target.checked })}
          />
        )}
        <span className="ml-auto flex">
          <IconAction
            label={words('duplicate', { number })}
            icon={<Copy aria-hidden />}
            onClick={() =>
              change((before) => addQuestion(before, { ...question, pool: question.pool.map((option) => option.text) }))
            }
          />
          <IconAction
            tone="destructive"
            label={words('remove', { number })}
            hint={isOnly ? words('least') : words('remove', { number })}
            isBarred={isOnly}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      {typeId === TYPE.choice && <OptionList question={question} change={change} />}
      {typeId === TYPE.rating && (
        <div className="grid gap-3 medium:grid-cols-2">
          {(['low', 'high'] as const).map((end) => (
            <Field key={end} label={words(`ends.${end}`)} optional>
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
