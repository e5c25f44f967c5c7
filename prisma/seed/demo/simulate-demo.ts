import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { type DemoYear, demoYear } from '#/prisma/seed/demo/demo-year.ts';
import { type DemoOrganisation, makeOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { type SimulatedRating, simulateRatings } from '#/prisma/seed/demo/ratings.ts';
import type { SimulatedPerson } from '#/prisma/seed/demo/simulate-person.ts';
import { simulateYear } from '#/prisma/seed/demo/simulate-year.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

export interface DemoChoices {
  /** Equal seeds and instants give equal companies; later on the same day, only open check-ins differ. */
  readonly seed: number;
  readonly now: Date;
}

interface SimulatedDemo {
  readonly year: DemoYear;
  readonly organisation: DemoOrganisation;
  readonly lives: readonly SimulatedPerson[];
  readonly ratings: readonly SimulatedRating[];
  /** For all other random choices. */
  readonly random: Random;
}

/** Simulates the people of the demo company “Northlight” and a year of their answers; stores nothing. */
export function simulateDemo({ seed, now }: DemoChoices): SimulatedDemo {
  const random = createRandom(seed);
  const year = demoYear(now);
  const organisation = makeOrganisation(random, year);
  const lives = simulateYear(random, year, organisation);
  return { year, organisation, lives, ratings: rateAll(random, year, organisation, lives), random };
}

function rateAll(
  random: Random,
  year: DemoYear,
  { teams }: DemoOrganisation,
  lives: readonly SimulatedPerson[],
): SimulatedRating[] {
  const checkIns = groupRows(
    lives.flatMap((life) => life.checkIns),
    ({ team }) => team,
  );
  return teams.flatMap((team) =>
    simulateRatings(random.fork(`ratings/${team.plan.name}`), year, team, checkIns.get(team) ?? []),
  );
}
