import type { SimulatedAnswer, SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import { addDays, daysBetween } from '#/lib/domain/calendar/local-date.ts';
import { localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import { companyTimeZone, demoYear } from '#/prisma/seed/demo/demo-year.ts';
import { type DemoTeam, makeOrganisation } from '#/prisma/seed/demo/organisation.ts';
import { simulateYear } from '#/prisma/seed/demo/simulate-year.ts';
import { createRandom } from '#/prisma/seed/random.ts';

/** Returns the feelings of the demo company's year, 0, 50 or 100, as its daily runs see them; stores nothing. */
export function demoCompany(seed: number, now: Date): SimulatedCompany {
  const random = createRandom(seed);
  const year = demoYear(now);
  const organisation = makeOrganisation(random, year);
  const people = new Map(organisation.people.map((person, at) => [person, at + 1]));
  const idOf = (team: DemoTeam) => organisation.teams.indexOf(team) + 1;
  const checkIns = simulateYear(random, year, organisation).flatMap((life) => life.checkIns);
  const days = Array.from({ length: daysBetween(year.start, year.today) }, (_, at) => addDays(year.start, at));
  const answers = checkIns.flatMap(({ team, person, localDate, answer }): SimulatedAnswer[] => {
    if (!answer || answer.sentiment === null) return [];
    const day = localDateAt(answer.submittedAt, companyTimeZone);
    return [
      { checkInDay: localDate, day, userId: people.get(person) ?? 0, teamId: idOf(team), value: answer.sentiment },
    ];
  });
  const byDay = groupRows(answers, ({ day }) => day);
  const byTeamAndDay = groupRows(checkIns, ({ team, localDate }) => `${idOf(team)} ${localDate}`);
  const teams = organisation.teams.map((team) => ({
    id: idOf(team),
    departmentId: team.department ? organisation.departments.indexOf(team.department) + 1 : null,
    size: team.plan.size,
    isWeekly: team.plan.frequencyId !== 1,
  }));
  return {
    name: 'the demo',
    days,
    answers: new Map(days.map((day) => [day, byDay.get(day) ?? []])),
    teams,
    leadByAdministrator: 1,
    teamsOn: (day) =>
      organisation.teams.map((team, at) => ({
        id: at + 1,
        departmentId: teams[at]?.departmentId ?? null,
        members: team.members.filter(({ joinedOn, leftOn }) => joinedOn <= day && (leftOn === null || leftOn > day))
          .length,
      })),
    completeOn: (day) =>
      teams.flatMap(({ id }) => {
        const its = byTeamAndDay.get(`${id} ${day}`) ?? [];
        const isComplete = its.every(
          ({ answer }) => answer && localDateAt(answer.submittedAt, companyTimeZone) === day,
        );
        return its.length > 0 && isComplete ? [id] : [];
      }),
  };
}
