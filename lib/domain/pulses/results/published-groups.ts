import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';

/** When a round was open. */
export interface RoundDays {
  /** The day of the round, on which it opens. */
  readonly day: LocalDate;
  /** The day on which it closed, where that is a later one. */
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
  people: readonly number[];
}

/**
 * Returns a function that tells of one group after the other, of which no two share anybody, whether it may be published
 * beside earlier groups of the same question, and counts it as published where it may. It may where all it cuts an earlier
 * group into, and all who are new, are at least `k` persons who answered: then so is every sum and difference of groups.
 * Who was asked makes a group, so that a day off hides nothing; of two rounds that were open on one day, who answered does.
 * Source: docs/figures.md, Pulses.
 */
export function guardGroups(earlier: readonly PublishedGroup[], k: number): (group: PublishedGroup) => boolean {
  const parts = splitIntoParts(earlier);
  const partOf = new Map(parts.flatMap((part) => part.people.map((person) => [person, part] as const)));
  return (group) => {
    const members = new Set(group.askedIds);
    const cuts = [...Map.groupBy(members, (person) => partOf.get(person))].map(([part, inside]) => {
      const outside = part && part.people.length > inside.length ? part.people.filter((one) => !members.has(one)) : [];
      return { part, inside, outside };
    });
    const isApart = cuts.every(({ part, inside, outside }) => {
      if (!part) return areEnough(inside, [group], k);
      if (outside.length === 0) return true;
      return areEnough(inside, [...part.groups, group], k) && areEnough(outside, part.groups, k);
    });
    if (!isApart || earlier.some((one) => isAskedAgainMeanwhile(group, one, k))) return false;
    for (const { part, outside } of cuts) if (part) part.people = outside;
    return true;
  };
}

function splitIntoParts(groups: readonly PublishedGroup[]): Part[] {
  const partOf = new Map<number, Part>();
  const rest: Part = { groups: [], people: [] };
  for (const group of groups) {
    const within = new Map<Part, Part>();
    for (const person of new Set(group.askedIds)) {
      const before = partOf.get(person) ?? rest;
      const part = within.get(before) ?? { groups: [...before.groups, group], people: [] };
      within.set(before, part);
      partOf.set(person, part);
    }
  }
  const people = Map.groupBy(partOf.keys(), (person) => partOf.get(person));
  return [...people].flatMap(([part, persons]) => (part ? [{ groups: part.groups, people: persons }] : []));
}

/** True where at least `k` of the people answered in each of the groups. */
function areEnough(people: readonly number[], groups: readonly PublishedGroup[], k: number): boolean {
  return groups.every(({ answeredIds }) => people.filter((person) => answeredIds.has(person)).length >= k);
}

/** True for a group that was asked twice at a time where fewer than `k` persons answered only once. */
function isAskedAgainMeanwhile(group: PublishedGroup, earlier: PublishedGroup, k: number): boolean {
  if (!wereOpenOnOneDay(group, earlier)) return false;
  const twice = [...group.answeredIds].filter((person) => earlier.answeredIds.has(person)).length;
  const once = group.answeredIds.size + earlier.answeredIds.size - 2 * twice;
  return twice > 0 && once > 0 && once < k;
}

/** Of one pulse, the next round may open on the day on which one closes. */
function wereOpenOnOneDay(one: RoundDays, other: RoundDays): boolean {
  if (one.pulseId === other.pulseId) return one.day === other.day;
  return one.day <= (other.closedOn ?? other.day) && other.day <= (one.closedOn ?? one.day);
}
