import type { useTranslations } from 'next-intl';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

export type QuestionnaireWords = ReturnType<typeof useTranslations<'check-ins.questionnaire'>>;

/** What every step needs to render. */
export interface Draw {
  questions: Questions;
  answers: CheckInAnswers;
  t: QuestionnaireWords;
  change: (next: CheckInAnswers) => void;
  /** Goes to the step with a key. */
  open: (key: string) => void;
}
