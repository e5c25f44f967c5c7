import type { Highlight } from '#/lib/domain/metrics/changes/highlights.ts';
import type { wordsFor } from '#/lib/words/translator.ts';

type NamedTeam = { readonly id: number; readonly name: string };
type TeamHighlight = Omit<Highlight<NamedTeam>, 'categoryId'>;

interface How {
  t: ReturnType<typeof wordsFor<'dashboards.breakdown'>>;
  locale: string;
  /** Words for a team in a sentence; its name by default. */
  nameOf?: (team: NamedTeam) => string;
}

/** People don't read more. */
const SENTENCES = 2;

/** Returns where the results come from, in up to two sentences: what fell, what rose, and where people feel worst. */
export function describePlaces(
  { attention, risen, success }: Record<'attention' | 'risen' | 'success', readonly TeamHighlight[]>,
  { t, locale, nameOf = ({ name }) => name }: How,
): string[] {
  const factsOf = ({ team, metric, value, change }: TeamHighlight) => ({
    team: nameOf(team),
    metric: t(`inSentence.${metric}`),
    value,
    points: Math.abs(change ?? 0),
  });
  const fallen = attention.find(({ reason }) => reason === 'fell');
  const up = [...success, ...risen].find(({ reason }) => reason === 'rose');
  const low = attention.filter(({ reason, metric }) => metric === 'sentiment' && reason !== 'fell');
  const list = new Intl.ListFormat(locale);
  const sentences = [
    fallen && t('fallen', factsOf(fallen)),
    up && t('risen', factsOf(up)),
    low.length > 0 &&
      t('lowest', {
        kind: placeLow(low, attention),
        teams: list.format(low.map(({ team, value }) => `${nameOf(team)} (${value})`)),
      }),
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').slice(0, SENTENCES);
}

/**
 * Returns how the sentence about low sentiment begins: after a fall to a sentiment that is as low with `also`, and with
 * `lowest` only if every other team that is named is known to feel better. A sentiment far below the whole's isn't
 * called low: it can be in the middle of the scale.
 */
function placeLow(low: readonly TeamHighlight[], attention: readonly TeamHighlight[]) {
  const highest = Math.max(...low.map(({ value }) => value));
  const others = attention.filter((one) => !low.includes(one));
  const [first] = others;
  const isFar = low.some(({ reason }) => reason === 'below');
  if (first?.reason === 'fell' && first.metric === 'sentiment' && first.value <= highest)
    return isFar ? 'alsoBelow' : 'also';
  if (others.every(({ metric, value }) => metric === 'sentiment' && value > highest)) return 'lowest';
  return isFar ? 'below' : 'low';
}

/**
 * Returns a number with its noun, or with other words that depend on the number.
 * @example countWords(1, 'point') // '1 point'
 * @example countWords(1250, 'row is', 'rows are') // '1,250 rows are'
 */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/**
 * Returns words as a list in a sentence.
 * @example listWords(['Sales', 'Design', 'Finance']) // 'Sales, Design and Finance'
 */
export function listWords(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return lists[last].format(words);
}

const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Returns the words with a capital first letter. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a text whose ranges of numbers stay on one line. */
export function joinRanges(text: string): string {
  return text.replaceAll(/(?<=\d)–(?=\d)/gu, '–\u2060');
}

/** A part of a sentence that may be a link. */
export interface Piece {
  text: string;
  href: string | null;
}

// Names contain no control characters, so only the markers set here match.
const [BEGIN, MIDDLE, END] = ['\u0001', '\u0002', '\u0003'];
const linked = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

/** Returns a text that keeps its link while sentences are built around it. */
export function linkText(text: string, href: string): string {
  return `${BEGIN}${href}${MIDDLE}${text}${END}`;
}

/** Returns what someone typed, without link markers. */
export function withoutLinks(text: string): string {
  return [BEGIN, MIDDLE, END].reduce((words, sign) => words.replaceAll(sign, ''), text);
}

/**
 * Returns a sentence in parts, with each link as its own part.
 * @example splitLinks(`${linkText('Web', '/web')} is up.`) // [{ text: 'Web', href: '/web' }, { text: ' is up.', href: null }]
 */
export function splitLinks(sentence: string): Piece[] {
  const [before = '', href, text, ...rest] = sentence.split(linked);
  const plain = before === '' ? [] : [{ text: before, href: null }];
  if (href === undefined || text === undefined) return plain;
  const after = sentence.slice(before.length + linkText(text, href).length);
  return [...plain, { text, href }, ...(rest.length > 0 ? splitLinks(after) : [])];
}

/**
 * Returns a label as written inside a sentence; German nouns keep their capital.
 * @example midSentence('Workload', 'en-GB') // 'workload'
 */
export function midSentence(label: string, locale: string): string {
  return new Intl.Locale(locale).language === 'de' ? label : label.toLocaleLowerCase(locale);
}
