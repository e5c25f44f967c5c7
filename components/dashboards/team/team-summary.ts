import { figures } from '#/components/dashboards/figures.ts';
import {
  describeDuring,
  describeNothing,
  hasLowParticipation,
  hiddenGroup,
  isByName,
} from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { describeNextDue } from '#/components/frame/time/next-due-wording.ts';
import { describePeriod } from '#/lib/domain/calendar/date-words.ts';
import { describeDifference } from '#/lib/domain/metrics/words/change-words.ts';
import { describeFindings, type Finding, isCompared, listFindings } from '#/lib/domain/metrics/words/finding-words.ts';
import { describeHidden, type FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';
import { capitalise } from '#/lib/domain/metrics/words/plain-words.ts';
import { FIRST_FIGURES } from '#/lib/domain/releases/constants.ts';

/** Sentiment comes first in a sentence: it is what people ask first. */
const inOrder = figures.toReversed();

/**
 * Returns how the team is doing: a sentence such as “Motivation fell 6 points to 58; sentiment is steady around 71.” and
 * a second one on how to read it. A move that may be chance is never given as a rise or fall; the starting point of
 * motivation is no result and stays out.
 */
export function summariseTeam(dashboard: TeamDashboard, reader: FigureReader): { sentence: string; detail: string } {
  const { participation, nextDueDate } = dashboard;
  const findings = listFindings(
    inOrder.map(({ key, metric, inSentence }) => ({ metric, inSentence, ...dashboard[key] })),
  );
  if (findings.length > 0) {
    const care = 'Fewer than half of the check-ins were answered, so treat these results with caution.';
    const basis = isCompared(findings) ? describeCompared(dashboard) : 'There’s nothing to compare with yet.';
    return {
      sentence: dashboard.member === 0 ? describeFindings(findings) : describePerson(dashboard, findings),
      detail: hasLowParticipation(participation) ? care : basis,
    };
  }
  const group = hiddenGroup(dashboard, reader);
  const hidden = figures.map(({ key }) => describeHidden(dashboard[key], group)).find((words) => words !== undefined);
  if (hidden) return { sentence: `No new results ${describeDuring(dashboard)}.`, detail: hidden.reason };
  if (!isByName(dashboard)) return { sentence: describeNothing(dashboard), detail: FIRST_FIGURES };
  return { sentence: describeNothing(dashboard), detail: describeNextDue(nextDueDate, reader.locale) };
}

/** Published is the change of the averages, by name that of the people who answered in both. */
function describeCompared({ source, member, period }: TeamDashboard): string {
  const { compared, previous } = describePeriod(period.name);
  if (!isByName({ source })) return `Compared with the average of ${previous}.`;
  return member === 0
    ? `Compared with ${compared}, for people who answered in both.`
    : `Compared with ${compared}. One person’s answers vary a lot.`;
}

/** One person's figures as they are: no rule tells their changes from chance, so none is called clear or steady. */
function describePerson({ member, members }: TeamDashboard, findings: readonly Finding[]): string {
  const person = members.find(({ value }) => value === member);
  const figuresInWords = findings
    .map(({ name, kind, value, change }) => {
      const difference = kind === 'none' ? '' : `, ${describeDifference(change).text.toLowerCase()}`;
      return `${name} ${value}${difference}`;
    })
    .join('; ');
  return person ? `${person.label}: ${figuresInWords}.` : capitalise(`${figuresInWords}.`);
}
