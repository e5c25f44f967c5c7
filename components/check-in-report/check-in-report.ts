import { isConcerning } from '#/components/check-in-report/feeling-course.ts';
import type { Output } from '#/lib/api/endpoint.ts';
import type { getCheckInReportContract } from '#/lib/domain/check-ins/report/report.contract.ts';

/** A team's answers of one day, as the API gives them. */
export type CheckInReport = Output<typeof getCheckInReportContract>;
export type ReportAnswer = CheckInReport['answers'][number];
/** One person of the report with their answers. */
export type ReportRow = CheckInReport['members'][number] & { answer: ReportAnswer };

/** Returns the request for a report; the server uses the same, so that the cached answer is found. */
export function reportInput(team: number, date: string | null) {
  return { params: { id: team }, query: date === null ? {} : { date } };
}

const order: readonly ReportAnswer['status'][] = ['answered', 'open', 'not_answered', 'not_due'];
const feelingOrder: readonly (string | undefined)[] = ['bad', 'meh', 'good', undefined];

/**
 * Returns the people who were asked or rated on the day, sorted by who may need their leader first. Bad feelings come
 * first, then meh ones, people who haven't answered after bad days, good ones, answers without a feeling, others who
 * haven't answered, and those rated only by a leader. Those who haven't answered start with who felt bad most often
 * lately. Otherwise, the order by name is kept.
 */
export function rowsOf({ members, answers }: Pick<CheckInReport, 'members' | 'answers'>): ReportRow[] {
  const byPerson = new Map(answers.map((answer) => [answer.userId, answer]));
  const rows = members.flatMap((member) => {
    const answer = byPerson.get(member.id);
    const isRead = answer && (answer.status !== 'not_due' || answer.ratings.length > 0);
    return isRead ? [{ ...member, answer }] : [];
  });
  const feelingOf = ({ answer }: ReportRow) => feelingOrder.indexOf(answer.emotion?.type);
  const badDaysOf = ({ answer: { status, course } }: ReportRow) =>
    status === 'answered' ? 0 : course.filter(({ emotion }) => emotion?.type === 'bad').length;
  const isWorry = ({ answer: { status, course } }: ReportRow) =>
    (status === 'open' || status === 'not_answered') && isConcerning(course);
  const groupOf = (row: ReportRow) => {
    if (isWorry(row)) return 1;
    return feelingOf(row) < feelingOrder.indexOf('good') ? 0 : 2;
  };
  return rows.sort(
    (a, b) =>
      groupOf(a) - groupOf(b) ||
      order.indexOf(a.answer.status) - order.indexOf(b.answer.status) ||
      feelingOf(a) - feelingOf(b) ||
      badDaysOf(b) - badDaysOf(a),
  );
}
