import type { TeamStep } from '#/lib/domain/actions/actions.schema.ts';
import type { Paragraph } from '#/lib/domain/briefs/briefs.schema.ts';
import { DRIVERS_NAMED, FRESH_DAYS, STEPS_NAMED } from '#/lib/domain/briefs/constants.ts';
import { formatDate } from '#/lib/domain/calendar/date-words.ts';
import { daysBetween, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { listFindings, type NamedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { type BandedDrivers, balanceBands } from '#/lib/domain/metrics/scores/driver-balance.ts';
import { describeStory } from '#/lib/domain/metrics/words/finding-words.ts';
import {
  describePlaces,
  linkText,
  midSentence,
  splitLinks,
  withoutLinks,
} from '#/lib/domain/metrics/words/plain-words.ts';
import { formatLocales, type Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Figure = Omit<NamedFigure, 'metric'>;
type Highlights = Parameters<typeof describePlaces>[0] & Readonly<Record<'attention', Paragraph['teams']>>;

/** Published results of a company, a department or a team over the week. */
export interface WeekFigures {
  sentiment: Figure;
  productivity: Figure;
  motivation: Figure;
  /** Share of the check-ins that were answered, in %. */
  participation: number | null;
  /** How often each was named with a feeling, as a range. */
  drivers: BandedDrivers['drivers'];
  /** The feelings that they were named with. */
  feelings: BandedDrivers['feelings'];
  /** Teams that stand out; empty for a team. */
  highlights: Highlights;
  /** The teams' steps, as people who see no names see them. */
  steps: readonly TeamStep[];
}

interface How {
  locale: Locale;
  about: Paragraph['about'];
  /** The URL of a team in the paragraph. */
  teamHref: (id: number) => string;
  /** The URL of the reasons. */
  driversHref: string;
  /** True if these are the results of the larger group around a team that is too small for its own. */
  isStandIn?: boolean;
}

/**
 * Returns a paragraph of the brief: what moved, where, what hurt and what helped, how many answered, and which steps
 * are tried. Null if nothing of the week is published.
 */
export function presentParagraph(figures: WeekFigures, how: How): Paragraph | null {
  const { locale, about, teamHref, driversHref, isStandIn = false } = how;
  const t = wordsFor(locale, 'briefs.sentences');
  const formatLocale = formatLocales[locale];
  const list = new Intl.ListFormat(formatLocale);
  const { sentiment, productivity, motivation, participation } = figures;
  const results = wordsFor(locale, 'figures.results');
  const averages: NamedFigure[] = [
    { metric: 'sentiment', ...sentiment },
    { metric: 'productivity', ...productivity },
    { metric: 'motivation', ...motivation },
  ];
  const story = describeStory(
    { figures: averages, before: results('before.1w') },
    { t: results, locale: formatLocale },
  );
  if (story === null) return null;
  const places = describePlaces(figures.highlights, {
    t: wordsFor(locale, 'dashboards.breakdown'),
    locale: formatLocale,
    nameOf: ({ id, name }) => linkText(name, teamHref(id)),
  });
  const driverSentences = (sign: 'hurt' | 'helped') => {
    const labels = balanceBands(figures)
      .filter(({ side }) => side === sign)
      .slice(0, DRIVERS_NAMED)
      .map(({ label }) => linkText(midSentence(label, locale), driversHref));
    return labels.length === 0 ? [] : [t(sign, { drivers: list.format(labels) })];
  };
  const participationSentences =
    participation === null
      ? []
      : [t(isParticipationLow(participation) ? 'few' : 'answered', { rate: Math.round(participation) })];
  const steps = describeSteps(figures.steps, how);
  const sentences = [
    ...(isStandIn ? [t('standIn', { name: about.name })] : []),
    story,
    ...places,
    ...driverSentences('hurt'),
    ...driverSentences('helped'),
    ...participationSentences,
    ...steps,
  ];
  // Results of a larger group that stand in for the team's aren't compared with its own.
  const findings = isStandIn ? [] : listFindings(averages);
  const teams = figures.highlights.attention;
  const stepsInShort = shortenSteps(figures.steps, how);
  return { about, findings, teams, steps: steps.length, stepsInShort, sentences: sentences.map(splitLinks) };
}

/**
 * Returns the teams' steps and since when, those whose day to look back has come first, and how many more there are. A
 * team's own brief doesn't name the team.
 */
function describeSteps(steps: readonly TeamStep[], { locale, about, teamHref }: How): string[] {
  const t = wordsFor(locale, 'briefs.sentences.steps');
  const due = steps.filter(({ isDue }) => isDue);
  const firstSteps = [...due, ...steps.filter(({ isDue }) => !isDue)].slice(0, STEPS_NAMED);
  const of = about.kind === 'team' ? 'own' : 'team';
  const sentences = firstSteps.map(({ team, said, will, promisedOn, doneOn = null, isDue }) =>
    t(`${of}.${isDue ? 'due' : doneOn !== null ? 'done' : said === null ? 'trying' : 'tryingFor'}`, {
      team: linkText(team.name, teamHref(team.id)),
      will: withoutLinks(will),
      said: withoutLinks(said ?? ''),
      since: formatDate(isDue ? promisedOn : (doneOn ?? promisedOn), formatLocales[locale], {
        day: 'numeric',
        month: 'long',
      }),
    }),
  );
  const rest = steps.length - firstSteps.length;
  return rest > 0 ? [...sentences, t('more', { count: rest })] : sentences;
}

/** Returns how many teams are trying a step, and which should look back; null for a team, or without steps. */
function shortenSteps(steps: readonly TeamStep[], { locale, about, teamHref }: How) {
  if (about.kind === 'team' || steps.length === 0) return null;
  const t = wordsFor(locale, 'briefs.sentences.steps');
  const due = new Map(steps.filter(({ isDue }) => isDue).map(({ team }) => [team.id, team.name]));
  const names = [...due].slice(0, STEPS_NAMED).map(([id, name]) => linkText(name, teamHref(id)));
  const rest = due.size - names.length;
  const teams = new Intl.ListFormat(formatLocales[locale]).format(
    rest > 0 ? [...names, t('rest', { count: rest })] : names,
  );
  return splitLinks(t('short', { trying: new Set(steps.map(({ team }) => team.id)).size, due: due.size, teams }));
}

/**
 * Returns whether last week ended recently enough to be news, from Monday to Wednesday. Source: docs/decisions.md,
 * Last week is marked until it's opened.
 * @example isFresh('2026-11-25') // true
 * @example isFresh('2026-11-26') // false
 */
export function isFresh(today: LocalDate): boolean {
  return daysBetween(mondayOf(today), today) < FRESH_DAYS;
}
