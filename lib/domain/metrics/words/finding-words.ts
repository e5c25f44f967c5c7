import { type ChangeKind, classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { roundDifference } from '#/lib/domain/metrics/words/change-words.ts';
import type { FigureReader } from '#/lib/domain/metrics/words/hidden-words.ts';

/** A figure to say something about. */
export interface NamedFigure extends JudgedFigure {
  readonly metric: TrendMetric;
  readonly avg: number | null;
  /** True for the starting point of motivation, which is no result. */
  readonly isDefault?: boolean;
}

/** What a sentence can say of one figure. */
export interface Finding {
  readonly metric: TrendMetric;
  readonly kind: ChangeKind;
  readonly value: number;
  /** Whole points, negative for a fall. */
  readonly change: number;
}

/**
 * Lists the findings of some figures, in their order; a figure without a value, or at its starting point, is left out.
 * @example listFindings([{ metric: 'sentiment', avg: 71, change: 1, reliable: false, personsBand: '5–9' }])[0]?.kind
 * // 'steady'
 */
export function listFindings(figures: readonly NamedFigure[]): Finding[] {
  return figures.flatMap((figure) => {
    const { metric, avg, change } = figure;
    if (avg === null || figure.isDefault) return [];
    const kind = classifyChange(metric, figure);
    return [{ metric, kind, value: Math.round(avg), change: Math.round(change ?? 0) }];
  });
}

/** Returns whether any of the findings was compared with an earlier period. */
export function isCompared(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind !== 'none');
}

type Reader = Pick<FigureReader, 't' | 'locale'>;

/**
 * Returns findings in sentences: what changed comes first, then what did not, each said once for all figures it is true
 * of. A move that may be chance is never given as a rise or fall. An example: “Motivation fell 6 points to 58. Sentiment
 * is steady around 71.”
 */
export function describeFindings(findings: readonly Finding[], reader: Reader): string {
  return describeAlike(findings, reader) ?? describeByKind(findings, reader);
}

/** One sentence for all three figures, where they say the same. */
function describeAlike(findings: readonly Finding[], { t, locale }: Reader): string | null {
  if (findings.length < 3) return null;
  const isAll = (kind: ChangeKind) => findings.every((finding) => finding.kind === kind);
  const values = listValues(findings, { t, locale });
  if (isAll('steady')) return t('finding.all.steady', { values });
  if (isAll('unclear')) return t('finding.all.unclear', { values });
  const signs = new Set(findings.map(({ change }) => Math.sign(change)));
  if (!isAll('clear') || signs.size > 1) return null;
  const moves = findings
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map((finding) => {
      const change = `${finding.change > 0 ? '+' : '−'}${Math.abs(finding.change)}`;
      return t('finding.move', { ...finding, change });
    });
  return t(`finding.all.${signs.has(1) ? 'up' : 'down'}`, { values: enumerate(moves, locale) });
}

function describeByKind(findings: readonly Finding[], reader: Reader): string {
  const of = (kind: ChangeKind) => findings.filter((finding) => finding.kind === kind);
  const sentences = [
    ...of('clear').map((finding) => describeMove(finding, ['rose', 'fell'], reader)),
    ...of('small').map((finding) => describeMove(finding, ['edgedUp', 'edgedDown'], reader)),
    ...(['steady', 'unclear', 'none'] as const).flatMap((kind) => describeTogether(of(kind), kind, reader)),
  ];
  return sentences.join(' ');
}

type Move = 'rose' | 'fell' | 'edgedUp' | 'edgedDown';

function describeMove({ metric, change, value }: Finding, [up, down]: [Move, Move], { t }: Reader): string {
  return t(`finding.${change > 0 ? up : down}`, { metric, value, points: Math.abs(change) });
}

/** One sentence for several figures: "Steady: sentiment 60, performance 68." */
function describeTogether(group: readonly Finding[], kind: 'steady' | 'unclear' | 'none', reader: Reader): string[] {
  const [finding, ...others] = group;
  if (!finding) return [];
  const { t } = reader;
  const { metric, value } = finding;
  if (others.length === 0) return [t(`finding.${kind}`, { metric, value })];
  return [t(`finding.several.${kind}`, { values: listValues(group, reader) })];
}

function listValues(findings: readonly Finding[], { t, locale }: Reader): string {
  return enumerate(
    findings.map(({ metric, value }) => t('finding.value', { metric, value })),
    locale,
  );
}

/**
 * Returns one person's figures as they are: no rule tells their changes from chance, so none is called clear or steady.
 */
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

/** Behind a colon a list has no “and”. */
function enumerate(parts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
