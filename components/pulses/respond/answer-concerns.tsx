'use client';

import { useTranslations } from 'next-intl';
import type { AnswerConcerns } from '#/components/pulses/respond/use-answer-check.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';

interface AnswerConcernsNoteProps {
  concerns: AnswerConcerns;
  company: string;
  onSend: () => void;
}

/** What somebody should know before they send an open answer; they may send it as it is. */
export function AnswerConcernsNote({ concerns, company, onSend }: AnswerConcernsNoteProps) {
  const words = useTranslations('pulses.concerns');
  const { offensiveWord, needsHelp } = concerns;
  if (offensiveWord === null && !needsHelp) return null;
  return (
    <>
      {needsHelp && (
        <Alert state="info" announce="now" title={words('help.title')}>
          {words.rich('help.text', {
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
          {words('offensive', { word: offensiveWord })}
        </Alert>
      )}
      <Button variant="secondary" className="self-end" onClick={onSend}>
        {words('anyway')}
      </Button>
    </>
  );
}
