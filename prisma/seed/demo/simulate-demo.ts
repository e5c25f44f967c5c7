import { groupRows } from '#/lib/domain/metrics/group-rows.ts';
import { type DemoYear, demoYear } from '#/prisma/seed/demo/demo-year.ts';
import { type DemoOrganisation, makeOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { type SimulatedRating, simulateRatings } from '#/prisma/seed/demo/ratings.ts';
import type { SimulatedPerson } from '#/prisma/seed/demo/simulate-person.ts';
import { simulateYear } from '#/prisma/seed/demo/simulate-year.ts';
import { createRandom, type Random } from '#/prisma/seed/random.ts';

export interface DemoChoices {
  /** The same seed number and instant give the same company; on the same day, only what is still open differs. */
  readonly seed: number;
  readonly now: Date;
}

interface SimulatedDemo {
  readonly year: DemoYear;
  readonly organisation: DemoOrganisation;
  readonly lives: readonly SimulatedPerson[];
  readonly ratings: readonly SimulatedRating[];
  /** For what else is left to chance. */
  readonly random: Random;
}

/** The people of the demo company "Northlight" and what they say for a year, before anything is stored. */
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
