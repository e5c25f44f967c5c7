'use client';

import { useState } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import { CheckInRefused } from '#/components/check-ins/check-in-refused.tsx';
import { CompletedCheckIns } from '#/components/check-ins/completed-check-ins.tsx';
import { Questionnaire } from '#/components/check-ins/questionnaire.tsx';
import { useNextCheckIn } from '#/components/check-ins/use-next-check-in.ts';
import { RespondentShell } from '#/components/shell/respondent-shell.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { Spinner } from '#/components/ui/feedback/spinner.tsx';

interface CheckInQueueProps {
  token: string;
  questions: Questions;
  /** BCP 47 tag in which days are written. */
  locale: string;
  /** Tokens chosen to be answered after the first; without a choice all that are open follow. */
  chosen: string[] | undefined;
}

/** One check-in after the other: what was sent makes room for the next that is open, the last for a thank-you. */
export function CheckInQueue({ token, questions, locale, chosen }: CheckInQueueProps) {
  const [current, setCurrent] = useState({ token, questions, rest: chosen });
  const [sentTo, setSentTo] = useState<string[]>([]);
  const [isComplete, setIsComplete] = useState(false);
  const next = useNextCheckIn((loaded) => setCurrent(loaded));

  if (isComplete) return <CompletedCheckIns firstName={questions.firstName} teamNames={sentTo} />;
  if (next.failure?.kind === 'say') return <CheckInRefused message={next.failure.message} />;
  if (next.isLoading) {
    return (
      <RespondentShell>
        <output className="m-auto flex flex-col items-center gap-4 py-16">
          <Spinner />
          Sent. Your next check-in is loading.
        </output>
        {next.failure?.kind === 'wait' && (
          <Alert state="neutral" announce="now" title="No connection right now">
            Your answers have arrived. The next check-in loads as soon as the connection is back.
          </Alert>
        )}
      </RespondentShell>
    );
  }

  const following = current.rest ?? current.questions.surveys;
  const total = sentTo.length + 1 + following.length;
  return (
    <Questionnaire
      key={current.token}
      token={current.token}
      questions={current.questions}
      locale={locale}
      place={total > 1 ? `Check-in ${sentTo.length + 1} of ${total} · ` : ''}
      isFollowing={sentTo.length > 0}
      chosen={current.rest}
      onSent={(surveys) => {
        setSentTo([...sentTo, current.questions.teamName]);
        const [nextToken, ...rest] = surveys;
        if (nextToken === undefined) setIsComplete(true);
        else void next.load(nextToken, current.rest && rest);
      }}
    />
  );
}
