'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Answer, Answers, RespondentQuestion } from '#/components/pulses/respond/answers.ts';
import { QuestionChoice } from '#/components/pulses/respond/question-choice.tsx';
import { Switch } from '#/components/ui/fields/switch.tsx';

interface QuestionScreenProps {
  question: RespondentQuestion;
  answer: Answers[number] | undefined;
  /** Null for somebody who prefers not to say, undefined for somebody who does again. */
  onChange: (answer: Answer | null | undefined) => void;
  /** Its answers are on their way. */
  isFixed: boolean;
}

/** One question on its screen. The next one takes the focus, so that screen readers and keyboards begin there. */
export function QuestionScreen({ question, answer, onChange, isFixed }: QuestionScreenProps) {
  const words = useTranslations('pulses.question');
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(question.id);
  useEffect(() => {
    if (shownId.current !== question.id) heading.current?.focus({ preventScroll: true });
    shownId.current = question.id;
  }, [question.id]);
  const isSkipped = answer === null;
  return (
    <section className="flex flex-col gap-6" inert={isFixed}>
      <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-pretty text-24 outline-none">
        {question.text || words('untitled')}
      </h2>
      {!isSkipped && <QuestionChoice question={question} answer={answer} onChange={onChange} />}
      <Switch
        className="min-h-12"
        label={words('preferNot')}
        help={isSkipped ? words('skipped') : undefined}
        checked={isSkipped}
        onChange={(event) => onChange(event.target.checked ? null : undefined)}
      />
    </section>
  );
}
