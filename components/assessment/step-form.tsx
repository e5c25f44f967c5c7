'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type GivenAnswers,
  openStatements,
  statementsOf,
  unsentAnswers,
} from '#/components/assessment/given-answers.ts';
import { radioId, StatementRow } from '#/components/assessment/statement-row.tsx';
import { useSaveAnswers } from '#/components/assessment/use-assessment.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import type { Assessment } from '#/lib/domain/assessment/assessment.schema.ts';

interface StepFormProps {
  assessment: Assessment;
  step: number;
  answers: GivenAnswers;
  onAnswer: (id: number, value: number) => void;
  /** Goes to a step, or to the first page with null. */
  onGo: (step: number | null) => void;
  onFinished: () => void;
}

/**
 * Shows ten statements. They are saved as soon as all are answered, except in the last step, which produces the final
 * result.
 */
export function StepForm({ assessment, step, answers, onAnswer, onGo, onFinished }: StepFormProps) {
  const t = useTranslations('assessment.step');
  const [all, steps] = assessment.countQuestionsSteps;
  const [isChecked, setChecked] = useState(false);
  const save = useSaveAnswers();
  const heading = useRef<HTMLHeadingElement>(null);
  const statements = statementsOf(assessment, step);
  const open = openStatements(assessment, step, answers);
  const isLast = step === steps;
  const count = Object.keys(answers).length;

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const choose = (id: number, value: number, { byPointer, goesOn }: { byPointer: boolean; goesOn: boolean }) => {
    onAnswer(id, value);
    const newAnswers = { ...answers, [id]: value };
    const next = statements.find((statement) => statement.id === id + 1);
    // Someone who changes an earlier answer stays where they are.
    if (next && (goesOn || (byPointer && answers[id] === undefined))) show(next.id, { focus: goesOn });
    const unsent = unsentAnswers(assessment, step, newAnswers);
    const isWhole = openStatements(assessment, step, newAnswers).length === 0;
    if (isWhole && !isLast && unsent.length > 0) save.mutate({ currentStep: step, answers: unsent });
  };

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [first] = open;
    if (first) return show(first.id, { focus: true });
    const unsent = unsentAnswers(assessment, step, answers);
    if (isLast) return save.mutate({ currentStep: step, answers: unsent }, { onSuccess: onFinished });
    if (unsent.length === 0) return onGo(step + 1);
    save.mutate({ currentStep: step, answers: unsent }, { onSuccess: () => onGo(step + 1) });
  };

  return (
    <form method="post" noValidate onSubmit={goOn} className="flex max-w-3xl flex-col gap-4">
      <div className="stays top-16 z-10 -mx-[16px] flex flex-col gap-2 border-line border-b bg-paper px-[16px] py-3 medium:mx-0 medium:px-0">
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {t('title', { step, steps })}
        </h2>
        <ProgressBar label={t('progress')} value={count} max={all} text={t('count', { count, all })} />
      </div>
      <div className="flex flex-col gap-0.5">
        <p className="text-16">{t('question')}</p>
        <p className="text-13 text-muted max-large:hidden">{t('keys')}</p>
      </div>
      {isChecked && open.length > 0 && (
        <Alert state="bad" announce="now" title={t('missing', { count: open.length })} />
      )}
      {statements.map((statement) => (
        <StatementRow
          key={statement.id}
          statement={statement}
          choices={assessment.choices}
          value={answers[statement.id]}
          all={all}
          isMissing={isChecked && answers[statement.id] === undefined}
          onChoose={(value, how) => choose(statement.id, value, how)}
        />
      ))}
      {save.isError && (
        <Alert state="bad" announce="politely" title={t('failed')}>
          {save.error.message}
        </Alert>
      )}
      <div className="flex items-center justify-between gap-3 pb-6">
        <Button
          variant="quiet"
          size="large"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => onGo(step > 1 ? step - 1 : null)}
          className="-ml-4"
        >
          {t('back')}
        </Button>
        <Button type="submit" size="large" loading={save.isPending && isLast}>
          {t(isLast ? 'finish' : 'continue')}
        </Button>
      </div>
    </form>
  );
}

/** Scrolls to a statement, and moves the keyboard's focus to it if the keyboard was used. */
function show(id: number, { focus }: { focus: boolean }): void {
  const radio = document.getElementById(radioId(id));
  const row = radio?.closest('fieldset');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  if (focus) (row?.querySelector<HTMLElement>('input:checked') ?? radio)?.focus({ preventScroll: true });
}
