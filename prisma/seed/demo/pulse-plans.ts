import { addDays, addMonths, type LocalDate, mondayOf } from '#/lib/domain/calendar/local-date.ts';
import { instantAt, localDateAt } from '#/lib/domain/calendar/zoned-time.ts';
import { openDaysOf, type PulseFrequencyId, pulseDefaults } from '#/lib/domain/pulses/constants.ts';
import { dueDatesIn } from '#/lib/domain/pulses/schedule/due-dates.ts';
import { companyTimeZone, type DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import type { DemoOrganisation, DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { crunchTeamName } from '#/prisma/seed/demo/plan.ts';

const DAY_MS = 86_400_000;

export interface DemoRound {
  readonly localDate: LocalDate;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly isOpen: boolean;
}

/** A pulse of the demo company. */
export interface DemoPulse {
  readonly name: string;
  readonly creator: DemoPerson;
  readonly creatorRole: 'Administrator' | 'Department Leader' | 'Team Leader';
  /** Its ready-made survey. */
  readonly surveyId: number;
  readonly teams: readonly DemoTeam[];
  /** Null for a pulse that is asked once. */
  readonly frequency: PulseFrequencyId | null;
  readonly startDate: LocalDate | null;
  readonly endDate: LocalDate | null;
  readonly status: 'active' | 'ended' | 'draft';
  readonly madeAt: Date;
  readonly rounds: readonly DemoRound[];
}

/**
 * Returns the pulses of the demo company. There are a monthly check of every team, twelve weeks of workload in a
 * department, a retrospective and a draft. A team of that department went through a crunch, and its leader has just
 * begun the retrospective.
 */
export function planPulses({ now, today }: DemoYear, { founder, departments, teams }: DemoOrganisation): DemoPulse[] {
  const crunch = teams.filter(({ plan }) => plan.name === crunchTeamName);
  const department = departments.find((one) => crunch.some((team) => team.department === one));
  const teamLeader = crunch[0]?.leader;
  if (!department || !teamLeader) throw new RangeError(`Nobody leads the team ${crunchTeamName}.`);
  // Ten days ago, so that its last round has closed and none is due while someone tries the demo.
  const firstMonth = addMonths(addDays(today, -10), -11);
  const firstWeek = addDays(mondayOf(today), -13 * 7);
  const lastWeek = addDays(firstWeek, 11 * 7 + 6);
  const opensAt = new Date(now.getTime() - 3 * 3_600_000);
  return [
    {
      name: 'Team check',
      creator: founder,
      creatorRole: 'Administrator',
      surveyId: 1,
      teams,
      frequency: 3,
      startDate: firstMonth,
      endDate: null,
      status: 'active',
      madeAt: instantAt(addDays(firstMonth, -1), '09:12', companyTimeZone),
      rounds: pastRounds(3, firstMonth, today),
    },
    {
      name: 'Workload after the release',
      creator: department.leader,
      creatorRole: 'Department Leader',
      surveyId: 2,
      teams: teams.filter((team) => team.department === department),
      frequency: 2,
      startDate: firstWeek,
      endDate: lastWeek,
      status: 'ended',
      madeAt: instantAt(addDays(firstWeek, -3), '15:40', companyTimeZone),
      rounds: pastRounds(2, firstWeek, lastWeek),
    },
    {
      name: 'Looking back on the release',
      creator: teamLeader,
      creatorRole: 'Team Leader',
      surveyId: 10,
      teams: crunch,
      frequency: null,
      startDate: localDateAt(opensAt, companyTimeZone),
      endDate: null,
      status: 'active',
      madeAt: opensAt,
      rounds: [
        {
          localDate: localDateAt(opensAt, companyTimeZone),
          opensAt,
          closesAt: new Date(opensAt.getTime() + openDaysOf.once * DAY_MS),
          isOpen: true,
        },
      ],
    },
    {
      name: 'Our meetings',
      creator: teamLeader,
      creatorRole: 'Team Leader',
      surveyId: 8,
      teams: crunch,
      frequency: null,
      startDate: null,
      endDate: null,
      status: 'draft',
      madeAt: new Date(now.getTime() - DAY_MS),
      rounds: [],
    },
  ];
}

/** Returns the rounds that have opened and closed, in the company's time zone. */
function pastRounds(frequency: 2 | 3, startDate: LocalDate, to: LocalDate): DemoRound[] {
  const schedule = {
    startDate,
    endDate: null,
    opensAtOnce: false,
    recurringOn: true,
    frequency,
    days: pulseDefaults.days,
  };
  return dueDatesIn(schedule, startDate, to).map((localDate) => {
    const opensAt = instantAt(localDate, pulseDefaults.time, companyTimeZone);
    const closesAt = new Date(opensAt.getTime() + openDaysOf[frequency] * DAY_MS);
    return { localDate, opensAt, closesAt, isOpen: false };
  });
}
