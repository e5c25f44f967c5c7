import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { hasCrisisWords } from '#/lib/domain/language/crisis-words.ts';

interface NoteHelpProps {
  note: string;
  t: QuestionnaireWords;
}

/** Shows where to find help, for someone whose note says that they may be in danger. They can still send it. */
export function NoteHelp({ note, t }: NoteHelpProps) {
  if (!hasCrisisWords(note)) return null;
  return (
    <Alert state="info" announce="now" title={t('help.title')}>
      {t.rich('help.text', {
        link: (text) => (
          <a href="https://findahelpline.com" target="_blank" rel="noreferrer" className="font-medium underline">
            {text}
          </a>
        ),
      })}
    </Alert>
  );
}
