'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import { CheckInRefused } from '#/components/check-ins/check-in-refused.tsx';
import { Ending, type Feeling } from '#/components/check-ins/ending/ending.tsx';
import type { SentCheckIn } from '#/components/check-ins/ending/use-turnouts.ts';
import { type LoadFailure, loadFailureOf } from '#/components/check-ins/load-failure.ts';
import { Questionnaire } from '#/components/check-ins/questionnaire.tsx';
import { questionnairePath } from '#/components/check-ins/questionnaire-path.ts';
import { RespondentShell } from '#/components/frame/pages/respondent-shell.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';
import { call } from '#/lib/api/call.ts';
import { questionsAddress } from '#/lib/domain/check-ins/questions/questionnaire.constants.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';
import type { getQuestionnaireContract } from '#/lib/domain/check-ins/respond/respond.contract.ts';

interface CheckInQueueProps {
  token: string;
  questions: Questions;
  /** The BCP 47 tag for days. */
  locale: string;
  /** The check-ins to answer after the first; without a choice, all open ones follow. */
  chosenTokens: string[] | undefined;
}

/** Shows one check-in after the other: after one is sent, the next open one follows; after the last, a thank-you. */
export function CheckInQueue({ token, questions, locale, chosenTokens }: CheckInQueueProps) {
  const t = useTranslations('check-ins.questionnaire');
  const [progress, setProgress] = useState({ token, questions, rest: chosenTokens });
  // The page passes them again in another language.
  const current = progress.token === token ? { ...progress, questions } : progress;
  const [sentCheckIns, setSentCheckIns] = useState<SentCheckIn[]>([]);
  const [feeling, setFeeling] = useState<Feeling>();
  const [isComplete, setIsComplete] = useState(false);
  const next = useNextCheckIn((loaded) => setProgress(loaded));

  if (isComplete) {
    const open = current.questions.surveys.filter((other) => !sentCheckIns.some((one) => one.token === other));
    return (
      <Ending
        firstName={questions.firstName}
        sentCheckIns={sentCheckIns}
        feeling={feeling}
        open={open}
        locale={locale}
      />
    );
  }
  if (next.failure?.kind === 'say') return <CheckInRefused message={next.failure.message} />;
  if (next.isLoading) {
    return (
      <RespondentShell>
        <output className="m-auto flex flex-col items-center gap-4 py-16">
          <Spinner />
          {t('loading')}
        </output>
        {next.failure?.kind === 'wait' && (
          <Alert state="neutral" announce="now" title={t('away.title')}>
            {t('away.text')}
          </Alert>
        )}
      </RespondentShell>
    );
  }

  const following = current.rest ?? current.questions.surveys;
  return (
    <Questionnaire
      key={current.token}
      token={current.token}
      questions={current.questions}
      locale={locale}
      number={sentCheckIns.length + 1}
      total={sentCheckIns.length + 1 + following.length}
      chosenTokens={current.rest}
      onSent={(surveys, answers) => {
        setSentCheckIns([...sentCheckIns, { token: current.token, teamName: current.questions.teamName }]);
        setFeeling(feelingOf(answers, current.questions) ?? feeling);
        const [nextToken, ...rest] = surveys;
        if (nextToken === undefined) setIsComplete(true);
        else void next.load(nextToken, current.rest && rest);
      }}
    />
  );
}

/** Returns the chosen face; none if the question was skipped or not asked. */
function feelingOf({ emotion, touched }: CheckInAnswers, { emotionQuestion }: Questions): Feeling | undefined {
  return touched.includes('emotions') ? emotionQuestion.options.find(({ id }) => id === emotion) : undefined;
}

interface NextCheckIn {
  token: string;
  questions: Questions;
  rest: string[] | undefined;
}

const retryAfterMs = 4000;

/** Loads the next check-in without a new page, so that no one waits; retries while there is no connection. */
function useNextCheckIn(onLoaded: (next: NextCheckIn) => void) {
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<LoadFailure>();
  const again = useRef<() => void>(undefined);
  const isTrying = useRef(false);
  const isWaiting = failure?.kind === 'wait';

  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => again.current?.();
    const timer = setInterval(retry, retryAfterMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting]);

  const load = async (token: string, rest: string[] | undefined): Promise<void> => {
    if (isTrying.current) return;
    isTrying.current = true;
    again.current = () => void load(token, rest);
    setIsLoading(true);
    try {
      const questions = await call<typeof getQuestionnaireContract>(questionsAddress, { body: { token } });
      window.history.replaceState(null, '', questionnairePath(token, rest));
      setIsLoading(false);
      setFailure(undefined);
      onLoaded({ token, questions, rest });
    } catch (error) {
      const consequence = loadFailureOf(error);
      if (consequence.kind === 'leave') window.location.assign(consequence.to);
      else setFailure(consequence);
    } finally {
      isTrying.current = false;
    }
  };
  return { isLoading, failure, load };
}
