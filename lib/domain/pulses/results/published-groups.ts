import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';

/** When a round was open. */
export interface RoundDays {
  /** The day of the round, when it opens. */
  readonly day: LocalDate;
  /** The day it closed, if later. */
  readonly closedOn?: LocalDate | undefined;
  /** Rounds of one pulse never overlap. */
  readonly pulseId?: number | undefined;
}

/** People whose answers to a question are published together. */
export interface PublishedGroup extends RoundDays {
  /** Everyone who was asked. */
  readonly askedIds: readonly number[];
  /** The people among them who answered the round. */
  readonly answeredIds: ReadonlySet<number>;
}

/** People who were in exactly the same earlier groups. */
interface Part {
  readonly groups: readonly PublishedGroup[];
  readonly people: readonly number[];
}

/** Says of each group whether it may be published; these groups have no one in common. */
type GroupGuard = (group: PublishedGroup) => boolean;

/**
 * Returns a function that makes guards. A guard says of one group after another whether it may be published next to
 * earlier groups of the same question, and counts it as published if so. It may be if the group's new people, and the
 * parts into which it cuts each earlier group, each include at least `k` people who answered. Then every sum and
 * difference of groups does too. A group is everyone who was asked, so that a day off hides nothing; for two rounds
 * open on one day, it's everyone who answered.
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

/** Returns, for everyone in an earlier group, the part they belong to. */
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

/** Returns whether at least `k` of the people answered in each of the groups. */
function areEnough(people: readonly number[], groups: readonly PublishedGroup[], k: number): boolean {
  return groups.every(({ answeredIds }) => people.filter((person) => answeredIds.has(person)).length >= k);
}

/** Returns, by person, the groups where they answered. */
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

/** Returns whether people answered this question twice on one day, and one to `k` − 1 people answered only once. */
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

/**
 * Returns whether two rounds were open on one day. Within one pulse, the next may open on the day the previous one
 * closes.
 */
function wereOpenOnOneDay(one: RoundDays, other: RoundDays): boolean {
  if (one.pulseId === other.pulseId) return one.day === other.day;
  return one.day <= (other.closedOn ?? other.day) && other.day <= (one.closedOn ?? one.day);
}
