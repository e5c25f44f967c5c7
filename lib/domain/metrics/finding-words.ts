import { isSmallChange } from '#/lib/domain/metrics/change-words.ts';
import { K_ANON_MIN, TREND_PERSONS_UNCONFIRMED_MIN, type TrendMetric } from '#/lib/domain/metrics/constants.ts';
import { personsBand } from '#/lib/domain/metrics/minimum-group.ts';
import { capitalise, countWords } from '#/lib/domain/metrics/plain-words.ts';

/** A figure to be told about: how many stand behind it is counted, or a band where they are not. */
interface Told {
  readonly metric: TrendMetric;
  /** What a sentence calls it. */
  readonly inSentence: string;
  readonly avg: number | null;
  readonly change: number | null;
  readonly reliable: boolean;
  readonly persons?: number | null;
  readonly personsBand: string | null;
  /** True for the starting point of motivation, which is no result. */
  readonly isDefault?: boolean;
}

type Kind = 'changed' | 'steady' | 'unclear' | 'alone';

/** What there is to say of one figure; `alone` without a change, `unclear` when the change may be chance. */
interface Finding {
  readonly name: string;
  readonly kind: Kind;
  readonly value: number;
  /** Whole points, negative for a fall. */
  readonly change: number;
}

/** A move of so few points is called steady, when enough people stand behind it, even where it may be chance. */
const STEADY_POINTS = 2;
const BAND_OF_FEW = personsBand(K_ANON_MIN);

/**
 * Lists what there is to say of some figures, in their order; what has no value, or only a starting point, stays out.
 * @example listFindings([{ metric: 'sentiment', inSentence: 'sentiment', avg: 71, change: 1, reliable: false, personsBand: '5–9' }])[0]?.kind // 'steady'
 */
export function listFindings(figures: readonly Told[]): Finding[] {
  return figures.flatMap((figure) => {
    if (figure.avg === null || figure.isDefault) return [];
    const change = Math.round(figure.change ?? 0);
    return [{ name: figure.inSentence, kind: kindOf(figure, change), value: Math.round(figure.avg), change }];
  });
}

function kindOf(figure: Told, change: number): Kind {
  if (figure.change === null) return 'alone';
  if (figure.reliable && change !== 0) return isSmallChange(figure.metric, change) ? 'steady' : 'changed';
  return Math.abs(change) <= STEADY_POINTS && isManyPeople(figure) ? 'steady' : 'unclear';
}

/** So many that hardly any change is called steady by chance. */
function isManyPeople({ persons = null, personsBand: band }: Pick<Told, 'persons' | 'personsBand'>): boolean {
  return persons === null ? band !== null && band !== BAND_OF_FEW : persons >= TREND_PERSONS_UNCONFIRMED_MIN;
}

/**
 * Tells findings in one sentence: what changed comes first, then what did not, each said once for all figures it is
 * true of. A move that may be chance is never told as a rise or fall.
 * @example tellFindings([motivation 58, changed by -6; sentiment 71, steady]) // 'Motivation fell 6 points to 58; sentiment is steady around 71.'
 */
export function tellFindings(findings: readonly Finding[], about = ''): string {
  const of = (kind: Kind) => findings.filter((finding) => finding.kind === kind);
  const clauses = [
    ...of('changed').map(
      ({ name, change, value }) =>
        `${name} ${change > 0 ? 'rose' : 'fell'} ${countWords(Math.abs(change), 'point')} to ${value}`,
    ),
    tellTogether(of('steady'), 'is steady around', 'around', ''),
    tellTogether(of('unclear'), 'is at', 'at', ', with no clear change'),
    tellTogether(of('alone'), 'is at', 'at', ''),
  ];
  return capitalise(`${about}${clauses.filter((clause) => clause !== '').join('; ')}.`);
}

/** One verb for several figures: "sentiment is at 60, performance at 68 and motivation at 65". */
function tellTogether(group: readonly Finding[], verb: string, again: string, end: string): string {
  const parts = group.map(({ name, value }, at) => `${name} ${at === 0 ? verb : again} ${value}`);
  const list = parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
  return list && list + end;
}
