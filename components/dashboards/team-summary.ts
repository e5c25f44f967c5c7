import { figures } from '#/components/dashboards/figures.ts';
import { wordNextDue } from '#/components/dashboards/next-due-wording.ts';
import {
  describeHidden,
  hasLowParticipation,
  wordDuring,
  wordNothing,
} from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';
import { wordPeriod } from '#/lib/domain/calendar/period-words.ts';
import { listFindings, tellFindings } from '#/lib/domain/metrics/finding-words.ts';

/** Sentiment comes first in a sentence: it is what people ask first. */
const inOrder = figures.toReversed();

/**
 * The answer to "how is the team doing": a sentence, and a second one on how to read it. A move that may be chance is
 * never told as a rise or fall; the starting point of motivation is no result and stays out.
 * @example summariseTeam({ … sentiments 71, change 1; motivation 58, change -6, reliable }, 'en-GB').sentence // 'Motivation fell 6 points to 58; sentiment is steady around 71.'
 */
export function summariseTeam(dashboard: TeamDashboard, locale: string): { sentence: string; detail: string } {
  const { participation, nextDueDate } = dashboard;
  const findings = listFindings(
    inOrder.map(({ key, metric, inSentence }) => ({ metric, inSentence, ...dashboard[key] })),
  );
  if (findings.length > 0) {
    const isCompared = findings.some(({ kind }) => kind !== 'alone');
    const measure = `Changes compare with ${wordCompared(dashboard)}.`;
    const care = 'Fewer than half of the check-ins were answered, so read these figures with care.';
    const basis = isCompared ? measure : 'There is nothing from before to compare with yet.';
    return {
      sentence: tellFindings(findings, about(dashboard)),
      detail: hasLowParticipation(participation) ? care : basis,
    };
  }
  const hidden = figures.map(({ key }) => describeHidden(dashboard[key])).find((words) => words !== undefined);
  if (hidden) return { sentence: `${hidden.title} ${wordDuring(dashboard)}.`, detail: hidden.reason };
  return { sentence: wordNothing(dashboard), detail: wordNextDue(nextDueDate, locale) };
}

/** Members are told the change of the averages, leaders that of the people who answered in both. */
function wordCompared({ asOf, member, period }: TeamDashboard): string {
  const { compared, previous } = wordPeriod(period.name);
  if (asOf !== null) return `the average of ${previous}`;
  return member === 0 ? `${compared}, over the people who answered in both` : compared;
}

function about({ member, members }: TeamDashboard): string {
  const person = member === 0 ? undefined : members.find(({ value }) => value === member);
  return person ? `${person.label}: ` : '';
}
