'use client';

import { type FormEvent, useState } from 'react';
import { type Questions, setApplicable } from '#/components/check-ins/answers-state.ts';
import type { Draw } from '#/components/check-ins/draw.ts';
import { QuestionActions } from '#/components/check-ins/question-actions.tsx';
import { QuestionCard } from '#/components/check-ins/question-card.tsx';
import { askedBlocks, blockWords, questionSteps } from '#/components/check-ins/question-steps.tsx';
import { SkippedBlocks } from '#/components/check-ins/skipped-blocks.tsx';
import { useAnswers } from '#/components/check-ins/use-answers.ts';
import { useSubmitCheckIn } from '#/components/check-ins/use-submit-check-in.ts';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { wordDay } from '#/lib/domain/calendar/date-words.ts';

interface QuestionnaireProps {
  token: string;
  questions: Questions;
  /** BCP 47 tag in which its day is written. */
  locale: string;
  /** Which of how many check-ins, above the question; empty for the only one. */
  place: string;
  /** Comes after another check-in that was just sent. */
  isFollowing: boolean;
  /** Tokens chosen to be answered after this one. */
  chosen: string[] | undefined;
  /** Tokens of what is open still. */
  onSent: (surveys: string[]) => void;
}

/** The check-in, one question a screen. What is not touched is not sent as an answer. */
export function Questionnaire({ token, questions, locale, place, isFollowing, chosen, onSent }: QuestionnaireProps) {
  const { answers, step: key, isRestoring, update, forget } = useAnswers(token, questions);
  const [problem, setProblem] = useState<string>();
  const { sending, submit } = useSubmitCheckIn({ token, surveys: chosen }, (surveys) => {
    forget();
    onSent(surveys);
  });
  const draw: Draw = { questions, answers, change: (next) => update({ answers: next }) };
  const steps = questionSteps(draw);
  const exact = steps.findIndex((step) => step.key === key);
  // A block that is switched off or on is another number of steps: stay with the block.
  const at = Math.max(0, exact >= 0 ? exact : steps.findIndex(({ block }) => block === key.split('.')[0]));
  const step = steps[at];
  if (!step) return null;
  const { block } = step;
  const isLast = at === steps.length - 1;
  const isUnderway = ['sending', 'waiting', 'done'].includes(sending.state);
  const skipped = askedBlocks(questions).filter((asked) => !answers.isApplicable[asked] && asked !== block);

  const goTo = (index: number) => {
    setProblem(undefined);
    update({ step: steps[index]?.key ?? '' });
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway) return;
    const open = isLast ? steps.findIndex(({ isSettled }) => !isSettled) : step.isSettled ? -1 : at;
    if (open >= 0) {
      goTo(open);
      setProblem('Please answer, or mark it as not applicable.');
    } else if (isLast) void submit(answers);
    else goTo(at + 1);
  };

  return (
    <RespondentShell
      note={questions.audience}
      progress={
        <ProgressBar label="Progress" value={at + 1} max={steps.length} text={`${at + 1} of ${steps.length}`} />
      }
    >
      <p className="wrap-anywhere text-14 text-muted">
        {place}
        {questions.teamName} at {questions.companyName}
        <span className="block">For {wordDay(questions.localDate, locale)}</span>
      </p>
      <form
        onSubmit={goOn}
        aria-busy={isRestoring}
        inert={isRestoring}
        className="flex flex-1 flex-col gap-6 medium:min-h-136 medium:flex-none [&_:is(input,textarea,button,summary)]:scroll-mb-24"
      >
        <QuestionCard
          id={step.key}
          question={step.question}
          isFollowing={isFollowing}
          isFixed={isUnderway}
          {...(block && {
            notApplicable: {
              label: blockWords[block].skip,
              checked: !answers.isApplicable[block],
              onChange: (checked: boolean) => {
                setProblem(undefined);
                update({ answers: setApplicable(answers, block, !checked, questions) });
              },
            },
          })}
        >
          {step.content}
        </QuestionCard>
        {isLast && (
          <SkippedBlocks
            blocks={skipped}
            onAnswer={(back) => update({ step: back, answers: setApplicable(answers, back, true, questions) })}
          />
        )}
        <QuestionActions
          problem={step.isSettled ? undefined : problem}
          sending={sending}
          isUnderway={isUnderway}
          isLast={isLast}
          onBack={at > 0 ? () => goTo(at - 1) : undefined}
        />
      </form>
    </RespondentShell>
  );
}
