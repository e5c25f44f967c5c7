import type { GivenAnswer, RunTeam } from '#/e2e/support/scenes/published-days.ts';
import { addDays, type LocalDate, weekday } from '#/lib/domain/calendar/local-date.ts';
import type { Random } from '#/prisma/seed/random.ts';

/** A person's answer on one day in one team. */
export interface SimulatedAnswer extends GivenAnswer {
  /** The day of the check-in. */
  readonly checkInDay: LocalDate;
}

/** A company day by day, as its daily runs see it. */
export interface SimulatedCompany {
  readonly name: string;
  readonly days: readonly LocalDate[];
  readonly answers: ReadonlyMap<LocalDate, readonly SimulatedAnswer[]>;
  readonly teamsOn: (day: LocalDate) => readonly RunTeam[];
  /** Returns the teams in which everyone asked has answered on that day. */
  readonly completeOn: (day: LocalDate) => readonly number[];
  /** The team that an administrator leads. */
  readonly leadByAdministrator: number;
  /** Usual size of each team, and whether it checks in weekly. */
  readonly teams: readonly { id: number; departmentId: number | null; size: number; isWeekly: boolean }[];
}

export interface CompanyPlan {
  readonly name: string;
  /** Sizes of each department's teams; those with a w check in weekly. */
  readonly departments: readonly (readonly (number | `${number}w`)[])[];
  readonly outside?: readonly (number | `${number}w`)[];
}

/** The simulated companies, from six people to 125. */
export const plans: readonly CompanyPlan[] = [
  { name: '6 people', departments: [], outside: [6] },
  { name: '12 (8 + 4)', departments: [[8, 4]] },
  { name: '12 (5 + 4 + 3)', departments: [[5, 4, 3]] },
  {
    name: '30',
    departments: [
      [8, 6],
      [7, 5, 4],
    ],
  },
  {
    name: '125',
    departments: [
      [10, 11, 7, 7],
      [7, 7, 3],
      [10, 9, 12, 8],
      ['6w', 6, 8],
    ],
    outside: ['6w', 8],
  },
];

export const START = '2026-01-05';
export const DAYS = 364;
const TUESDAY = 2;
/** Share of the answers that come a day late. */
const LATE = 0.12;
const SICK = 0.025;
const SPREAD = { person: 12, team: 6, answer: 15 };
/** A week at Christmas and nine days over the year, as days since its beginning. */
const HOLIDAYS = new Set([88, 91, 116, 144, 155, 178, 229, 271, 305, 350, 351, 352, 353, 354]);

interface Seat {
  readonly userId: number;
  readonly teamId: number;
  readonly from: number;
  readonly to: number;
}

interface Person {
  readonly mood: number;
  readonly turnout: number;
  readonly absent: ReadonlySet<number>;
}

/**
 * Simulates a year: working days, holidays, three absences of one or two weeks per person, and sick days. People answer
 * more or less often, some late; some leave, are replaced, move, or are in two teams.
 */
export function simulateCompany(plan: CompanyPlan, turnout: number, random: Random): SimulatedCompany {
  const all = [
    ...plan.departments.map((sizes, at) => ({ sizes, departmentId: at + 1 })),
    { sizes: plan.outside ?? [], departmentId: null },
  ];
  const teams = all
    .flatMap(({ sizes, departmentId }) =>
      sizes.map((size) => ({
        departmentId,
        size: Number.parseInt(`${size}`, 10),
        isWeekly: String(size).endsWith('w'),
      })),
    )
    .map((team, at) => ({ id: at + 1, ...team }));
  const seats = teams.flatMap((team) => fillSeats(team, teams, random));
  const seatsIn = (teamId: number, at: number) =>
    seats.filter((seat) => seat.teamId === teamId && seat.from <= at && at < seat.to);
  const people = new Map(seats.map(({ userId }) => [userId, makePerson(turnout, random.fork(`person/${userId}`))]));
  const moods = new Map(teams.map(({ id }) => [id, random.normal(0, SPREAD.team)]));
  const days = Array.from({ length: DAYS }, (_, at) => addDays(START, at));
  const answers = new Map<LocalDate, SimulatedAnswer[]>(days.map((day) => [day, []]));
  const complete = new Map<LocalDate, number[]>(days.map((day) => [day, []]));
  for (const [at, checkInDay] of days.entries()) {
    if (weekday(checkInDay) > 5 || HOLIDAYS.has(at)) continue;
    for (const { id: teamId, isWeekly } of teams) {
      if (isWeekly && weekday(checkInDay) !== TUESDAY) continue;
      const members = seatsIn(teamId, at);
      let inTime = 0;
      for (const { userId } of members) {
        const person = people.get(userId);
        if (!person || person.absent.has(at) || !random.chance(person.turnout)) continue;
        const felt = 62 + (moods.get(teamId) ?? 0) + person.mood + random.normal(0, SPREAD.answer);
        const isLate = random.chance(LATE);
        const day = addDays(checkInDay, isLate ? 1 : 0);
        answers.get(day)?.push({ checkInDay, day, userId, teamId, value: Math.min(100, Math.max(0, felt)) });
        inTime += isLate ? 0 : 1;
      }
      if (members.length > 0 && inTime === members.length) complete.get(checkInDay)?.push(teamId);
    }
  }
  const atOf = new Map(days.map((day, at) => [day, at]));
  const teamsOn = (day: LocalDate) =>
    teams.map(({ id, departmentId }) => ({ id, departmentId, members: seatsIn(id, atOf.get(day) ?? 0).length }));
  const leadByAdministrator = random.fork('administrator').pick(teams).id;
  return {
    name: plan.name,
    days,
    answers,
    teams,
    leadByAdministrator,
    teamsOn,
    completeOn: (day) => complete.get(day) ?? [],
  };
}

/**
 * Returns a team's seats. Of a hundred people, ten leave and eight of the ten are replaced; six move, six are in two
 * teams.
 */
function fillSeats(team: { id: number; size: number }, teams: readonly { id: number }[], random: Random): Seat[] {
  return Array.from({ length: team.size }, (_, at): Seat[] => {
    const userId = 100 * team.id + 2 * at;
    const other = random.pick(teams).id;
    const until = random.integer(30, DAYS - 30);
    const stay = { userId, teamId: team.id, from: 0, to: DAYS };
    const chance = random.next();
    if (chance < 0.08)
      return [
        { ...stay, to: until },
        { ...stay, userId: userId + 1, from: until + random.integer(14, 60) },
      ];
    if (chance < 0.1) return [{ ...stay, to: until }];
    if (chance < 0.16 && other !== team.id)
      return [
        { ...stay, to: until },
        { ...stay, teamId: other, from: until },
      ];
    if (chance < 0.22 && other !== team.id) return [stay, { ...stay, teamId: other }];
    return [stay];
  }).flat();
}

function makePerson(turnout: number, random: Random): Person {
  const absent = new Set<number>();
  for (let time = 0; time < 3; time++) {
    const summer = random.chance(0.5);
    const from = summer ? random.integer(170, 240) : random.integer(0, DAYS - 14);
    const length = 7 * random.integer(1, 2);
    for (let day = from; day < from + length; day++) absent.add(day);
  }
  for (let day = 0; day < DAYS; day++) if (random.chance(SICK)) absent.add(day);
  return { mood: random.normal(0, SPREAD.person), turnout: beta(turnout, 10, random), absent };
}

/**
 * Returns a random value of the beta distribution, by its mean and how narrow it is. Source: as a ratio of two gamma
 * distributions.
 */
function beta(mean: number, narrowness: number, random: Random): number {
  const [above, below] = [gamma(mean * narrowness, random), gamma((1 - mean) * narrowness, random)];
  return above / (above + below);
}

/** Returns a random value of the gamma distribution. Source: Marsaglia and Tsang 2000. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * random.next() ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = random.normal(0, 1);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}
