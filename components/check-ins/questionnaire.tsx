'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { answerBlock, type Questions, setApplicable } from '#/components/check-ins/answers-state.ts';
import type { Draw } from '#/components/check-ins/draw.ts';
import { QuestionActions } from '#/components/check-ins/question-actions.tsx';
import { QuestionCard } from '#/components/check-ins/question-card.tsx';
import { askedBlocks, questionSteps, skipWords } from '#/components/check-ins/question-steps.tsx';
import { ReadersNote } from '#/components/check-ins/readers-note.tsx';
import { SingleChoice } from '#/components/check-ins/single-choice.tsx';
import { SkippedBlocks } from '#/components/check-ins/skipped-blocks.tsx';
import { useAfterAMoment } from '#/components/check-ins/use-after-a-moment.ts';
import { useAnswers } from '#/components/check-ins/use-answers.ts';
import { useChosenFace } from '#/components/check-ins/use-chosen-face.ts';
import { useSubmitCheckIn } from '#/components/check-ins/use-submit-check-in.ts';
import { RespondentShell } from '#/components/frame/pages/respondent-shell.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { formatDay } from '#/lib/domain/calendar/date-words.ts';
import type { BlockName } from '#/lib/domain/check-ins/constants.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

interface QuestionnaireProps {
  token: string;
  questions: Questions;
  /** The BCP 47 tag for its day. */
  locale: string;
  /** Which check-in it is, and of how many. */
  number: number;
  total: number;
  /** The check-ins to answer after this one. */
  chosenTokens: string[] | undefined;
  /** Gets the tokens of check-ins that are still open, and the sent answers. */
  onSent: (surveys: string[], answers: CheckInAnswers) => void;
}

/** Shows the check-in, one question per screen. Untouched questions aren't sent as answers. */
export function Questionnaire({ token, questions, locale, number, total, chosenTokens, onSent }: QuestionnaireProps) {
  const t = useTranslations('check-ins.questionnaire');
  const { answers, step: key, isRestoring, update, forget } = useAnswers(token, questions);
  const [problem, setProblem] = useState<string>();
  const [isGoingOn, setIsGoingOn] = useState(false);
  const { sending, submit } = useSubmitCheckIn({ token, surveys: chosenTokens }, (surveys) => {
    forget();
    onSent(surveys, answers);
  });
  const draw: Draw = {
    questions,
    answers,
    t,
    change: (next) => update({ answers: next }),
    open: (to) => update({ step: to }),
  };
  const steps = questionSteps(draw);
  const exact = steps.findIndex((step) => step.key === key);
  // A skipped or resumed block has another number of steps: the same block stays open.
  const at = Math.max(0, exact >= 0 ? exact : steps.findIndex(({ block }) => block === key.split('.')[0]));
  const goTo = (index: number) => {
    setIsGoingOn(false);
    setProblem(undefined);
    update({ step: steps[index]?.key ?? '' });
  };
  const wentOnJustNow = useAfterAMoment(isGoingOn, () => goTo(at + 1));
  useChosenFace(questions, !isRestoring, (emotion) =>
    update({ answers: answerBlock(answers, 'emotions', { emotion }), step: 'factors' }),
  );
  const step = steps[at];
  if (!step) return null;

  const { block } = step;
  const isLast = at === steps.length - 1;
  const isUnderway = ['sending', 'waiting', 'done'].includes(sending.state);
  const skipped = askedBlocks(questions).filter((other) => !answers.isApplicable[other] && other !== block);
  const goesOnByItself = step.isSingleChoice && !isLast;
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway) return;
    const open = isLast ? steps.findIndex(({ isSettled }) => !isSettled) : step.isSettled ? -1 : at;
    if (open === at && wentOnJustNow()) return;
    if (open >= 0) {
      goTo(open);
      setProblem(t('unanswered'));
    } else if (isLast) void submit(answers);
    else goTo(at + 1);
  };
  const skip = (one: BlockName, isSkipped: boolean) => {
    setIsGoingOn(false);
    setProblem(undefined);
    const next = setApplicable(answers, one, !isSkipped, questions);
    const shorter = questionSteps({ ...draw, answers: next });
    const following = isSkipped ? shorter[shorter.findIndex((other) => other.block === one) + 1] : undefined;
    update({ answers: next, ...(following && { step: following.key }) });
  };

  return (
    <RespondentShell
      progress={
        <ProgressBar
          label={t('progress')}
          value={at + 1}
          max={steps.length}
          text={t('step', { step: at + 1, of: steps.length })}
        />
      }
    >
      {/* Elsewhere than on a phone, the buttons stay at one height from question to question. */}
      <div className="flex flex-1 flex-col gap-6 medium:min-h-177 medium:flex-none">
        <div className="flex flex-col gap-2 text-muted">
          <p className="wrap-anywhere text-14">
            {total > 1
              ? t('place', { number, total, team: questions.teamName, company: questions.companyName })
              : t('team', { team: questions.teamName, company: questions.companyName })}
            <span className="block">{t('day', { day: formatDay(questions.localDate, locale) })}</span>
          </p>
          {!step.isAnonymous && <ReadersNote questions={questions} isShort={at > 0} t={t} />}
        </div>
        <form
          method="post"
          onSubmit={goOn}
          aria-busy={isRestoring}
          inert={isRestoring}
          className="flex flex-1 flex-col gap-6 medium:gap-5"
        >
          <QuestionCard
            id={step.key}
            question={step.question}
            isFollowing={number > 1}
            isFixed={isUnderway}
            {...(block && {
              skipping: {
                isSkipped: !answers.isApplicable[block],
                label: t(answers.isApplicable[block] ? skipWords[block] : 'answerSkipped'),
                note: t('skipped'),
                onChange: (isSkipped: boolean) => skip(block, isSkipped),
              },
            })}
          >
            {goesOnByItself ? (
              <SingleChoice key={step.key} onPick={() => setIsGoingOn(true)}>
                {step.content}
              </SingleChoice>
            ) : (
              <div key={step.key}>{step.content}</div>
            )}
          </QuestionCard>
          {isLast && <SkippedBlocks blocks={skipped} t={t} onAnswer={(back) => answerAfterAll(back)} />}
          <QuestionActions
            problem={step.isSettled ? undefined : problem}
            sending={sending}
            isUnderway={isUnderway}
            isLast={isLast}
            goesOnByItself={goesOnByItself && !step.isSettled}
            t={t}
            onBack={at > 0 ? () => goTo(at - 1) : undefined}
          />
        </form>
      </div>
    </RespondentShell>
  );

  function answerAfterAll(back: BlockName) {
    update({ step: back, answers: setApplicable(answers, back, true, questions) });
  }
}
