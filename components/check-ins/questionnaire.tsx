'use client';

import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type Questions, untouchedAnswers } from '#/components/check-ins/answers-state.ts';
import { EmotionFace } from '#/components/check-ins/emotion-face.tsx';
import { QuestionCard } from '#/components/check-ins/question-card.tsx';
import { questionSteps } from '#/components/check-ins/question-steps.tsx';
import { useSubmitCheckIn } from '#/components/check-ins/use-submit-check-in.ts';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { Alert } from '#/components/ui/alert.tsx';
import { Button } from '#/components/ui/button.tsx';
import { EmptyState } from '#/components/ui/empty-state.tsx';
import { ProgressBar } from '#/components/ui/progress-bar.tsx';
import { audienceNote } from '#/lib/domain/check-ins/constants.ts';
import { checkInAnswers } from '#/lib/domain/check-ins/schema.ts';

/** The check-in, one question a screen. What is not touched is not sent as an answer. */
export function Questionnaire({ token, questions }: { token: string; questions: Questions }) {
  const [answers, setAnswers] = useState(() => untouchedAnswers(questions));
  const [at, setAt] = useState(0);
  const [problem, setProblem] = useState<string>();
  const { sending, submit } = useSubmitCheckIn(token);
  const steps = questionSteps(questions, answers, (next) => {
    setProblem(undefined);
    setAnswers(next);
  });
  const step = steps[Math.min(at, steps.length - 1)];
  if (!step) return null;
  const isLast = step === steps.at(-1);

  if (sending.state === 'done') {
    return (
      <RespondentShell note={audienceNote}>
        <div className="mx-auto pt-10">
          <EmotionFace id={3} type="good" />
        </div>
        <EmptyState title={`Thank you, ${questions.firstName}`} className="-mt-6">
          Your check-in for {questions.teamName} has arrived. You can close this page.
        </EmptyState>
      </RespondentShell>
    );
  }

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (!step.isSettled) {
      setProblem('Please answer, or mark it as not applicable.');
    } else if (!isLast) {
      setAt(at + 1);
    } else {
      const checked = checkInAnswers.safeParse(answers);
      if (checked.success) void submit(checked.data);
      else setProblem(checked.error.issues[0]?.message);
    }
  };

  return (
    <RespondentShell
      note={audienceNote}
      progress={
        <ProgressBar label="Progress" value={at + 1} max={steps.length} text={`${at + 1} of ${steps.length}`} />
      }
    >
      <p className="text-14 text-muted">
        {questions.teamName} at {questions.companyName}
      </p>
      <form onSubmit={goOn} className="flex flex-1 flex-col gap-6">
        <QuestionCard
          question={step.question}
          {...(step.setApplicable && step.block
            ? {
                notApplicable: {
                  checked: !answers.isApplicable[step.block],
                  onChange: (checked: boolean) => step.setApplicable?.(!checked),
                },
              }
            : {})}
        >
          {step.content}
        </QuestionCard>
        {problem && (
          <Alert state="bad" announce="now">
            {problem}
          </Alert>
        )}
        {sending.state === 'refused' && (
          <Alert state="bad" announce="now">
            {sending.message}
          </Alert>
        )}
        {sending.state === 'waiting' && (
          <Alert state="neutral" announce="now" title="No connection right now">
            Keep this page open: your answers are sent as soon as it is back.
          </Alert>
        )}
        <div className="mt-auto flex items-center justify-between gap-3 pt-4">
          {at > 0 ? (
            <Button variant="quiet" size="large" icon={<ArrowLeft aria-hidden />} onClick={() => setAt(at - 1)}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" size="large" loading={sending.state === 'sending' || sending.state === 'waiting'}>
            {isLast ? 'Send' : 'Next'}
          </Button>
        </div>
      </form>
    </RespondentShell>
  );
}
