import { makeClimate } from '#/prisma/seed/demo/climate.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { type SimulatedPerson, simulatePerson } from '#/prisma/seed/demo/simulate-person.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** Simulates the year of everyone in the demo company. */
export function simulateYear(random: Random, year: DemoYear, { people, teams }: DemoOrganisation): SimulatedPerson[] {
  const places = teams.map((team) => {
    return { team, climateOn: makeClimate(random.fork(`climate/${team.plan.name}`), team.plan, year) };
  });
  return people.map((person) => {
    const memberships = places.filter(({ team }) => team.members.includes(person));
    return simulatePerson(random.fork(`life/${person.email}`), year, person, memberships);
  });
}
