import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { knownPeople, type PersonKey } from '#/prisma/seed/demo/known-people.ts';
import { DAYS_BEFORE_YEAR, type DemoPerson, PeopleMaker } from '#/prisma/seed/demo/people.ts';
import { type DepartmentPlan, departmentPlans, type TeamPlan, teamPlans } from '#/prisma/seed/demo/plan.ts';
import type { Random } from '#/prisma/seed/random.ts';

export interface DemoDepartment {
  readonly plan: DepartmentPlan;
  readonly leader: DemoPerson;
}

export interface DemoTeam {
  readonly plan: TeamPlan;
  readonly department: DemoDepartment | null;
  readonly leader: DemoPerson;
  readonly secondaryLeader: DemoPerson | null;
  /** Everyone who was a member at some time during the year. */
  readonly members: readonly DemoPerson[];
}

export interface DemoOrganisation {
  readonly createdOn: LocalDate;
  readonly founder: DemoPerson;
  readonly people: readonly DemoPerson[];
  readonly departments: readonly DemoDepartment[];
  readonly teams: readonly DemoTeam[];
}

/** Makes the people of the demo company and their positions in it; stores nothing. */
export function makeOrganisation(random: Random, year: DemoYear): DemoOrganisation {
  const maker = new PeopleMaker(random.fork('people'), year);
  const peopleByKey = new Map<PersonKey, DemoPerson>();
  for (const key of Object.keys(knownPeople) as PersonKey[]) peopleByKey.set(key, maker.makeKnown(knownPeople[key]));
  const who = (key: PersonKey): DemoPerson => {
    const person = peopleByKey.get(key);
    if (!person) throw new RangeError(`Nobody is called ${key}`);
    return person;
  };
  const departments = departmentPlans.map((plan) => ({ plan, leader: who(plan.leader) }));
  const teams = teamPlans.map((plan) => ({
    plan,
    department: departments.find((department) => department.plan === plan.department) ?? null,
    leader: who(plan.leader),
    secondaryLeader: plan.secondaryLeader && who(plan.secondaryLeader),
    members: [...plan.knownMembers.map(who), ...madeUpMembers(maker, plan)],
  }));
  const createdOn = addDays(year.start, -DAYS_BEFORE_YEAR);
  return { createdOn, founder: who('helen'), people: maker.people, departments, teams };
}

function madeUpMembers(maker: PeopleMaker, plan: TeamPlan): DemoPerson[] {
  const stayed = plan.size - plan.knownMembers.length - plan.joinMonths.length;
  return [
    ...Array.from({ length: stayed }, () => maker.makeUp(plan.countries, {})),
    ...plan.joinMonths.map((joinMonth) => maker.makeUp(plan.countries, { joinMonth })),
    ...plan.leaveMonths.map((leaveMonth) => maker.makeUp(plan.countries, { leaveMonth })),
  ];
}
