import {
  type ChangeKind,
  distanceFrom,
  type Finding,
  isCompared,
  listFindings,
  type NamedFigure,
} from '#/lib/domain/metrics/changes/classify-change.ts';
import { roundDifference } from '#/lib/domain/metrics/words/change-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

type Reader = Pick<FigureReader, 't' | 'locale'>;

/** The group that a group is compared with, if the reader sees its sentiment and at least half of the group answered. */
export interface Whole {
  /** For a department; null for the company. */
  readonly name: string | null;
  readonly sentiment: number | null;
}

/** A group over a period. */
export interface Story {
  readonly figures: readonly NamedFigure[];
  /** The period it is compared with, such as “in the previous 30 days”. */
  readonly before: string;
  readonly whole?: Whole | undefined;
}

/**
 * Returns how a group is doing, in sentences; null if there is no result. Screens, reports, emails and the Monday brief
 * all use it. It says what changed, then what didn't, each once for all scores it's true of. How far sentiment is from
 * the whole's, if the distance matters, comes before scores that didn't change. A change that may be chance is never
 * called a rise or fall. Example: “Motivation fell 6 points to 58. Sentiment is steady around 71.”
 */
export function describeStory(story: Story, reader: Reader): string | null {
  return listStory(story, reader)?.join(' ') ?? null;
}

/** Returns the same sentences one by one, for a place that shows the first ones larger. */
export function listStory({ before, ...story }: Story, reader: Reader): string[] | null {
  const findings = listFindings(story.figures);
  if (findings.length === 0) return null;
  const apart = findApart(story, reader);
  return describeAlike(findings, { before, apart }, reader) ?? describeByKind(findings, apart, reader);
}

/** How far sentiment is from the whole's, in the form messages take. */
interface Apart {
  readonly side: 'below' | 'above' | 'none';
  readonly distance: number;
  readonly whole: string;
}

const nothingApart: Apart = { side: 'none', distance: 0, whole: '' };

function findApart({ figures, whole: of }: Omit<Story, 'before'>, { t }: Reader): Apart {
  const sentiment = figures.find(({ metric }) => metric === 'sentiment');
  if (!sentiment || !of) return nothingApart;
  const { direction, points: distance } = roundDifference(distanceFrom(of.sentiment, sentiment));
  if (direction === 'same') return nothingApart;
  const whole = t('finding.whole', { kind: of.name === null ? 'company' : 'other', name: of.name ?? '' });
  return { side: direction === 'down' ? 'below' : 'above', distance, whole };
}

/** Returns the distance in its own sentence, after a sentence about several scores. */
function describeApart(findings: readonly Finding[], { side, ...facts }: Apart, { t }: Reader): string[] {
  const sentiment = findings.find(({ metric }) => metric === 'sentiment');
  if (!sentiment || side === 'none') return [];
  const hasMoved = sentiment.kind === 'clear' || sentiment.kind === 'small';
  return [
    t(`finding.apart.${side}`, { moved: hasMoved ? roundDifference(sentiment.change).direction : 'same', ...facts }),
  ];
}

/** Returns in a sentence how far a group's sentiment is from the whole's; null if it isn't far, or unknown. */
export function describeDistance(story: Omit<Story, 'before'>, reader: Reader): string | null {
  return describeApart(listFindings(story.figures), findApart(story, reader), reader)[0] ?? null;
}

/** Returns one sentence for all three scores, if they say the same. */
function describeAlike(
  findings: readonly Finding[],
  { before, apart }: { before: string; apart: Apart },
  { t, locale }: Reader,
): string[] | null {
  if (findings.length < 3) return null;
  const isAll = (kind: ChangeKind) => findings.every((finding) => finding.kind === kind);
  const values = listValues(findings, { t, locale });
  const distance = describeApart(findings, apart, { t, locale });
  if (isAll('steady') || isAll('unclear')) return [...distance, t('finding.all.unclear', { values })];
  const signs = new Set(findings.map(({ change }) => Math.sign(change)));
  if (!isAll('clear') || signs.size > 1) return null;
  const moves = findings
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map((finding) => writeMove(finding, { t }));
  return [t(`finding.all.${signs.has(1) ? 'up' : 'down'}`, { before, values: enumerate(moves, locale) }), ...distance];
}

/** Returns a score with its change, as in “sentiment 58 (+17)”. */
function writeMove(finding: Finding, { t }: Pick<Reader, 't'>): string {
  return t('finding.move', { ...finding, change: `${finding.change > 0 ? '+' : '−'}${Math.abs(finding.change)}` });
}

function describeByKind(findings: readonly Finding[], apart: Apart, reader: Reader): string[] {
  const frame = { apart, reader };
  // Some steady and some unclear: nothing moved clearly, which is said once.
  if (isNothingClear(findings)) return describeTogether(findings, 'unclear', frame);
  const of = (kind: ChangeKind) => findings.filter((finding) => finding.kind === kind);
  return [
    ...of('clear').map((finding) => describeMove(finding, ['rose', 'fell'], frame)),
    ...of('small').map((finding) => describeMove(finding, ['edgedUp', 'edgedDown'], frame)),
    ...(['steady', 'unclear', 'none'] as const).flatMap((kind) => describeTogether(of(kind), kind, frame)),
  ];
}

function isNothingClear(findings: readonly Finding[]): boolean {
  const kinds = new Set(findings.map(({ kind }) => kind));
  return kinds.size === 2 && kinds.has('steady') && kinds.has('unclear');
}

type Move = 'rose' | 'fell' | 'edgedUp' | 'edgedDown';

interface Frame {
  readonly apart: Apart;
  readonly reader: Reader;
}

/** Returns the distance for sentiment only, because only its sentence mentions it. */
function apartOf({ metric }: Finding, apart: Apart): Apart {
  return metric === 'sentiment' ? apart : nothingApart;
}

function describeMove(finding: Finding, [up, down]: [Move, Move], { apart, reader: { t } }: Frame): string {
  const { metric, change, value } = finding;
  const facts = { metric, value, points: Math.abs(change), ...apartOf(finding, apart) };
  return t(`finding.${change > 0 ? up : down}`, facts);
}

/** Returns one sentence for several scores: “Steady: sentiment 60, performance 68.” */
function describeTogether(
  group: readonly Finding[],
  kind: 'steady' | 'unclear' | 'none',
  { apart, reader }: Frame,
): string[] {
  const [finding, ...others] = group;
  if (!finding) return [];
  const { t } = reader;
  const { metric, value } = finding;
  if (others.length === 0) return [t(`finding.${kind}`, { metric, value, ...apartOf(finding, apart) })];
  return [...describeApart(group, apart, reader), t(`finding.several.${kind}`, { values: listValues(group, reader) })];
}

function listValues(findings: readonly Finding[], { t, locale }: Reader): string {
  return enumerate(
    findings.map(({ metric, value }) => t('finding.value', { metric, value })),
    locale,
  );
}

/**
 * Returns only which scores changed, for a place with all values next to it: “Clearly up: sentiment 58 (+17) and
 * motivation 60 (+13).” Null if nothing was compared with an earlier period.
 */
export function describeMoves(findings: readonly Finding[], { t, locale }: Reader): string | null {
  if (!isCompared(findings)) return null;
  const list = new Intl.ListFormat(locale);
  const moves = (['down', 'up', 'edgedDown', 'edgedUp'] as const).flatMap((move) => {
    const kind = move === 'down' || move === 'up' ? 'clear' : 'small';
    const isUp = move === 'up' || move === 'edgedUp';
    const metrics = findings.filter((finding) => finding.kind === kind && finding.change > 0 === isUp);
    const scores = metrics.map((finding) => writeMove(finding, { t }));
    return scores.length === 0 ? [] : [t(`finding.headline.${move}`, { metrics: list.format(scores) })];
  });
  if (moves.length > 0) return moves.join(' ');
  return t('finding.headline.unclear');
}

/** Returns one person's scores as they are: there's no test for chance here, so no change is called clear or steady. */
export function describePersonalFindings(
  findings: readonly Finding[],
  person: string | undefined,
  { t, locale }: Reader,
): string {
  const parts = findings.map(({ metric, kind, value, change }) => {
    if (kind === 'none') return t('finding.value', { metric, value });
    return t('finding.moved', { metric, value, ...roundDifference(change) });
  });
  const values = enumerate(parts, locale);
  return person === undefined ? t('finding.oneMember', { values }) : t('finding.person', { person, values });
}

/** Returns a list without “and”, as after a colon. */
function enumerate(parts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
