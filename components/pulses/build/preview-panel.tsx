'use client';

import { clsx } from 'clsx';
import { Eye, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import { type QuestionDraft, wordsOf } from '#/components/pulses/build/question-draft.ts';
import type { usePlan } from '#/components/pulses/build/use-plan.ts';
import type { PulseViewer } from '#/components/pulses/pulse.ts';
import { AnswerForm } from '#/components/pulses/respond/answer-form.tsx';
import type { Draft } from '#/components/pulses/respond/draft.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { EmptyState } from '#/components/ui/feedback/empty-state.tsx';
import { SegmentedControl } from '#/components/ui/fields/segmented-control.tsx';
import { reachable } from '#/components/ui/use-overflow.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { isWhole, wordsIn } from '#/lib/domain/pulses/questions/question-languages.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

interface PreviewPanelProps {
  draft: PulseDraft;
  viewer: PulseViewer;
  /** The translation that is shown; null for the original. */
  language: string | null;
}

/** Returns what people read of a question: all of it in their language, or all of it in the original. */
function readIn(question: QuestionDraft, language: string | null) {
  const { text, pool, low, high, locale, ...translations } = wordsOf(question);
  const original = { text, pool, low, high };
  const words = language === null ? original : wordsIn({ ...original, ...translations }, language);
  const isRead = language !== null && isWhole(original, words);
  return isRead ? { ...words, pool: [...words.pool], locale: language } : { ...original, locale };
}

const untouched: Draft = { answers: {}, step: 0, repliesTo: [] };

/** Shows the pulse as respondents will see it, to be tried out: nothing is called and nothing is stored. */
export function PreviewPanel({ draft, viewer, language }: PreviewPanelProps) {
  const t = useTranslations('pulses.preview');
  const [device, setDevice] = useState<'phone' | 'desktop'>('phone');
  const [answers, setAnswers] = useState<Draft | 'sent'>(untouched);
  const questions = draft.questions
    .filter(({ text }) => !isBlank(text))
    .map((question) => {
      const { key, typeId, isMultiple } = question;
      return { id: key, typeId, typeName: '', isMultiple, ...readIn(question, language) };
    });
  return (
    <section aria-label={t('title')} className="flex min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl
          label={t('device')}
          options={[
            { value: 'phone', label: t('phone') },
            { value: 'desktop', label: t('desktop') },
          ]}
          value={device}
          onChange={setDevice}
        />
        <Button
          variant="quiet"
          size="small"
          icon={<RotateCcw aria-hidden />}
          disabled={answers === untouched}
          onClick={() => setAnswers(untouched)}
        >
          {t('again')}
        </Button>
      </div>
      <section
        aria-label={t('banner')}
        {...reachable}
        className={clsx(
          '@container mx-auto flex min-h-0 w-full flex-col overflow-y-auto rounded-card border border-control-line bg-paper',
          device === 'phone' ? 'max-w-96' : 'max-w-none',
        )}
      >
        <p className="flex shrink-0 items-center justify-center gap-2 bg-accent-soft px-4 py-1.5 font-medium text-13 text-accent-text">
          <Eye aria-hidden className="size-4" />
          {t('banner')}
        </p>
        <div className={clsx('flex flex-1 flex-col px-4 pt-4', questions.length > 0 ? 'min-h-120' : 'min-h-60')}>
          {draft.bank ? (
            <EmptyState className="m-auto" title={t('bank.title')}>
              {t('bank.text')}
            </EmptyState>
          ) : questions.length === 0 ? (
            <EmptyState className="m-auto" title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          ) : answers === 'sent' ? (
            <EmptyState className="m-auto" title={t('sent.title')}>
              {t('sent.text')}
            </EmptyState>
          ) : (
            <AnswerForm
              pulse={{
                name: draft.name,
                companyName: viewer.companyName,
                questions,
                minimumGroupSize: viewer.minimumGroupSize,
                reportingLink: null,
              }}
              draft={answers}
              onChange={setAnswers}
              onSend={() => setAnswers('sent')}
              isUnderway={false}
            />
          )}
        </div>
      </section>
    </section>
  );
}

interface PulseSumProps {
  draft: PulseDraft;
  plan: NonNullable<ReturnType<typeof usePlan>['data']>;
  locale: string;
}

/** Fits the line above the buttons on a phone. */
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Shows what the buttons next to it would do: how many questions go to how many people, and until when. */
export function PulseSum({ draft, plan: { asksCount, rounds }, locale }: PulseSumProps) {
  const t = useTranslations('pulses.build');
  const [round] = rounds;
  const ownQuestions = draft.questions.filter(({ text }) => !isBlank(text));
  const questions = (draft.bank ? round?.questions : ownQuestions) ?? [];
  const sum = t('sum', { questions: questions.length, people: asksCount });
  return (
    <output className="text-13 text-muted max-large:order-first max-large:w-full large:mr-auto">
      {round ? t('sumClosing', { sum, day: formatDate(round.closesOn, locale, shortDay) }) : sum}
    </output>
  );
}
