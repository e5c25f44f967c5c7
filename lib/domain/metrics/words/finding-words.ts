import { type ChangeKind, classifyChange, type JudgedFigure } from '#/lib/domain/metrics/changes/classify-change.ts';
import type { TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { capitalise, countWords, listWords } from '#/lib/domain/metrics/words/plain-words.ts';

/** A figure to say something about. */
export interface NamedFigure extends JudgedFigure {
  readonly metric: TrendMetric;
  /** What a sentence calls it. */
  readonly inSentence: string;
  readonly avg: number | null;
  /** True for the starting point of motivation, which is no result. */
  readonly isDefault?: boolean;
}

/** What a sentence can say of one figure. */
export interface Finding {
  readonly name: string;
  readonly kind: ChangeKind;
  readonly value: number;
  /** Whole points, negative for a fall. */
  readonly change: number;
}

/**
 * Lists the findings of some figures, in their order; a figure without a value, or at its starting point, is left out.
 * @example listFindings([{ metric: 'sentiment', inSentence: 'sentiment', avg: 71, change: 1, reliable: false,
 *   personsBand: '5–9' }])[0]?.kind // 'steady'
 */
export function listFindings(figures: readonly NamedFigure[]): Finding[] {
  return figures.flatMap((figure) => {
    if (figure.avg === null || figure.isDefault) return [];
    const change = Math.round(figure.change ?? 0);
    return [
      { name: figure.inSentence, kind: classifyChange(figure.metric, figure), value: Math.round(figure.avg), change },
    ];
  });
}

/** Returns whether any of the findings was compared with an earlier period. */
export function isCompared(findings: readonly Finding[]): boolean {
  return findings.some(({ kind }) => kind !== 'none');
}

/**
 * Returns findings in one sentence: what changed comes first, then what did not, each said once for all figures it is
 * true of. A move that may be chance is never given as a rise or fall.
 * @example describeFindings([{ name: 'sentiment', kind: 'steady', value: 71, change: 1 },
 *   { name: 'motivation', kind: 'clear', value: 58, change: -6 }])
 * // 'Motivation fell 6 points to 58; sentiment is steady around 71.'
 */
export function describeFindings(findings: readonly Finding[]): string {
  return capitalise(`${describeAlike(findings) ?? describeByKind(findings)}.`);
}

/** One clause for all three figures, where they say the same. */
function describeAlike(findings: readonly Finding[]): string | null {
  if (findings.length < 3) return null;
  const isAll = (kind: ChangeKind) => findings.every((finding) => finding.kind === kind);
  const values = findings.map(({ name, value }) => `${name} ${value}`).join(', ');
  if (isAll('steady')) return `steady overall: ${values}`;
  if (isAll('unclear')) return `no clear change: ${values}`;
  const signs = new Set(findings.map(({ change }) => Math.sign(change)));
  if (!isAll('clear') || signs.size > 1) return null;
  const moves = findings
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ name, change, value }) => `${name} ${change > 0 ? '+' : '−'}${Math.abs(change)} to ${value}`);
  return `everything is ${signs.has(1) ? 'up' : 'down'}: ${moves.join(', ')}`;
}

function describeByKind(findings: readonly Finding[]): string {
  const of = (kind: ChangeKind) => findings.filter((finding) => finding.kind === kind);
  const clauses = [
    describeMoves(of('clear'), 'rose', 'fell'),
    describeMoves(of('small'), 'edged up', 'edged down'),
    describeTogether(of('steady'), 'is steady around', 'around', ''),
    describeTogether(of('unclear'), 'is at', 'at', ', with no clear change'),
    describeTogether(of('none'), 'is at', 'at', ''),
  ];
  return clauses.filter((clause) => clause !== '').join('; ');
}

function describeMoves(group: readonly Finding[], up: string, down: string): string {
  return group
    .map(({ name, change, value }) => {
      return `${name} ${change > 0 ? up : down} ${countWords(Math.abs(change), 'point')} to ${value}`;
    })
    .join(', ');
}

/** One verb for several figures: "sentiment is at 60, performance at 68 and motivation at 65". */
function describeTogether(group: readonly Finding[], verb: string, again: string, end: string): string {
  const parts = group.map(({ name, value }, at) => `${name} ${at === 0 ? verb : again} ${value}`);
  return parts.length === 0 ? '' : listWords(parts) + end;
}
