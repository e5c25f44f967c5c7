import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { frequencies, type PeriodWord } from '#/lib/domain/check-ins/constants.ts';

/**
 * Gives the words for the span a team's check-in asks about.
 * @example periodWordOf(2) // 'this week'
 */
export function periodWordOf(frequencyId: FrequencyId): PeriodWord {
  return frequencies.find((frequency) => frequency.id === frequencyId)?.periodWord ?? 'today';
}

/**
 * Words the question about the feeling.
 * @example emotionQuestion(1) // 'How did you feel at work today?'
 */
export function emotionQuestion(frequencyId: FrequencyId): string {
  return `How did you feel at work ${periodWordOf(frequencyId)}?`;
}

/**
 * Words the question about the person's own productivity.
 * @example productivityQuestion(3) // 'How much of what you set out to do this month did you get done?'
 */
export function productivityQuestion(frequencyId: FrequencyId): string {
  return `How much of what you set out to do ${periodWordOf(frequencyId)} did you get done?`;
}

/**
 * Words the question about one of the team's norms.
 * @example normQuestion('Product', 'Respect', 1) // 'Product lived up to “Respect” today.'
 */
export function normQuestion(teamName: string, norm: string, frequencyId: FrequencyId): string {
  return `${teamName} lived up to “${norm}” ${periodWordOf(frequencyId)}.`;
}

/**
 * Words the question about where the person worked.
 * @example workEnvironmentQuestion(1) // 'Where did you work today?'
 */
export function workEnvironmentQuestion(frequencyId: FrequencyId): string {
  const word = periodWordOf(frequencyId);
  return word === 'today' ? 'Where did you work today?' : `Where did you mostly work ${word}?`;
}

/**
 * Words the question a leader answers about each member.
 * @example ratingsQuestion(2) // 'How much of what they set out to do this week did they get done?'
 */
export function ratingsQuestion(frequencyId: FrequencyId): string {
  return `How much of what they set out to do ${periodWordOf(frequencyId)} did they get done?`;
}
