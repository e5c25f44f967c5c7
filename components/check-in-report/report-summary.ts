import type { CheckInReport } from '#/components/check-in-report/check-in-report.ts';

/**
 * Returns a report in a line: how many answered, how they felt, and what they got done by their own rating.
 * @example summariseReport({ answers: [{ status: 'answered', emotion: { type: 'bad' }, productivity: 62 },
 *   { status: 'open' }] }) // '1 of 2 answered. 1 felt bad. Self-reported performance is 62.'
 */
export function summariseReport({ answers }: Pick<CheckInReport, 'answers'>): string {
  const due = answers.filter(({ status }) => status !== 'not_due');
  const responses = due.filter(({ status }) => status === 'answered');
  const sentences = [`${responses.length} of ${due.length} answered.`];
  const feelings = [
    ['good', 'felt good'],
    ['meh', 'meh'],
    ['bad', 'bad'],
  ] as const;
  const counts = feelings.flatMap(([type, words]) => {
    const count = responses.filter(({ emotion }) => emotion?.type === type).length;
    return count > 0 ? [{ count, words }] : [];
  });
  if (counts.length > 0) {
    const parts = counts.map(
      ({ count, words }, at) => `${count} ${at === 0 && words !== 'felt good' ? `felt ${words}` : words}`,
    );
    sentences.push(`${parts.join(', ')}.`);
  }
  const ratings = responses.flatMap(({ productivity }) => (productivity === null ? [] : [productivity]));
  if (ratings.length > 0) {
    const average = Math.round(ratings.reduce((sum, value) => sum + value, 0) / ratings.length);
    sentences.push(`Self-reported performance is ${average}${ratings.length > 1 ? ' on average' : ''}.`);
  }
  return sentences.join(' ');
}
