import { tabStore } from '#/components/ui/tab-store.ts';
import type { CheckInAnswers } from '#/lib/domain/check-ins/questions/questions.schema.ts';

export interface Draft {
  answers: CheckInAnswers;
  /** The key of the current step; empty for the first. */
  step: string;
}

/** The drafts of this tab, by the check-in's token, until it's sent. */
export const drafts = tabStore<Draft>('check-in');
