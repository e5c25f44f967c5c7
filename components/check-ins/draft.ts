import { tabStore } from '#/components/ui/tab-store.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

export interface Draft {
  answers: CheckInAnswers;
  /** Key of the step that was on the screen; empty for the first. */
  step: string;
}

/** The drafts of this tab, by the token of the check-in, until it is sent. */
export const drafts = tabStore<Draft>('check-in');
