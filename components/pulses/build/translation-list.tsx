'use client';

import { Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { fieldIds } from '#/components/pulses/build/check-draft.ts';
import { changeQuestion, languageName, removeLanguage, stateIn } from '#/components/pulses/build/edit-questions.ts';
import type { ShownLanguage } from '#/components/pulses/build/language-bar.tsx';
import type { DraftPart, PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import type { QuestionDraft } from '#/components/pulses/build/question-draft.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { Badge } from '#/components/ui/badge.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextArea } from '#/components/ui/fields/text-area.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { ANCHOR_LENGTH_MAX, OPTION_LENGTH_MAX, QUESTION_LENGTH_MAX } from '#/lib/domain/pulses/constants.ts';

interface TranslationListProps extends DraftPart, Pick<ShownLanguage, 'onShow'> {
  language: string;
  viewer: PulseViewer;
  askedDraft: PulseDraft | undefined;
}

/** Shows the translations of a pulse's questions, each below its original. */
export function TranslationList({ draft, change, language, viewer, askedDraft, onShow }: TranslationListProps) {
  const t = useTranslations('pulses.languages');
  const name = languageName(language);
  return (
    <>
      <p className="text-13 text-muted">{t('explained', { language: name })}</p>
      {askedDraft?.languages.includes(language) && (
        <p className="text-13 text-muted">{t('wasAsked', { language: name })}</p>
      )}
      <ol aria-label={name} className="flex flex-col gap-3">
        {draft.questions.map((question, at) => (
          <li key={question.key} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3">
            <TranslationEditor
              question={question}
              number={at + 1}
              language={language}
              change={change}
              offered={viewer.languages}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        className="self-start"
        icon={<Trash2 aria-hidden />}
        onClick={() => {
          change((before) => removeLanguage(before, language));
          onShow(null);
          requestAnimationFrame(() => document.getElementById(fieldIds.locale)?.focus());
        }}
      >
        {t('remove', { language: name })}
      </Button>
    </>
  );
}

interface TranslationEditorProps extends Pick<DraftPart, 'change'> {
  question: QuestionDraft;
  /** Its position, from 1. */
  number: number;
  language: string;
  offered: readonly string[];
}

function TranslationEditor({ question, number, language, change, offered }: TranslationEditorProps) {
  const t = useTranslations('pulses.languages');
  const name = languageName(language);
  const { key, text, pool, low, high, texts, ends } = question;
  const state = stateIn(question, language, offered);
  const set = (part: Partial<QuestionDraft>) => change((before) => changeQuestion(before, key, part));
  const { [language]: endTexts = { low: '', high: '' } } = ends;
  const originalEnds = { low, high };
  if (state === 'empty') return <p className="text-muted">{t('empty')}</p>;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p lang={question.locale ?? undefined} className="wrap-anywhere min-w-0 text-14 text-muted">
          {number}. {text}
        </p>
        {state === 'missing' && <Badge look="neutral">{t('missing')}</Badge>}
      </div>
      {state === 'known' ? (
        <p className="text-14">{t('known', { language: name })}</p>
      ) : (
        <Field label={t('text', { number, language: name })}>
          {(control) => (
            <TextArea
              {...control}
              lang={language}
              rows={1}
              maxLength={QUESTION_LENGTH_MAX}
              value={texts[language] ?? ''}
              className="min-h-10!"
              onChange={({ target }) => set({ texts: { ...texts, [language]: target.value.replaceAll('\n', ' ') } })}
            />
          )}
        </Field>
      )}
      {state !== 'known' &&
        pool.map((option, at) => (
          <Field key={option.key} label={t('option', { number: at + 1, text: option.text })}>
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                maxLength={OPTION_LENGTH_MAX}
                value={option.texts?.[language] ?? ''}
                onChange={({ target }) =>
                  set({
                    pool: pool.map((one) =>
                      one.key === option.key ? { ...one, texts: { ...one.texts, [language]: target.value } } : one,
                    ),
                  })
                }
              />
            )}
          </Field>
        ))}
      {(['low', 'high'] as const)
        .filter((end) => originalEnds[end] !== '')
        .map((end) => (
          <Field key={end} label={t(`ends.${end}`, { text: originalEnds[end] })}>
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                maxLength={ANCHOR_LENGTH_MAX}
                value={endTexts[end]}
                onChange={({ target }) => set({ ends: { ...ends, [language]: { ...endTexts, [end]: target.value } } })}
              />
            )}
          </Field>
        ))}
    </>
  );
}
