import type { CheckInReport, ReportAnswer } from '#/components/check-in-report/check-in-report.ts';

type Emotion = NonNullable<ReportAnswer['emotion']>;

/** Someone who was asked that day, with their feeling if they gave one. */
export interface DayFace {
  id: number;
  name: string;
  isAnswered: boolean;
  emotion: Emotion | null;
}

/** In the order of the screen. */
export const feelingKinds = ['good', 'meh', 'bad'] as const satisfies readonly Emotion['type'][];

type Answers = Pick<CheckInReport, 'members' | 'answers'>;

/** Returns everyone who was asked, in this order: good feelings, meh, bad, no feeling, no answer. */
export function facesOf({ members, answers }: Answers): DayFace[] {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const faces = answers
    .filter(({ status }) => status !== 'not_due')
    .map(({ userId, status, emotion }) => {
      return { id: userId, name: names.get(userId) ?? '', isAnswered: status === 'answered', emotion };
    });
  return faces.sort((a, b) => rankOf(a) - rankOf(b) || (a.emotion?.id ?? 0) - (b.emotion?.id ?? 0));
}

function rankOf({ emotion, isAnswered }: DayFace): number {
  if (emotion) return feelingKinds.indexOf(emotion.type);
  return feelingKinds.length + (isAnswered ? 0 : 1);
}

/** With fewer answers, or a smaller share of bad ones, there is no sentence about the day. */
const DAY_ANSWERS_MIN = 3;
const DAY_BAD_SHARE = 0.6;

/** Returns what a sentence says about a day's feelings: most were bad, or all were good; null for any other day. */
export function feelingsOfDay(report: Pick<CheckInReport, 'answers'>) {
  const emotions = report.answers.flatMap(({ emotion }) => emotion ?? []);
  const count = (type: Emotion['type']) => emotions.filter((emotion) => emotion.type === type).length;
  const answers = emotions.length;
  if (answers < DAY_ANSWERS_MIN) return null;
  if (count('bad') >= DAY_BAD_SHARE * answers) return { kind: 'bad' as const, count: count('bad'), answers };
  return count('good') === answers ? { kind: 'good' as const, count: answers, answers } : null;
}

/**
 * Returns people's first names, or full names if two people of the team share one.
 * @example shortNames(['Ana Lima', 'Nina Krüger', 'Nina Hartmann']) // ['Ana', 'Nina Krüger', 'Nina Hartmann']
 */
export function shortNames(names: readonly string[], everybody: readonly string[] = names): string[] {
  const firstOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;
  const counts = Map.groupBy(everybody, firstOf);
  return names.map((name) => ((counts.get(firstOf(name))?.length ?? 0) > 1 ? name : firstOf(name)));
}
