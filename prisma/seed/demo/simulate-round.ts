import type { LocalDate } from '#/lib/domain/calendar/local-date.ts';
import { TYPE } from '#/lib/domain/pulses/constants.ts';
import { type DemoYear, monthOf } from '#/prisma/seed/demo/demo-year.ts';
import { within } from '#/prisma/seed/demo/habits.ts';
import type { DemoTeam } from '#/prisma/seed/demo/organisation.ts';
import type { DemoPerson } from '#/prisma/seed/demo/people.ts';
import { writtenAnswers } from '#/prisma/seed/demo/pulse-answers.ts';
import { type StoryMoment, storyAt } from '#/prisma/seed/demo/stories.ts';
import type { Random } from '#/prisma/seed/random.ts';

interface AskedQuestion {
  readonly text: string;
  readonly typeId: number;
  readonly pool?: readonly string[];
}

/** One recipient's answers: a value, an option's place, or a text for each question; null where they gave none. */
export interface SimulatedAnswers {
  readonly person: DemoPerson;
  readonly team: DemoTeam;
  /** Null for somebody who has not answered. */
  readonly answers: readonly (number | string | null)[] | null;
}

const USUAL_RESPONSE = 0.84;
const USUAL_AGREEMENT = 3.7;
/** Points of mood, of 100, that change an agreement by one. */
const MOOD_PER_STEP = 16;
const SHARE_WHO_WRITE = 0.4;

/** Lets the recipients of a round answer it, or not, according to their team's mood on that day. */
export function simulateRound(
  random: Random,
  year: DemoYear,
  round: {
    recipients: ReadonlyMap<DemoPerson, DemoTeam>;
    questions: readonly AskedQuestion[];
    localDate: LocalDate;
    response?: number;
  },
): SimulatedAnswers[] {
  const { recipients, questions, localDate, response = USUAL_RESPONSE } = round;
  return [...recipients].map(([person, team]) => {
    const chance = random.fork(person.email);
    const story = storyAt(team.plan.story, monthOf(year, localDate));
    const level = USUAL_AGREEMENT + (team.plan.mood + story.mood) / MOOD_PER_STEP + chance.normal(0, 0.4);
    const answers = questions.map((question) => answer(chance, question, { level, story }));
    return { person, team, answers: chance.chance(response * story.response) ? answers : null };
  });
}

function answer(random: Random, { text, typeId, pool = [] }: AskedQuestion, { level, story }: Feeling) {
  if (typeId === TYPE.open) return write(random, text, level);
  if (typeId === TYPE.choice) return random.pickWeighted([...pool.keys()], (place) => weightOf(place, story));
  return within(Math.round(random.normal(level, 0.7)), 1, 5);
}

interface Feeling {
  readonly level: number;
  readonly story: StoryMoment;
}

/** Bad times are full of unplanned work: the second and fourth option of the workload survey. */
function weightOf(place: number, { mood }: StoryMoment): number {
  const usual = [8, 3, 3, 1, 2][place] ?? 1;
  return place === 1 || place === 3 ? usual - mood / 4 : usual;
}

function write(random: Random, question: string, level: number): string | null {
  const { good, bad } = writtenAnswers[question] ?? { good: [], bad: [] };
  const texts = random.chance(within((level - 1) / 4, 0, 1)) ? good : bad;
  return texts.length > 0 && random.chance(SHARE_WHO_WRITE) ? random.pick(texts) : null;
}
