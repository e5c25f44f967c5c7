import type { PulseDraft } from '#/components/pulses/build/pulse-draft.ts';
import type { QuestionDraft } from '#/components/pulses/build/question-draft.ts';
import { isLocalDate } from '#/lib/domain/calendar/local-date.ts';
import { OPTIONS_MIN } from '#/lib/domain/pulses/constants.ts';
import { questionType } from '#/lib/domain/pulses/questions/question-types.constants.ts';
import { isBlank } from '#/lib/words/plain-text.ts';

/** What is missing before a pulse can be sent, by the name of its sentence and the field that it's about. */
export interface Gap {
  fieldId: string;
  sentence: 'question' | 'options' | 'teams' | 'days' | 'startDate' | 'endDate' | 'endFirst';
}

/** Fields by their content, for labels and for the list of what is missing. */
export const fieldIds = {
  name: 'pulse-name',
  locale: 'pulse-language',
  teams: 'pulse-teams',
  days: 'pulse-days',
  startDate: 'pulse-start',
  endDate: 'pulse-end',
  question: (key: number) => `question-${key}`,
};

/**
 * Returns why a pulse can't be sent, in the order of the form. Questions without a text are left out, as are
 * invitations.
 */
export function gapsOf(draft: PulseDraft): Gap[] {
  const { bank, questions, teams, days, recurringOn, startsNow, startDate, endDate } = draft;
  const worded = questions.filter(({ text }) => !isBlank(text));
  const isDated = !startsNow && isLocalDate(startDate);
  return [
    ...(bank || worded.length > 0
      ? []
      : [{ fieldId: fieldIds.question(questions[0]?.key ?? 0), sentence: 'question' } as const]),
    ...(bank ? [] : worded.filter(lacksOptions)).map(({ key }) => {
      return { fieldId: fieldIds.question(key), sentence: 'options' } as const;
    }),
    ...(teams?.length === 0 ? [{ fieldId: fieldIds.teams, sentence: 'teams' } as const] : []),
    ...(recurringOn && !days.includes(true) ? [{ fieldId: fieldIds.days, sentence: 'days' } as const] : []),
    ...(startsNow || isDated ? [] : [{ fieldId: fieldIds.startDate, sentence: 'startDate' } as const]),
    ...endGaps(endDate, isDated ? startDate : ''),
  ];
}

/** Returns what is wrong with the last day, which is optional. */
export function endGaps(endDate: string, startDate: string): Gap[] {
  if (endDate === '') return [];
  if (!isLocalDate(endDate)) return [{ fieldId: fieldIds.endDate, sentence: 'endDate' }];
  return endDate < startDate ? [{ fieldId: fieldIds.endDate, sentence: 'endFirst' }] : [];
}

/** Returns whether a question with options has nothing to choose from. */
function lacksOptions({ typeId, pool }: QuestionDraft): boolean {
  if (!questionType(typeId).hasOptions) return false;
  const texts = pool.map(({ text }) => text.trim().replace(/ {2,}/g, ' ')).filter((text) => text !== '');
  return new Set(texts).size < OPTIONS_MIN;
}
