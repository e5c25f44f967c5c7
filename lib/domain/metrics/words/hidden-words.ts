import { wordDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { listWords } from '#/lib/domain/metrics/words/plain-words.ts';

interface HiddenFigure {
  readonly hiddenReason: HiddenReason | null;
  /** Day of the last batch; null without one. */
  readonly until?: LocalDate | null;
}

/** Whose figure it is, and what its company has set. */
export interface HiddenGroup {
  readonly kind: 'team' | 'department' | 'company';
  /** Persons a batch needs. */
  readonly minimum: number;
  /** Where a team counts that is too small for figures of its own; the company by default. */
  readonly countsIn?: string | null | undefined;
  /** The teams that the reader reads by name, because of which something is hidden from them. */
  readonly knownTeams?: readonly string[] | undefined;
  /** BCP 47 tag in which the date is written. */
  readonly locale: string;
}

/** A short name for why something is empty, and the whole reason. */
export interface HiddenWords {
  readonly title: string;
  readonly reason: string;
}

/**
 * Returns why a published figure is empty, or undefined where it is not: screens, reports and files all say the same.
 * @example describeHidden({ hiddenReason: 'not_enough_answers', until: '2026-03-03' },
 *   { kind: 'team', minimum: 5, locale: 'en-GB' }).reason
 * // 'Fewer than 5 people have answered since 3 March. The next result appears once they have.'
 */
export function describeHidden(
  { hiddenReason, until = null }: HiddenFigure,
  group: HiddenGroup,
): HiddenWords | undefined {
  if (hiddenReason === null) return undefined;
  const { kind, minimum, locale } = group;
  if (hiddenReason === 'group_too_small') return describeSmall(group);
  if (hiddenReason === 'known_by_name') return describeKnown(group);
  const since = until === null ? 'so far' : `since ${wordDate(until, locale, { day: 'numeric', month: 'long' })}`;
  const next = `The ${until === null ? 'first' : 'next'} result`;
  return kind === 'team'
    ? {
        title: `Fewer than ${minimum} people answered`,
        reason: `Fewer than ${minimum} people have answered ${since}. ${next} appears once they have.`,
      }
    : {
        title: `No team with ${minimum} people’s answers yet`,
        reason: `In no team have ${minimum} people answered ${since}. ${next} appears once they have.`,
      };
}

function describeSmall({ kind, minimum, countsIn }: HiddenGroup): HiddenWords {
  const title = `Fewer than ${minimum} members`;
  if (kind === 'company')
    return { title, reason: `Results appear once the company has ${minimum} members who answer.` };
  const groups = kind === 'team' ? 'Teams' : 'Departments';
  return {
    title,
    reason: `${groups} below ${minimum} people count in ${countsIn ?? 'the company'} together with others.`,
  };
}

/** What somebody knows by name could be taken away from the whole, which would leave the answers of a few. */
function describeKnown({ kind, minimum, knownTeams = [] }: HiddenGroup): HiddenWords {
  const title = 'Hidden from you';
  if (kind === 'team') {
    return {
      title,
      reason: `You read part of these answers by name, and fewer than ${minimum} others answered. Later results appear as usual.`,
    };
  }
  const isOne = knownTeams.length < 2;
  const teams = knownTeams.length === 0 ? 'one of its teams' : listWords(knownTeams);
  return {
    title,
    reason: `Hidden from you, because you read ${teams} by name and fewer than ${minimum} others answered. Those who don’t read ${isOne ? (knownTeams[0] ?? 'it') : 'them'} by name see the result. New results appear once ${minimum} others answer each time, or someone else leads ${isOne ? 'that team' : 'one of these teams'}.`,
  };
}

/**
 * Returns why participation is empty, or undefined where it is not; it counts those who were asked.
 * @example describeHiddenParticipation({ hiddenReason: 'not_enough_answers' }, { kind: 'team', minimum: 5, locale: 'en-GB' })?.title // 'Fewer than 5 people’s check-ins have closed'
 */
export function describeHiddenParticipation(
  { hiddenReason }: Pick<HiddenFigure, 'hiddenReason'>,
  group: HiddenGroup,
): HiddenWords | undefined {
  if (hiddenReason === null) return undefined;
  if (hiddenReason === 'group_too_small') return describeSmall(group);
  if (hiddenReason === 'known_by_name') return describeKnown(group);
  const { minimum } = group;
  return {
    title: `Fewer than ${minimum} people’s check-ins have closed`,
    reason: `Participation appears once the check-ins of ${minimum} people have closed.`,
  };
}

/**
 * Returns what to say at a figure that does not speak for the whole period or the whole group; undefined where it does.
 * @example describePartial({ until: '2026-11-19', endsEarly: true }, { isParticipationLow: false, locale: 'en-GB' }) // 'up to 19 November'
 */
export function describePartial(
  { until, endsEarly }: { until: LocalDate | null; endsEarly: boolean },
  { isParticipationLow, locale }: { isParticipationLow: boolean; locale: string },
): string | undefined {
  const reach = endsEarly && until ? `up to ${wordDate(until, locale, { day: 'numeric', month: 'long' })}` : '';
  const share = isParticipationLow ? 'less than half answered' : '';
  return [reach, share].filter(Boolean).join(' · ') || undefined;
}
