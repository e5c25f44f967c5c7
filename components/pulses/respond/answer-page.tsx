'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { RespondentShell } from '#/components/frame/pages/respondent-shell.tsx';
import { SendingNote } from '#/components/frame/sending/sending-note.tsx';
import { useSending } from '#/components/frame/sending/use-sending.ts';
import { AnswerForm } from '#/components/pulses/respond/answer-form.tsx';
import {
  type Answers,
  type RespondentPulse,
  type RespondentQuestion,
  readFragment,
  sentAnswers,
} from '#/components/pulses/respond/answers.ts';
import { type Draft, drafts, readDraft } from '#/components/pulses/respond/draft.ts';
import { PulseNote } from '#/components/pulses/respond/pulse-note.tsx';
import { hashesOf, makeTextKeys, type TextKey } from '#/components/pulses/respond/text-keys.ts';
import { type AnswerConcerns, useAnswerCheck } from '#/components/pulses/respond/use-answer-check.ts';
import { PrivateLink } from '#/components/replies/private-link.tsx';
import { dropReplyKey } from '#/components/replies/reply-keys.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { ApiError, call } from '#/lib/api/call.ts';
import { formatInstant } from '#/lib/domain/calendar/date-words.ts';
import { pulseAnswersAddress } from '#/lib/domain/pulses/respond/respond.constants.ts';
import type { submitPulseAnswersContract } from '#/lib/domain/pulses/respond/respond.contract.ts';
import { browserStorage } from '#/lib/platform/browser-storage.ts';

/** Shows a pulse that was opened from an email. Nothing leaves this page before Send is pressed. */
export function AnswerPage({ token, pulse }: { token: string; pulse: RespondentPulse }) {
  const t = useTranslations('pulses.respond');
  const { questions } = pulse;
  const { draft, change, forget } = useDraft(token, questions);
  const [receipt, setReceipt] = useState<{ message: string; keys: readonly TextKey[] }>();
  const { sending, submit: submitAnswers } = useSending(
    async ({ answers, keys }: { answers: Answers; keys: readonly TextKey[] }, submissionId) => {
      const body = { answers: sentAnswers(questions, answers), submissionId, replyHashes: hashesOf(keys) };
      const input = { params: { id: token }, body };
      const { message } = await call<typeof submitPulseAnswersContract>(pulseAnswersAddress, input).catch((error) => {
        // Refused answers aren't stored: their keys would open nothing.
        if (error instanceof ApiError && error.status > 0 && error.status < 500)
          for (const key of keys) dropReplyKey(key.token);
        throw error;
      });
      return { message, keys };
    },
    (outcome) => {
      forget();
      setReceipt(outcome);
    },
  );
  const submit = async (last: Draft) =>
    submitAnswers({ answers: last.answers, keys: await makeTextKeys(last, questions) });
  const { isChecking, concerns, check } = useAnswerCheck(token, questions);
  const send = async () => {
    if (await check(draft.answers)) await submit(draft);
  };
  const page = useRef<HTMLDivElement>(null);
  usePreselection(questions[0], (question, answer) => {
    change({ ...draft, answers: { ...draft.answers, [question.id]: answer }, step: 0 });
    page.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.focus();
  });

  if (receipt)
    return (
      <PulseNote
        of="sent"
        message={isSignedIn() ? receipt.message : undefined}
        links={receipt.keys.length > 0 && <PrivateLinks keys={receipt.keys} />}
      >
        {t('sent', { day: formatClosing(pulse) })}
      </PulseNote>
    );
  const step = Math.min(draft.step, questions.length - 1);
  const isUnderway = isChecking || ['sending', 'waiting', 'done'].includes(sending.state);
  return (
    <RespondentShell
      progress={
        questions.length > 1 && (
          <ProgressBar
            label={t('progress')}
            value={step + 1}
            max={questions.length}
            text={t('step', { step: step + 1, of: questions.length })}
          />
        )
      }
    >
      <h1 className="sr-only">{pulse.name}</h1>
      <div ref={page} className="@container flex flex-1 flex-col">
        <AnswerForm
          pulse={pulse}
          draft={draft}
          onChange={change}
          onSend={() => void send()}
          onStep={() => window.scrollTo({ top: 0 })}
          isUnderway={isUnderway}
          note={
            <>
              {!isUnderway && (
                <AnswerConcernsNote concerns={concerns} company={pulse.companyName} onSend={() => void submit(draft)} />
              )}
              <SendingNote sending={sending} />
            </>
          }
        />
      </div>
    </RespondentShell>
  );
}

/** Shows the links to replies, one for each text. */
function PrivateLinks({ keys }: { keys: readonly TextKey[] }) {
  return (
    <div className="flex flex-col gap-3 text-left">
      {keys.map(({ question, token }) => (
        <PrivateLink key={token} token={token} question={keys.length > 1 ? question.text : undefined} />
      ))}
    </div>
  );
}

/** Takes the answer from an emailed link once, and removes it from the URL. */
function usePreselection(
  first: RespondentPulse['questions'][number] | undefined,
  choose: (question: RespondentPulse['questions'][number], answer: NonNullable<Answers[number]>) => void,
) {
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current || !first) return;
    isRead.current = true;
    const { hash, pathname, search } = window.location;
    if (hash) window.history.replaceState(null, '', pathname + search);
    const answer = readFragment(hash, first);
    if (answer !== undefined) choose(first, answer);
  });
}

/** Returns the day when it closes, in the reader's time zone. */
function formatClosing({ closesAt, locale }: RespondentPulse): string {
  return formatInstant(closesAt, locale, { weekday: 'long', day: 'numeric', month: 'long' });
}

function isSignedIn(): boolean {
  return browserStorage.read('token') !== null;
}

/** Subscribes to nothing, because no other page writes this tab's drafts. */
const neverChanges = () => () => undefined;

/** Returns the answers so far and the current question, kept when the page is reloaded. */
function useDraft(token: string, questions: readonly RespondentQuestion[]) {
  const [own, setOwn] = useState<Draft>();
  const text = useSyncExternalStore(
    neverChanges,
    () => drafts.read(token),
    () => null,
  );
  const change = (next: Draft) => {
    setOwn(next);
    drafts.keep(token, next);
  };
  return { draft: own ?? readDraft(text, questions), change, forget: () => drafts.drop(token) };
}

interface AnswerConcernsNoteProps {
  concerns: AnswerConcerns;
  company: string;
  onSend: () => void;
}

/** Shows hints about an open answer before it's sent; it can be sent unchanged. */
function AnswerConcernsNote({ concerns, company, onSend }: AnswerConcernsNoteProps) {
  const t = useTranslations('pulses.concerns');
  const { offensiveWord, needsHelp } = concerns;
  if (offensiveWord === null && !needsHelp) return null;
  return (
    <>
      {needsHelp && (
        <Alert state="info" announce="now" title={t('help.title')}>
          {t.rich('help.text', {
            company,
            link: (text) => (
              <a href="https://findahelpline.com" target="_blank" rel="noreferrer" className="font-medium underline">
                {text}
              </a>
            ),
          })}
        </Alert>
      )}
      {offensiveWord !== null && (
        <Alert state="neutral" announce="now">
          {t('offensive', { word: offensiveWord })}
        </Alert>
      )}
      <Button variant="secondary" className="self-end" onClick={onSend}>
        {t('anyway')}
      </Button>
    </>
  );
}
