import { ChevronDown, Eye } from 'lucide-react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';

interface ReadersNoteProps {
  questions: Questions;
  /** After the first question it's one line that opens to show the rest. */
  isShort: boolean;
  t: QuestionnaireWords;
}

/** Shows who reads which part of a check-in, without leaving the page, because people may not be signed in. */
export function ReadersNote({ questions, isShort, t }: ReadersNoteProps) {
  const isOwn = questions.isApplicable.emotions;
  const isRating = questions.isApplicable.ratings;
  return (
    <div className={`flex items-start gap-1.5 text-13 ${isShort ? 'print:not-has-[[open]]:hidden' : ''}`}>
      <Eye aria-hidden className={`${isShort ? 'mt-2.25' : 'mt-0.5'} size-3.5 shrink-0`} />
      <div className="flex flex-col gap-1">
        {!isShort && <p className="text-pretty">{questions.audience}</p>}
        <details className="group print:not-open:hidden">
          <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1 rounded-mark font-medium text-accent-text [&::-webkit-details-marker]:hidden">
            {t('readers.title')}
            <ChevronDown aria-hidden className="size-3.5 group-open:rotate-180" />
          </summary>
          <ul className="flex list-disc flex-col gap-1 pt-1 pl-4 text-pretty">
            {isShort && <li>{questions.audience}</li>}
            {isOwn && <li>{t('readers.own')}</li>}
            {isRating && <li>{t('readers.ratings')}</li>}
            <li>{t('readers.later')}</li>
            {isOwn && <li>{t('readers.others')}</li>}
            <li>{t('readers.operators')}</li>
          </ul>
        </details>
      </div>
    </div>
  );
}
