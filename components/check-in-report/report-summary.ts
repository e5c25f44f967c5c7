import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

interface How {
  t: ReturnType<typeof wordsFor<'check-in-report.summary'>>;
  locale: string;
}

/**
 * Returns a report in a line: how many answered, how they felt, and the average of their own performance ratings, as in
 * “1 of 2 answered: 1 bad. Self-reported performance: 62.”
 */
export function summariseReport({ answers }: Pick<CheckInReport, 'answers'>, { t, locale }: How): string {
  const due = answers.filter(({ status }) => status !== 'not_due');
  const responses = due.filter(({ status }) => status === 'answered');
  const counts = { answered: responses.length, due: due.length };
  const feelings = (['good', 'meh', 'bad'] as const).flatMap((type) => {
    const count = responses.filter(({ emotion }) => emotion?.type === type).length;
    return count > 0 ? [t(`kind.${type}`, { count })] : [];
  });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const sentences = [
    feelings.length > 0 ? t('felt', { ...counts, feelings: list.format(feelings) }) : t('answered', counts),
  ];
  const ratings = responses.flatMap(({ productivity }) => (productivity === null ? [] : [productivity]));
  if (ratings.length > 0) {
    const value = Math.round(ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length);
    sentences.push(t(ratings.length > 1 ? 'average' : 'one', { value }));
  }
  return sentences.join(' ');
}
