import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';

/** When a round was open. */
export interface RoundDays {
  /** The day of the round, on which it opens. */
  readonly day: LocalDate;
  /** The day on which it closed, if that is later. */
  readonly closedOn?: LocalDate | undefined;
  /** Rounds of one pulse follow each other. */
  readonly pulseId?: number | undefined;
}

/** People whose answers to a question are published together. */
export interface PublishedGroup extends RoundDays {
  /** Who was asked. */
  readonly askedIds: readonly number[];
  /** Those of them who answered in the round. */
  readonly answeredIds: ReadonlySet<number>;
}

/** People who were in the same earlier groups. */
interface Part {
  readonly groups: readonly PublishedGroup[];
  readonly people: readonly number[];
}

/** Says for each group, in groups that share nobody, whether it may be published. */
type GroupGuard = (group: PublishedGroup) => boolean;

/**
 * Returns what makes guards: each tells of one group after the other whether it may be published next to earlier groups of
 * the same question, and counts it as published where it may. It may where all it cuts an earlier group into, and all who
 * are new, are at least `k` people who answered: then so is every sum and difference of groups. Who was asked makes a
 * group, so that a day off hides nothing; of two rounds that were open on one day, who answered does.
 * Source: docs/figures.md, Pulses.
 */
export function guardGroups(earlier: readonly PublishedGroup[], k: number): () => GroupGuard {
  const partOf = splitIntoParts(earlier);
  const answeredBefore = groupByAnswerer(earlier);
  return () => {
    const left = new Map<Part, readonly number[]>();
    return (group) => {
      const members = new Set(group.askedIds);
      const cuts = [...Map.groupBy(members, (person) => partOf.get(person))].map(([part, inside]) => {
        const people = part ? (left.get(part) ?? part.people) : inside;
        const outside = people.length > inside.length ? people.filter((one) => !members.has(one)) : [];
        return { part, inside, outside };
      });
      const isApart = cuts.every(({ part, inside, outside }) => {
        if (!part) return areEnough(inside, [group], k);
        if (outside.length === 0) return true;
        return areEnough(inside, [...part.groups, group], k) && areEnough(outside, part.groups, k);
      });
      if (!isApart || isAskedAgainMeanwhile(group, answeredBefore, k)) return false;
      for (const { part, outside } of cuts) if (part) left.set(part, outside);
      return true;
    };
  };
}

/** Returns of everyone who was in an earlier group the part that they are in. */
function splitIntoParts(groups: readonly PublishedGroup[]): ReadonlyMap<number, Part> {
  const groupsOf = new Map<number, Pick<Part, 'groups'>>();
  const rest = { groups: [] };
  for (const group of groups) {
    const within = new Map<Pick<Part, 'groups'>, Pick<Part, 'groups'>>();
    for (const person of new Set(group.askedIds)) {
      const before = groupsOf.get(person) ?? rest;
      const part = within.get(before) ?? { groups: [...before.groups, group] };
      within.set(before, part);
      groupsOf.set(person, part);
    }
  }
  const people = Map.groupBy(groupsOf.keys(), (person) => groupsOf.get(person) ?? rest);
  const parts = [...people].map(([{ groups: shared }, persons]) => ({ groups: shared, people: persons }));
  return new Map(parts.flatMap((part) => part.people.map((person) => [person, part] as const)));
}

/** True where at least `k` of the people answered in each of the groups. */
function areEnough(people: readonly number[], groups: readonly PublishedGroup[], k: number): boolean {
  return groups.every(({ answeredIds }) => people.filter((person) => answeredIds.has(person)).length >= k);
}

/** Returns, by person, the groups in which they answered. */
function groupByAnswerer(groups: readonly PublishedGroup[]): ReadonlyMap<number, readonly PublishedGroup[]> {
  const byPerson = new Map<number, PublishedGroup[]>();
  for (const group of groups) {
    for (const person of group.answeredIds) {
      const own = byPerson.get(person);
      if (own) own.push(group);
      else byPerson.set(person, [group]);
    }
  }
  return byPerson;
}

/** True for a group in which some were asked twice on the same day and fewer than `k` people answered only once. */
function isAskedAgainMeanwhile(
  group: PublishedGroup,
  answeredBefore: ReadonlyMap<number, readonly PublishedGroup[]>,
  k: number,
): boolean {
  const again = Map.groupBy(
    [...group.answeredIds].flatMap((person) => answeredBefore.get(person) ?? []),
    (one) => one,
  );
  return [...again].some(([earlier, { length: twice }]) => {
    const once = group.answeredIds.size + earlier.answeredIds.size - 2 * twice;
    return once > 0 && once < k && wereOpenOnOneDay(group, earlier);
  });
}

/** Within one pulse, the next round may open on the day the previous one closes. */
function wereOpenOnOneDay(one: RoundDays, other: RoundDays): boolean {
  if (one.pulseId === other.pulseId) return one.day === other.day;
  return one.day <= (other.closedOn ?? other.day) && other.day <= (one.closedOn ?? one.day);
}
