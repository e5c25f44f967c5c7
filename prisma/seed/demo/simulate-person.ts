import { addDays, type LocalDate } from '#/lib/domain/calendar/local-date.ts';
import type { ChosenBlocks } from '#/lib/domain/check-ins/questions/question-choice.ts';
import { BlockRecord, moodOf, type SaidInBlocks } from '#/prisma/seed/demo/blocks.ts';
import type { Climate } from '#/prisma/seed/demo/climate.ts';
import type { DemoYear } from '#/prisma/seed/demo/demo-year.ts';
import { makeHabits, within } from '#/prisma/seed/demo/habits.ts';
import { makeAnswer, type SimulatedAnswer } from '#/prisma/seed/demo/make-answer.ts';
import { MotivationRecord } from '#/prisma/seed/demo/motivation-record.ts';
import type { DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { listSentCheckIns, type SentCheckIn } from '#/prisma/seed/demo/schedule.ts';
import { chooseSubmitTime } from '#/prisma/seed/demo/submit-time.ts';
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

export interface Membership {
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
