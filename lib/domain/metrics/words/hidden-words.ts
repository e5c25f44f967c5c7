import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { HiddenReason } from '#/lib/domain/metrics/publication/minimum-group.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

interface HiddenFigure {
  readonly hiddenReason: HiddenReason | null;
  /** Day of the last batch; null if there is none. */
  readonly until?: LocalDate | null;
}

/** Who reads why something is empty. */
export interface FigureReader {
  readonly t: ReturnType<typeof wordsFor<'figures.results'>>;
  /** The names of the categories of performance and sentiment. */
  readonly titles: ReturnType<typeof wordsFor<'figures.categories'>>;
  /** BCP 47 tag for dates and lists. */
  readonly locale: string;
}

/** The group of a result, and its company's settings. */
export interface HiddenGroup extends FigureReader {
  readonly kind: 'team' | 'department' | 'company';
  /** People a batch needs. */
  readonly minimum: number;
  /** The department whose results include a team that is too small for its own; by default the company. */
  readonly countsIn?: string | null | undefined;
  /** The teams that the reader reads by name, which is why the result is hidden from them. */
  readonly knownTeams?: readonly string[] | undefined;
}

/** A short name for why something is empty, and the full reason. */
export interface HiddenWords {
  readonly title: string;
  readonly reason: string;
}

/** Returns why a published result is empty, or undefined if it isn't. Screens, reports and files all use it. */
export function describeHidden({ hiddenReason, until }: HiddenFigure, group: HiddenGroup): HiddenWords | undefined {
  if (hiddenReason === null) return undefined;
  if (hiddenReason === 'group_too_small') return describeSmall(group);
  if (hiddenReason === 'known_by_name') return describeKnown(group);
  const { t, kind, minimum, locale } = group;
  const scope = kind === 'team' ? 'team' : 'group';
  return {
    title: t(`hidden.title.${scope}`, { minimum }),
    reason: until
      ? t(`hidden.reason.${scope}Next`, { minimum, day: formatDay(until, locale) })
      : t(`hidden.reason.${scope}First`, { minimum }),
  };
}

/** Returns why participation is empty, or undefined if it isn't. Its minimum counts the people who were asked. */
export function describeHiddenParticipation(
  { hiddenReason }: Pick<HiddenFigure, 'hiddenReason'>,
  group: HiddenGroup,
): HiddenWords | undefined {
  if (hiddenReason === null) return undefined;
  if (hiddenReason === 'group_too_small') return describeSmall(group);
  if (hiddenReason === 'known_by_name') return describeKnown(group);
  const { t, minimum } = group;
  return { title: t('hidden.title.participation'), reason: t('hidden.reason.participation', { minimum }) };
}

function describeSmall({ t, kind, minimum, countsIn }: HiddenGroup): HiddenWords {
  const title = t('hidden.title.small', { minimum });
  if (kind === 'company') return { title, reason: t('hidden.reason.smallCompany', { minimum }) };
  if (kind === 'department') return { title, reason: t('hidden.reason.smallDepartment', { minimum }) };
  const reason = countsIn
    ? t('hidden.reason.smallTeamOf', { minimum, department: countsIn })
    : t('hidden.reason.smallTeam', { minimum });
  return { title, reason };
}

/**
 * Returns why a result is hidden from someone who could subtract what they know by name, leaving a few people's
 * answers.
 */
function describeKnown({ t, kind, minimum, locale, knownTeams = [] }: HiddenGroup): HiddenWords {
  const title = t('hidden.title.known');
  const [team, ...others] = knownTeams;
  if (kind === 'team') return { title, reason: t('hidden.reason.knownPart', { minimum }) };
  if (team === undefined) return { title, reason: t('hidden.reason.known', { minimum }) };
  if (others.length === 0) return { title, reason: t('hidden.reason.knownTeam', { minimum, team }) };
  return { title, reason: t('hidden.reason.knownTeams', { minimum, teams: listOf(knownTeams, locale) }) };
}

/** Returns the note for a result that doesn't cover the whole period or the whole group; undefined if it does. */
export function describePartial(
  { until, endsEarly }: { until: LocalDate | null; endsEarly: boolean },
  { t, locale, isParticipationLow }: FigureReader & { isParticipationLow: boolean },
): string | undefined {
  const isEarly = endsEarly && until !== null;
  if (!isEarly) return isParticipationLow ? t('partial.low') : undefined;
  return t(isParticipationLow ? 'partial.earlyAndLow' : 'partial.early', { day: formatDay(until, locale) });
}

function formatDay(day: LocalDate, locale: string): string {
  return formatDate(day, locale, { day: 'numeric', month: 'long' });
}

function listOf(names: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale).format(names);
}
