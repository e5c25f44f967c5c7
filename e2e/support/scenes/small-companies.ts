import {
  type GivenAnswer,
  type PublicationRules,
  PublishedDays,
  type RunTeam,
} from '#/e2e/support/scenes/published-days.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** What happens in a company before one night: the answers since the previous night, and the teams on this night. */
export interface CompanyRun {
  readonly day: LocalDate;
  readonly answers: readonly GivenAnswer[];
  readonly teams: readonly RunTeam[];
  /** Teams in which everyone answered that day. */
  readonly complete: readonly number[];
}

interface SmallCompanyPlan {
  readonly people: number;
  readonly runDays: number;
  /** Days between two nights: with five, answers are late after three nights. */
  readonly step?: number;
  /** How many answers come late, or from zones further east where it's already the next day. */
  readonly apart?: number;
}

/**
 * Generates a small random company: up to four teams, some outside every department; people in two teams, people who
 * move or leave, and teams that end.
 */
export function makeSmallCompany(
  random: Random,
  { people, runDays, step = 5, apart = 0 }: SmallCompanyPlan,
): CompanyRun[] {
  const turnout = 0.5 + 0.4 * random.next();
  const departments = [101, 102];
  let teams = Array.from({ length: random.integer(1, 4) }, (_, at) => ({
    id: at + 1,
    departmentId: random.chance(0.15) ? null : random.pick(departments),
    members: new Set<number>(),
  }));
  for (let userId = 1; userId <= people; userId++) {
    random.pick(teams).members.add(userId);
    if (random.chance(0.15)) random.pick(teams).members.add(userId);
  }
  return Array.from({ length: runDays }, (_, at) => {
    const day = addDays('2026-03-02', step * at);
    if (teams.length > 1 && random.chance(0.02)) teams = teams.slice(1);
    if (random.chance(0.1)) random.pick(teams).departmentId = random.pick([null, ...departments]);
    if (random.chance(0.1)) {
      const userId = random.integer(1, people);
      for (const team of teams) team.members.delete(userId);
      if (random.chance(0.7)) random.pick(teams).members.add(userId);
    }
    const answers = teams.flatMap(({ id: teamId, members }) =>
      [...members]
        .filter(() => random.chance(turnout))
        .map((userId) => {
          const value = random.integer(0, 100);
          const days = random.chance(apart) ? random.pick([-8, -1, 1, 2]) : 0;
          return { day, askedOn: addDays(day, days), userId, teamId, value };
        }),
    );
    const complete = teams
      .filter(({ id, members }) => answers.filter(({ teamId }) => teamId === id).length === members.size)
      .map(({ id }) => id);
    return { day, answers, complete, teams: teams.map(({ members, ...team }) => ({ ...team, members: members.size })) };
  });
}

/** Runs the nights of a company, each after the batches of complete teams. */
export function publishRunDays(company: readonly CompanyRun[], rules: PublicationRules): PublishedDays {
  const runDays = new PublishedDays();
  for (const { day, answers, teams, complete } of company) {
    runDays.give(answers);
    for (const teamId of complete) runDays.complete(day, teamId, teams, rules);
    runDays.pass(day, teams, rules);
  }
  return runDays;
}
