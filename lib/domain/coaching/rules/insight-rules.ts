import { addDays, daysBetween } from '#/lib/domain/calendar/local-date.ts';
import type { Audience } from '#/lib/domain/coaching/constants.ts';
import type { TeamVisibility } from '#/lib/domain/coaching/evaluations/team-visibility.ts';
import type { Facts } from '#/lib/domain/coaching/items/items.present.ts';
import { mostNamed } from '#/lib/domain/coaching/rules/insight-themes.ts';
import {
  MEMBER_PERSONS_MIN,
  personalFactors,
  RULES,
  remoteFactors,
  themesByFactor,
  themesByMotivator,
} from '#/lib/domain/coaching/rules/rules.constants.ts';

/** Something to say about a team: a theme, or its own text if there is no theme. */
export interface Candidate {
  readonly textKey: string;
  readonly themeIds: readonly number[];
  readonly facts: Facts;
  readonly audiences: readonly Audience[];
}

const leaders = ['leader'] as const;
const everybody = ['leader', 'member'] as const;

type Rule = (visibility: TeamVisibility) => Candidate[];

/** Returns an insight if feelings were bad on three days with results in a row. */
const badDays: Rule = ({ days, asOf }) => {
  const { share, days: count, within } = RULES.badDays;
  const last = days.sentiment.slice(-count);
  const isFresh = last.length === count && last.every(({ date }) => date > addDays(asOf, -within));
  const least = Math.min(...last.map(({ low, answers }) => Math.floor((100 * low) / answers)));
  if (!isFresh || last.some(({ isHidden }) => isHidden) || least < share) return [];
  return [{ textKey: 'badDays', themeIds: [9, 18, 15, 30], facts: { share: least }, audiences: leaders }];
};

const newMember: Rule = ({ byName: { newcomers } }) =>
  newcomers === 0 ? [] : [{ textKey: 'newMember', themeIds: [12], facts: {}, audiences: leaders }];

/** Returns an insight if people get a lot done but feel bad. */
const strained: Rule = ({ performance, sentiment }) => {
  if (performance.avg === null || sentiment.avg === null || performance.avg < 70 || sentiment.avg >= 50) return [];
  const facts = { productivity: performance.avg, sentiment: sentiment.avg };
  return [{ textKey: 'strained', themeIds: [16], facts, audiences: leaders }];
};

const monthQuestion =
  (of: 'safety' | 'load', themeIds: readonly number[]): Rule =>
  (visibility) => {
    const month = visibility[of];
    if (!month || month.avg > RULES[of] || month.persons < MEMBER_PERSONS_MIN) return [];
    return [{ textKey: of, themeIds, facts: { avg: month.avg }, audiences: leaders }];
  };

const factorHurts: Rule = (visibility) =>
  mostNamed(visibility, 'low').map(({ id, share }) => ({
    textKey: 'factorHurts',
    themeIds: [themesByFactor[id] ?? 1],
    facts: { factorId: id, share },
    audiences: visibility.k < MEMBER_PERSONS_MIN || personalFactors.includes(id) ? leaders : everybody,
  }));

/** Returns an insight if the same motivator has been missing most for at least four weeks. */
const gap: Rule = ({ byName, today }) => {
  if (!byName.gap || daysBetween(byName.gap.since, today) < RULES.gapDays) return [];
  const { motivatorId } = byName.gap;
  const themeIds = [themesByMotivator[motivatorId] ?? 1];
  return [{ textKey: 'gap', themeIds, facts: { motivatorId }, audiences: leaders }];
};

/** Returns an insight if some people have good weeks while others have bad ones. */
const spread: Rule = ({ byName, k }) => {
  if (!byName.spread || byName.spread.persons < Math.max(k, MEMBER_PERSONS_MIN)) return [];
  return byName.spread.deviation < RULES.spread
    ? []
    : [{ textKey: 'spread', themeIds: [15], facts: {}, audiences: leaders }];
};

const home: Rule = (visibility) => {
  const factor = mostNamed(visibility, 'low').find(({ id }) => remoteFactors.includes(id));
  if (!factor || (visibility.byName.homeShare ?? 0) < RULES.homeShare) return [];
  return [{ textKey: 'home', themeIds: [22], facts: { factorId: factor.id }, audiences: leaders }];
};

const factorHelps: Rule = (visibility) =>
  mostNamed(visibility, 'high').map(({ id, share }) => ({
    textKey: 'factorHelps',
    themeIds: [],
    facts: { factorId: id, share },
    audiences: visibility.k < MEMBER_PERSONS_MIN ? leaders : everybody,
  }));

/** The most important rules come first. */
const rules: readonly Rule[] = [
  newMember,
  badDays,
  strained,
  monthQuestion('safety', [4]),
  monthQuestion('load', [18, 30]),
  factorHurts,
  gap,
  spread,
  home,
  factorHelps,
];

/** Returns everything that a team's results give reason to tell an audience, the most important first. */
export function listCandidates(visibility: TeamVisibility, audience: Audience): Candidate[] {
  return rules.flatMap((rule) => rule(visibility)).filter(({ audiences }) => audiences.includes(audience));
}
