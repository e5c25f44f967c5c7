import type { FrequencyId } from '#/lib/domain/calendar/due.ts';
import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ChosenBlocks } from '#/lib/domain/check-ins/questions/question-choice.ts';
import { BlockRecord, moodOf, type SaidInBlocks } from '#/prisma/seed/demo/blocks.ts';
import type { Climate } from '#/prisma/seed/demo/climate.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { type Habits, makeHabits, within } from '#/prisma/seed/demo/habits.ts';
import { makeAnswer, type SimulatedAnswer } from '#/prisma/seed/demo/make-answer.ts';
import { MotivationRecord } from '#/prisma/seed/demo/motivation-record.ts';
import type { DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { listSentCheckIns, type SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import type { StoryMoment } from '#/prisma/seed/demo/stories.ts';
import { demoAccounts } from '#/prisma/seed/demo-accounts.mjs';
import type { Random } from '#/prisma/seed/random.ts';

export interface SimulatedCheckIn extends SentCheckIn {
  readonly motivatorId: number | null;
  readonly motivatorType: number | null;
  readonly blocks: ChosenBlocks;
  readonly answer: SimulatedAnswer | null;
  /** Set if there is an answer. */
  readonly said: SaidInBlocks | null;
}

export interface SimulatedPerson {
  readonly person: DemoPerson;
  readonly checkIns: readonly SimulatedCheckIn[];
  readonly satisfactions: ReturnType<MotivationRecord['satisfactions']>;
}

interface Membership {
  readonly team: DemoTeam;
  readonly climateOn: (localDate: LocalDate) => Climate;
}

/** How much of a day's deviation remains on the next, and how far a single day deviates. */
const MOOD_CARRIED = 0.6;
const MOOD_SPREAD = 8;

/** Simulates a person's year: all check-ins in their teams, with answers. */
export function simulatePerson(
  random: Random,
  year: DemoYear,
  person: DemoPerson,
  memberships: readonly Membership[],
): SimulatedPerson {
  const habits = makeHabits(random.fork('habits'), year, person.country);
  const baselineOf = (motivatorId: number) => within(Math.round(1 + habits.satisfactionWith(motivatorId) / 25), 1, 5);
  const record = new MotivationRecord(person.priorities, baselineOf, addDays(person.joinedOn, 1));
  const blockRecord = new BlockRecord(random.fork('blocks'), year);
  const inOrder = memberships
    .flatMap(({ team, climateOn }) => listSentCheckIns(year, team, person).map((checkIn) => ({ checkIn, climateOn })))
    .sort((a, b) => a.checkIn.sentAt.getTime() - b.checkIn.sentAt.getTime());
  let moodNoise = 0;
  const checkIns = inOrder.map(({ checkIn, climateOn }): SimulatedCheckIn => {
    // Each check-in has its own stream, so that an additional one doesn't change the others.
    const own = random.fork(`${checkIn.team.plan.name}/${checkIn.localDate}`);
    moodNoise = MOOD_CARRIED * moodNoise + own.normal(0, MOOD_SPREAD);
    const climate = climateOn(checkIn.localDate);
    const question = record.ask(checkIn);
    const submittedAt = chooseSubmitTime(own, habits, climate.story, checkIn);
    const blocks = blockRecord.ask(checkIn);
    const isAnswered = submittedAt !== null && submittedAt <= year.now;
    return {
      ...checkIn,
      motivatorId: question?.motivatorId ?? null,
      motivatorType: question?.type ?? null,
      blocks,
      answer: isAnswered
        ? makeAnswer({ random: own, habits, record, climate, moodNoise }, checkIn, question, submittedAt)
        : null,
      said: isAnswered ? blockRecord.answer(checkIn, blocks, moodOf(habits, climate.mood, moodNoise)) : null,
    };
  });
  return { person, checkIns, satisfactions: record.satisfactions() };
}

const MINUTE_MS = 60_000;
/** Share of people who have already answered a live check-in. */
const LIVE_ANSWERED = 0.65;

interface Wait {
  readonly weight: number;
  /** Bounds of the minutes between sending and answering. */
  readonly minutes: readonly [number, number];
}

const waits: Readonly<Record<FrequencyId, readonly Wait[]>> = {
  1: [
    { weight: 5, minutes: [2, 45] },
    { weight: 3, minutes: [45, 300] },
    { weight: 1, minutes: [300, 720] },
    { weight: 1, minutes: [1080, 1380] },
  ],
  2: slowWaits(),
  3: slowWaits(),
  4: slowWaits(),
};

function slowWaits(): Wait[] {
  return [
    { weight: 5, minutes: [5, 300] },
    { weight: 2, minutes: [1080, 1560] },
    { weight: 2, minutes: [3960, 5760] },
  ];
}

/** Returns when a person answers a check-in, always before it closes, or null if they never do. */
function chooseSubmitTime(
  random: Random,
  habits: Habits,
  story: StoryMoment,
  { person, team, localDate, sentAt, closesAt, isLive }: SentCheckIn,
): Date | null {
  const willing = random.chance(Math.min(1, habits.responseRate * story.response));
  const [from, to] = random.pickWeighted(waits[team.plan.frequencyId], ({ weight }) => weight).minutes;
  const at = sentAt.getTime() + random.integer(from * 60, to * 60) * 1000;
  // Drawn for everyone, so that the stream stays the same once the check-in is no longer live.
  const isEarly = random.chance(LIVE_ANSWERED);
  if (!willing || habits.isAway(localDate)) return null;
  if (isLive && (!isEarly || isDemoAccount(person.email))) return null;
  return new Date(Math.min(at, closesAt.getTime() - MINUTE_MS));
}

function isDemoAccount(email: string): boolean {
  return demoAccounts.some((account) => account.email === email);
}
