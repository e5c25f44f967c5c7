import type { Paragraph, Piece } from '#/lib/domain/briefs/briefs.schema.ts';
import { DRIVERS_NAMED } from '#/lib/domain/briefs/constants.ts';
import { listNamedMost } from '#/lib/domain/metrics/publication/minimum-group.ts';
import { isParticipationLow } from '#/lib/domain/metrics/publication/participation.ts';
import { describeFindings, listFindings, type NamedFigure } from '#/lib/domain/metrics/words/finding-words.ts';
import { describePlaces } from '#/lib/domain/metrics/words/plain-words.ts';
import type { Locale } from '#/lib/words/locales.ts';
import { wordsFor } from '#/lib/words/translator.ts';

// Names hold no control characters, so these can only be what stands here.
const [BEGIN, MIDDLE, END] = ['\u0001', '\u0002', '\u0003'];
const linked = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

/** Returns a text that keeps its address while sentences are built around it. */
export function linkText(text: string, href: string): string {
  return `${BEGIN}${href}${MIDDLE}${text}${END}`;
}

/**
 * Returns a sentence in parts, those with an address by themselves.
 * @example splitLinks(`${linkText('Web', '/web')} is up.`) // [{ text: 'Web', href: '/web' }, { text: ' is up.', href: null }]
 */
export function splitLinks(sentence: string): Piece[] {
  const [before = '', href, text, ...rest] = sentence.split(linked);
  const plain = before === '' ? [] : [{ text: before, href: null }];
  if (href === undefined || text === undefined) return plain;
  const after = sentence.slice(before.length + linkText(text, href).length);
  return [...plain, { text, href }, ...(rest.length > 0 ? splitLinks(after) : [])];
}

type Figure = Omit<NamedFigure, 'metric'>;
type Highlights = Parameters<typeof describePlaces>[0];

/** Published figures of a company, a department or a team over the week. */
export interface WeekFigures {
  sentiment: Figure;
  productivity: Figure;
  motivation: Figure;
  /** Answered share of the check-ins in %. */
  participation: number | null;
  /** How often each was named beside a feeling, as a band. */
  drivers: readonly { label: string; helped: string | null; hurt: string | null }[];
  /** Teams that stand out; none for a team. */
  highlights: Highlights;
}

interface How {
  locale: Locale;
  about: Paragraph['about'];
  /** Where a team of the paragraph is looked at. */
  teamHref: (id: number) => string;
  /** Where drivers are looked at. */
  driversHref: string;
  /** True for the figures of what a team is part of, which is too small for its own. */
  isStandIn?: boolean;
}

/**
 * Returns a paragraph of the brief: what moved, where, what people named beside their feelings, and how many answered.
 * Null where no figure of the week is published.
 */
export function presentParagraph(figures: WeekFigures, how: How): Paragraph | null {
  const { locale, about, teamHref, driversHref, isStandIn = false } = how;
  const t = wordsFor(locale, 'briefs.sentences');
  const list = new Intl.ListFormat(locale);
  const { sentiment, productivity, motivation, participation } = figures;
  const findings = listFindings([
    { metric: 'sentiment', ...sentiment },
    { metric: 'productivity', ...productivity },
    { metric: 'motivation', ...motivation },
  ]);
  if (findings.length === 0) return null;
  const places = describePlaces(figures.highlights, {
    t: wordsFor(locale, 'dashboards.breakdown'),
    locale,
    nameOf: ({ id, name }) => linkText(name, teamHref(id)),
  });
  const driverSentences = (sign: 'hurt' | 'helped') => {
    const labels = listNamedMost(figures.drivers, sign)
      .slice(0, DRIVERS_NAMED)
      .map(({ label }) => linkText(label.toLocaleLowerCase(locale), driversHref));
    return labels.length === 0 ? [] : [t(sign, { drivers: list.format(labels) })];
  };
  const participationSentences =
    participation === null
      ? []
      : [t(isParticipationLow(participation) ? 'few' : 'answered', { rate: Math.round(participation) })];
  const sentences = [
    ...(isStandIn ? [t('standIn', { name: about.name })] : []),
    describeFindings(findings, { t: wordsFor(locale, 'figures.results'), locale }),
    ...places,
    ...driverSentences('hurt'),
    ...driverSentences('helped'),
    ...participationSentences,
  ];
  return { about, sentences: sentences.map(splitLinks) };
}
