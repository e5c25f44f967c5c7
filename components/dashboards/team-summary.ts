import { wordNextDue } from '#/components/dashboards/date-wording.ts';
import { figures } from '#/components/dashboards/figures.ts';
import { capitalise, wordPeriod, wordPoints } from '#/components/dashboards/period-wording.ts';
import {
  describeHidden,
  hasLowParticipation,
  isManyPeople,
  wordDuring,
  wordNothing,
} from '#/components/dashboards/sample-wording.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

type Kind = 'changed' | 'steady' | 'unclear' | 'alone';
export interface Finding {
  name: string;
  kind: Kind;
  value: number;
  /** Whole points, negative for a fall. */
  change: number;
}

/** A move of so few points is called steady, when enough people stand behind it. */
const STEADY_POINTS = 2;
/** Mood comes first in a sentence: it is what people ask first. */
const inOrder = figures.toReversed();

/**
 * The answer to "how is the team doing": a sentence, and a second one on how to read it. A move that may be chance is
 * never told as a rise or fall; the starting point of motivation is no result and stays out.
 * @example summariseTeam({ … sentiments 71, change 1; motivation 58, change -6, reliable }, 'en-GB').sentence // 'Motivation fell 6 points to 58; mood is steady around 71.'
 */
export function summariseTeam(dashboard: TeamDashboard, locale: string): { sentence: string; detail: string } {
  const { participation, nextDueDate } = dashboard;
  const findings = inOrder.flatMap(({ key, inSentence }) => find(inSentence, dashboard[key]));
  if (findings.length > 0) {
    const isCompared = findings.some(({ kind }) => kind !== 'alone');
    const measure = `Changes compare with ${wordCompared(dashboard)}.`;
    const care = 'Fewer than half of the check-ins were answered, so read these figures with care.';
    const basis = isCompared ? measure : 'There is nothing from before to compare with yet.';
    return {
      sentence: capitalise(`${about(dashboard)}${tell(findings)}`),
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

function find(name: string, figure: TeamDashboard['productivity'] & { isDefault?: boolean }): Finding[] {
  if (figure.avg === null || figure.isDefault) return [];
  const change = Math.round(figure.change ?? 0);
  return [{ name, kind: kindOf(figure, change), value: Math.round(figure.avg), change }];
}

function kindOf(figure: TeamDashboard['productivity'], change: number): Kind {
  if (figure.change === null) return 'alone';
  if (figure.reliable && change !== 0) return 'changed';
  const isSteady = Math.abs(change) <= STEADY_POINTS && isManyPeople(figure);
  return isSteady ? 'steady' : 'unclear';
}

function about({ member, members }: TeamDashboard): string {
  const person = member === 0 ? undefined : members.find(({ value }) => value === member);
  return person ? `${person.label}: ` : '';
}

/** What changed comes first, then what did not, each said once for all figures it is true of. */
export function tell(findings: readonly Finding[]): string {
  const of = (kind: Kind) => findings.filter((finding) => finding.kind === kind);
  const clauses = [
    ...of('changed').map(
      ({ name, change, value }) =>
        `${name} ${change > 0 ? 'rose' : 'fell'} ${wordPoints(Math.abs(change))} to ${value}`,
    ),
    tellTogether(of('steady'), 'is steady around', 'around', ''),
    tellTogether(of('unclear'), 'is at', 'at', ', with no clear change'),
    tellTogether(of('alone'), 'is at', 'at', ''),
  ];
  return `${clauses.filter((clause) => clause !== '').join('; ')}.`;
}

/** One verb for several figures: "mood is at 60, performance at 68 and motivation at 65". */
function tellTogether(group: readonly Finding[], verb: string, again: string, end: string): string {
  const parts = group.map(({ name, value }, at) => `${name} ${at === 0 ? verb : again} ${value}`);
  const list = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return list && list + end;
}
