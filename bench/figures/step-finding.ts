import type { SimulatedAnswer, SimulatedCompany } from '#/bench/figures/simulated-company.ts';
import type { PublishedBatch, PublishedDays } from '#/e2e/support/scenes/published-days.ts';
import { addDays, daysBetween, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { isBeyondChance } from '#/lib/domain/metrics/changes/classify-change.ts';
import { groupRows } from '#/lib/domain/metrics/scores/numbers.ts';
import type { Random } from '#/prisma/seed/random.ts';

const STEP = 20;
const MOVED = 10;
const STEPS_PER_GROUP = 20;
const BEFORE_DAYS = 28;

/** One group's published answers, with the day their batch is dated. */
type Dated = {
  readonly on: LocalDate;
  readonly checkInDay: LocalDate;
  readonly value: number;
  /** In a batch, each person counts once. */
  readonly weight: number;
};

export interface StepFinding {
  /** Days until the newest result has moved by half of a step of 20 points, for each step. */
  readonly days: number[];
  /** Whether four weeks are marked as changed from the previous four, by the step between them: 0, 10 or 20 points. */
  readonly marked: Readonly<Record<0 | 10 | 20, boolean[]>>;
}

/** Returns when a step in everyone's answers is visible in the results of a group, and how its changes are marked. */
export function findSteps(company: SimulatedCompany, batches: readonly PublishedBatch[], random: Random): StepFinding {
  const dated = batches.flatMap(({ day, answers }) =>
    [...groupRows(answers as readonly SimulatedAnswer[], ({ userId }) => userId).values()].flatMap((its) =>
      its.map(({ checkInDay, value }): Dated => ({ on: day, checkInDay, value, weight: 1 / its.length })),
    ),
  );
  const byDay = groupRows(dated, ({ on }) => on);
  const finding: StepFinding = { days: [], marked: { 0: [], 10: [], 20: [] } };
  // A step can only be on a day with check-ins.
  const checkInDays = new Set([...company.answers.values()].flat().map((answer) => answer.checkInDay));
  const days = company.days.slice(60, -40).filter((day) => checkInDays.has(day));
  for (let count = 0; count < STEPS_PER_GROUP; count++) {
    const step = random.pick(days);
    finding.days.push(daysUntilSeen(byDay, step));
    for (const height of [0, 10, 20] as const) {
      const marked = isMarked(byDay, step, height);
      if (marked !== null) finding.marked[height].push(marked);
    }
  }
  return finding;
}

export const companyBatches = ({ batches }: PublishedDays) => batches;
export const teamBatches = ({ batches }: PublishedDays, id: number) => batches.filter(({ teamId }) => teamId === id);

function meanOf(answers: readonly Dated[], step: LocalDate, height: number): number | null {
  if (answers.length === 0) return null;
  const sum = (of: (one: Dated) => number) => answers.reduce((total, one) => total + of(one), 0);
  return sum((one) => one.weight * (one.value - (one.checkInDay >= step ? height : 0))) / sum(({ weight }) => weight);
}

function daysUntilSeen(byDay: ReadonlyMap<LocalDate, Dated[]>, step: LocalDate): number {
  const days = [...byDay.keys()].sort();
  const before = days
    .filter((day) => day < step && day >= addDays(step, -BEFORE_DAYS))
    .flatMap((day) => byDay.get(day) ?? []);
  const base = meanOf(before, step, STEP) ?? Number.NaN;
  const moveDay = days.find((day) => day >= step && base - (meanOf(byDay.get(day) ?? [], step, STEP) ?? base) >= MOVED);
  // Results of a day are visible on the next.
  return moveDay === undefined ? Infinity : daysBetween(step, moveDay) + 1;
}

/** Returns null if one of the two periods has too few weeks to compare. */
function isMarked(byDay: ReadonlyMap<LocalDate, Dated[]>, step: LocalDate, height: number): boolean | null {
  const weekFrom = (day: LocalDate) =>
    meanOf(Array.from({ length: 7 }, (_, at) => byDay.get(addDays(day, at)) ?? []).flat(), step, height);
  const side = (first: LocalDate) =>
    [0, 7, 14, 21].map((days) => weekFrom(addDays(first, days))).filter((week) => week !== null);
  const [now, before] = [side(step), side(addDays(step, -BEFORE_DAYS))];
  return now.length < 3 || before.length < 3 ? null : isBeyondChance(now, before, 'week');
}
