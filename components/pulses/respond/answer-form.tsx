'use client';

import { clsx } from 'clsx';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SingleChoice } from '#/components/check-ins/single-choice.tsx';
import { useAfterAMoment } from '#/components/check-ins/use-after-a-moment.ts';
import {
  type Answers,
  isSettled,
  isSingleChoice,
  type RespondentPulse,
  type RespondentQuestion,
} from '#/components/pulses/respond/answers.ts';
import type { Draft } from '#/components/pulses/respond/draft.ts';
import { QuestionChoice } from '#/components/pulses/respond/question-choice.tsx';
import { ReplyOption } from '#/components/replies/reply-option.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';

interface AnswerFormProps {
  pulse: Pick<RespondentPulse, 'name' | 'companyName' | 'questions' | 'minimumGroupSize' | 'reportingLink'>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  /** Called when another question is on the screen. */
  onStep?: () => void;
  isUnderway: boolean;
  /** The state of an unfinished submission. */
  note?: ReactNode;
}

/** Shows the questions of a pulse, one after the other: the same for respondents and for the preview. */
export function AnswerForm(props: AnswerFormProps) {
  const { pulse, draft, onChange, onSend, onStep, isUnderway, note } = props;
  const t = useTranslations('pulses.respond');
  const [isMissing, setMissing] = useState(false);
  const [isGoingOn, setGoingOn] = useState(false);
  const { name, questions, companyName, minimumGroupSize, reportingLink } = pulse;
  const at = Math.min(draft.step, questions.length - 1);
  const question = questions[at];
  const isLast = at === questions.length - 1;
  const goTo = (step: number) => {
    setMissing(false);
    setGoingOn(false);
    onChange({ ...draft, step });
    onStep?.();
  };
  const wentOnJustNow = useAfterAMoment(isGoingOn, () => goTo(at + 1));
  if (!question) return null;
  // How replies work is said once.
  const firstWritten = questions.find(({ id, typeId }) => questionType(typeId).isText && draft.answers[id] !== null);
  const goesOnByItself = isSingleChoice(question) && !isLast && !isUnderway;
  const { [question.id]: answer, ...others } = draft.answers;
  const { repliesTo } = draft;

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway) return;
    const open = isLast ? questions.findIndex((one) => !isSettled(one, draft.answers)) : at;
    if (!isLast && isSettled(question, draft.answers)) return goTo(at + 1);
    if (open < 0) return onSend();
    if (open === at && wentOnJustNow()) return;
    if (open !== at) goTo(open);
    setMissing(true);
  };
  return (
    <form method="post" onSubmit={goOn} className="flex flex-1 flex-col gap-6">
      <div className="wrap-anywhere flex flex-col gap-4">
        <p className="text-14 text-muted">{t('of', { name, company: companyName })}</p>
        {at === 0 && (
          <p className="flex items-start gap-2 rounded-control bg-info-soft p-3 text-14">
            <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0 text-info" />
            <span>
              {t.rich('anonymous', {
                company: companyName,
                smallest: minimumGroupSize,
                strong: (text) => <strong className="font-semibold">{text}</strong>,
              })}
            </span>
          </p>
        )}
      </div>
      <QuestionScreen
        question={question}
        answer={answer}
        isFixed={isUnderway}
        isMissing={isMissing && !isSettled(question, draft.answers)}
        onPick={goesOnByItself ? () => setGoingOn(true) : undefined}
        onChange={(next) => {
          setMissing(false);
          if (next === null && !isLast) setGoingOn(true);
          if (next === undefined) setGoingOn(false);
          onChange({ ...draft, answers: next === undefined ? others : { ...others, [question.id]: next } });
        }}
      />
      {questionType(question.typeId).isText && answer !== null && (
        <div className="-mt-4" inert={isUnderway}>
          <ReplyOption
            key={question.id}
            reportingLink={reportingLink}
            isShort={question.id !== firstWritten?.id}
            isChosen={repliesTo.includes(question.id)}
            onChange={(isChosen) => {
              const rest = repliesTo.filter((id) => id !== question.id);
              onChange({ ...draft, repliesTo: isChosen ? [...rest, question.id] : rest });
            }}
          />
        </div>
      )}
      <div className="stays bottom-0 z-10 -mx-4 mt-auto flex flex-col gap-3 border-line border-t bg-paper px-4 py-3 @min-[32rem]:static @min-[32rem]:mx-0 @min-[32rem]:mt-2 @min-[32rem]:border-t-0 @min-[32rem]:px-0">
        {note}
        {isLast && <p className="text-13 text-muted">{t('final')}</p>}
        <div className="flex items-center justify-between gap-3">
          {at > 0 && (
            <Button
              variant="quiet"
              size="large"
              className="-ml-4"
              icon={<ArrowLeft aria-hidden />}
              disabled={isUnderway}
              onClick={() => goTo(at - 1)}
            >
              {t('back')}
            </Button>
          )}
          <Button
            key={isLast ? 'send' : 'next'}
            type="submit"
            variant={isLast || isAnswered(question, draft.answers) ? 'primary' : 'secondary'}
            size="large"
            className={clsx('grow @min-[32rem]:ml-auto @min-[32rem]:grow-0', isLast && 'animate-out-of-reach')}
            loading={isUnderway}
          >
            {t(isLast ? 'send' : 'next')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Whether there is an answer, or a person prefers not to say. */
function isAnswered(question: RespondentQuestion, answers: Answers): boolean {
  const { [question.id]: answer } = answers;
  return isSettled(question, answers) && answer !== undefined && answer !== '';
}

interface QuestionScreenProps {
  question: RespondentQuestion;
  answer: Answers[number] | undefined;
  /** Null for someone who prefers not to say, undefined once they change their mind. */
  onChange: (answer: Answers[number] | undefined) => void;
  /** Called when one tap is a final answer; absent if it doesn't move on. */
  onPick: (() => void) | undefined;
  /** Whether the answers are being sent. */
  isFixed: boolean;
  /** Whether it was to be left without an answer. */
  isMissing: boolean;
}

/** Shows one question on its screen. The next one takes the focus, so that screen readers and keyboards begin there. */
function QuestionScreen({ question, answer, onChange, onPick, isFixed, isMissing }: QuestionScreenProps) {
  const t = useTranslations('pulses.question');
  const respond = useTranslations('pulses.respond');
  const missing = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(question.id);
  useEffect(() => {
    if (shownId.current !== question.id) heading.current?.focus({ preventScroll: true });
    shownId.current = question.id;
  }, [question.id]);
  // Long lists of choices end below the screen.
  useEffect(() => {
    if (isMissing) missing.current?.scrollIntoView({ block: 'nearest' });
  }, [isMissing]);
  const isSkipped = answer === null;
  const choice = <QuestionChoice question={question} answer={answer ?? undefined} onChange={onChange} />;
  return (
    <section className="flex flex-col gap-6" inert={isFixed}>
      <h2
        ref={heading}
        tabIndex={-1}
        lang={question.locale ?? undefined}
        className="wrap-anywhere text-pretty text-24 outline-none"
      >
        {question.text || t('untitled')}
      </h2>
      {!isSkipped &&
        (onPick ? (
          <SingleChoice key={question.id} onPick={onPick}>
            {choice}
          </SingleChoice>
        ) : (
          <div key={question.id}>{choice}</div>
        ))}
      <div ref={missing} className="-mt-4 scroll-mb-28 flex flex-col items-start">
        {isMissing && (
          <Alert state="neutral" announce="now" className="mt-2 self-stretch">
            {respond('missing')}
          </Alert>
        )}
        <output className="text-muted">{isSkipped && t('skipped')}</output>
        <button
          type="button"
          className="min-h-12 rounded-control text-14 text-muted underline decoration-control-line underline-offset-4 hover:text-ink hover:decoration-current"
          onClick={() => onChange(isSkipped ? undefined : null)}
        >
          {t(isSkipped ? 'answerAfterAll' : 'preferNot')}
        </button>
      </div>
    </section>
  );
}
