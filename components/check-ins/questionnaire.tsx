'use client';

import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Questions, setApplicable } from '#/components/check-ins/answers-state.ts';
import { QuestionCard } from '#/components/check-ins/question-card.tsx';
import { askedBlocks, blockWords, type Draw, questionSteps } from '#/components/check-ins/question-steps.tsx';
import { SendingNote } from '#/components/check-ins/sending-note.tsx';
import { SkippedBlocks } from '#/components/check-ins/skipped-blocks.tsx';
import { useAnswers } from '#/components/check-ins/use-answers.ts';
import { type Sending, useSubmitCheckIn } from '#/components/check-ins/use-submit-check-in.ts';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';
import { ProgressBar } from '#/components/ui/progress-bar.tsx';
import { audienceNote, ratingsAudienceNote } from '#/lib/domain/check-ins/constants.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/schema.ts';

interface QuestionnaireProps {
  token: string;
  questions: Questions;
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
export function Questionnaire({ token, questions, place, isFollowing, chosen, onSent }: QuestionnaireProps) {
  const { answers, step: key, update, forget } = useAnswers(token, questions);
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
  const skipped = askedBlocks(questions).filter((asked) => !answers.isApplicable[asked] && asked !== block);

  const goTo = (index: number) => {
    setProblem(undefined);
    update({ step: steps[index]?.key ?? '' });
  };
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!step.isSettled) setProblem('Please answer, or mark it as not applicable.');
    else if (!isLast) goTo(at + 1);
    else {
      const { success, data, error } = checkInAnswers.safeParse(answers);
      if (success) void submit(data);
      else setProblem(error.issues[0]?.message);
    }
  };

  return (
    <RespondentShell
      note={questions.isApplicable.emotions ? audienceNote : ratingsAudienceNote}
      progress={
        <ProgressBar label="Progress" value={at + 1} max={steps.length} text={`${at + 1} of ${steps.length}`} />
      }
    >
      <p className="wrap-anywhere text-14 text-muted">
        {place}
        {questions.teamName} at {questions.companyName}
      </p>
      <form onSubmit={goOn} className="flex flex-1 flex-col gap-6 [&_:is(input,textarea,button,summary)]:scroll-mb-24">
        <QuestionCard
          id={step.key}
          question={step.question}
          isFollowing={isFollowing}
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
        {problem && !(step.isSettled && !isLast) && (
          <Alert state="bad" announce="now">
            {problem}
          </Alert>
        )}
        <SendingNote sending={sending} />
        <div className="sticky bottom-0 z-10 -mx-4 mt-auto flex items-center justify-between gap-3 bg-paper px-4 py-3 max-medium:border-line max-medium:border-t medium:static medium:mx-0 medium:px-0">
          {at > 0 ? (
            <Button
              variant="quiet"
              size="large"
              className="-ml-4"
              icon={<ArrowLeft aria-hidden />}
              onClick={() => goTo(at - 1)}
            >
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="large" loading={isUnderway(sending)}>
            {isLast ? 'Send' : 'Next'}
          </Button>
        </div>
      </form>
    </RespondentShell>
  );
}

function isUnderway({ state }: Sending): boolean {
  return state === 'sending' || state === 'waiting' || state === 'done';
}
