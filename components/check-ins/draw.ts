import type { Questions } from '#/components/check-ins/answers-state.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/schema.ts';

/** What every step draws from. */
export interface Draw {
  questions: Questions;
  answers: CheckInAnswers;
  change: (next: CheckInAnswers) => void;
}
